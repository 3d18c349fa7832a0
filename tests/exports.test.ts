import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { read } from './repo.ts'

const Target = z.union([z.string(), z.record(z.string(), z.unknown())])
const Exports = z.record(z.string(), Target)
const Manifest = z.object({ exports: Exports, publishConfig: z.object({ exports: Exports }) })

const About = z.object({
  homepage: z.url(),
  repository: z.object({ type: z.string(), url: z.string(), directory: z.string() }),
  keywords: z.array(z.string()),
})

const withoutSource = (target: z.output<typeof Target>) =>
  typeof target === 'string'
    ? target
    : Object.fromEntries(Object.entries(target).filter(([key]) => key !== 'fandeck-source'))

describe('exports', () => {
  test.each(['sdk', 'react', 'widgets'])(
    '@fandeck/%s publishes what it develops, without the sources (S10.8)',
    (name) => {
      const { exports, publishConfig } = Manifest.parse(JSON.parse(read(`packages/${name}/package.json`)))
      expect(Object.keys(publishConfig.exports)).toEqual(Object.keys(exports))
      for (const [path, target] of Object.entries(exports)) {
        const published = publishConfig.exports[path]
        if (typeof published === 'object') expect(published).toEqual(withoutSource(target))
      }
    },
  )

  test.each(['sdk', 'react', 'widgets'])(
    '@fandeck/%s names its place in the repository, from which npm resolves the links of its README',
    (name) => {
      const { homepage, repository, keywords } = About.parse(
        JSON.parse(read(`packages/${name}/package.json`)),
      )
      expect(repository).toEqual({
        type: 'git',
        url: 'git+https://github.com/fandeck/fandeck.git',
        directory: `packages/${name}`,
      })
      expect(homepage).toContain(`/tree/main/${repository.directory}`)
      expect(keywords.length).toBeGreaterThan(3)
    },
  )
})
