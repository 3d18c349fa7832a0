import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { read } from './repo.ts'

const Target = z.union([z.string(), z.record(z.string(), z.unknown())])
const Exports = z.record(z.string(), Target)
const Manifest = z.object({ exports: Exports, publishConfig: z.object({ exports: Exports }) })

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
})
