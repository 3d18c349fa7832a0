// Tables of the guides, and the sheets, name what the code has.
import { constants } from '@fandeck/sdk'
import { koErrors } from '@fandeck/widgets'
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

test('docs/guides/errors.md has a row with cause and remedy for each error code', () => {
  const rows = read('docs/guides/errors.md').matchAll(/^\| `([a-z]+\/[a-z-]+)` \| [^|]+ \| [^|]+ \|$/gm)
  expect(Array.from(rows, ([, code]) => code).toSorted()).toEqual(Object.keys(koErrors).toSorted())
})

test('docs/guides/theming.md has a row with the value of each token', () => {
  const [sheet = ''] = read('packages/widgets/src/theme/tokens.css').split('/* light-dark() resolves where')
  const tokens = Array.from(sheet.matchAll(/(--fd-[\w-]+):\s*([^;]+);/g), ([, name, value = '']) => [
    name,
    value.replace(/\s+/g, ' ').replace(/^light-dark\((.+)\)$/, '$1'),
  ])
  const rows = Array.from(
    read('docs/guides/theming.md').matchAll(/^\| `(--fd-[\w-]+)` \| `([^`]+)` \|(?: `([^`]+)` \|)?/gm),
    ([, name, value, dark]) => [name, dark === undefined || dark === value ? value : `${value}, ${dark}`],
  )
  expect(tokens.length).toBeGreaterThan(50)
  expect(rows).toEqual(tokens)
})

test('each token of tokens.css is used, and each token that is used exists or has a value where it is used', () => {
  const declared = new Set(read('packages/widgets/src/theme/tokens.css').match(/--fd-[\w-]+(?=\s*:)/g))
  const sources = ['css', 'ts', 'tsx'].flatMap((type) =>
    files(`packages/widgets/src/*.${type}`, `examples/site/src/*.${type}`),
  )
  const uses = sources.flatMap((file) => [...read(file).matchAll(/var\(\s*(--fd-[\w-]+)\s*([,)])/g)])
  const used = new Set(uses.map(([, name]) => name))
  expect([...declared].filter((name) => !used.has(name))).toEqual([])
  // A campaign sets the colours of its team, and a page its own font for headings.
  const missing = uses.flatMap(([, name = '', end]) => (declared.has(name) || end === ',' ? [] : [name]))
  expect([...new Set(missing)].filter((name) => !/^--fd-(team|font-family-display)/.test(name))).toEqual([])
})

test('S9.1 the sheets of widgets and site change at the exported breakpoints only', () => {
  const widths = files('packages/widgets/src/*.css', 'examples/site/src/*.css').flatMap((file) =>
    Array.from(read(file).matchAll(/@media \((?:min-width:|width >=) (\d+)px\)/g), ([, width]) =>
      Number(width),
    ),
  )
  expect(widths).toContain(768)
  const known: readonly number[] = constants.breakpoints
  expect(widths.filter((width) => !known.includes(width))).toEqual([])
  const others = files('packages/widgets/src/*.css', 'examples/site/src/*.css').filter((file) =>
    /@media[^{]*(?:max-width|width <|width >[^=])/.test(read(file)),
  )
  expect(others).toEqual([])
})
