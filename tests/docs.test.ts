import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { files, read } from './repo.ts'

/** Where the READMEs of packages find the rest of the repository. */
const REPOSITORY = 'https://github.com/fandeck/fandeck/blob/main/'
const Published = z.object({ files: z.array(z.string()) })

/** Returns the paths and the addresses in the repository that a document links. */
const linksOf = (file: string) =>
  Array.from(read(file).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target).filter(
    (target) => target.startsWith(REPOSITORY) || !/^(https?|mailto):/.test(target),
  )

describe('documentation', () => {
  test("a widget's README shows its compiled example", () => {
    const examples = files('packages/widgets/src/**/*.example.tsx')
    const other = examples.filter(
      (example) => !read(join(example, '../README.md')).includes(`\`\`\`tsx\n${read(example)}\`\`\``),
    )
    expect(examples.length).toBeGreaterThan(0)
    expect(other).toEqual([])
  })

  test('the README of the widgets links that of each widget', () => {
    const table = read('packages/widgets/README.md')
    const own = files('packages/widgets/src/*/README.md')
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter((file) => !table.includes(`](${REPOSITORY}${file})`))).toEqual([])
  })

  test('the guides show the apps of the integration tests, and the recipe of tests as it runs', () => {
    const guide = read('docs/guides/getting-started.md')
    const shown = [...guide.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code]) => code)
    const apps = [
      'html/index.html',
      'vite-react/src/main.tsx',
      ...['layout.tsx', 'page.tsx', 'providers.tsx', 'sale.tsx'].map((file) => `next/app/${file}`),
      ...['vite.config.js', 'src/main.ts', 'src/App.vue'].map((file) => `vue/${file}`),
      'node/drop.mjs',
    ].map((file) => read(`tests/integration/apps/${file}`))
    expect(shown.filter((code = '') => !/^np(m install|x) /.test(code))).toEqual(apps)
    expect(read('docs/guides/testing.md')).toContain(`\`\`\`ts\n${read('tests/recipe.test.ts')}\`\`\``)
  })

  test('every link into the repository leads to a file', () => {
    const all = new Set(files('*'))
    const broken = [...files('*.md'), 'docs/llms.txt'].flatMap((file) =>
      linksOf(file).flatMap((target) => {
        const isWhole = target.startsWith(REPOSITORY)
        const path = isWhole ? target.slice(REPOSITORY.length) : join(file, '..', target).replace(/\/$/, '')
        return all.has(path) || [...all].some((known) => known.startsWith(`${path}/`))
          ? []
          : [`${file}: ${target}`]
      }),
    )
    expect(broken).toEqual([])
  })

  test.each(['sdk', 'react', 'widgets'])(
    'the README of @fandeck/%s links nothing that its package leaves out',
    (name) => {
      const { files: published } = Published.parse(JSON.parse(read(`packages/${name}/package.json`)))
      const inside = ['README.md', 'LICENSE', 'package.json', ...published]
      const dead = linksOf(`packages/${name}/README.md`).filter(
        (target) =>
          !target.startsWith(REPOSITORY) && !inside.some((path) => `${target}/`.startsWith(`${path}/`)),
      )
      expect(dead).toEqual([])
    },
  )
})
