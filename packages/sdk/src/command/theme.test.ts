import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadShop } from './load-shop.ts'
import { writeShop } from './new.ts'

const NOW = Date.UTC(2026, 10, 27)
let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'theme-')), 'shop')
  await writeShop(folder, '서울 라이온즈')
})
afterEach(() => rm(folder, { recursive: true }))

/** The faults of a shop with this theme. */
const themed = async (theme: object) => {
  const file = join(folder, 'shop.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/"theme": \{[^}]*\}/, `"theme": ${JSON.stringify(theme)}`))
  return (await loadShop(folder, NOW)).faults.filter((fault) => fault.file === 'shop.json')
}

test('a theme whose text is hard to read is a warning, by its scheme', async () => {
  const theme = { '--fd-primary': 'light-dark(#c4122f, #ff6b7d)', '--fd-on-primary': '#ffffff' }
  expect(await themed(theme)).toEqual([
    {
      file: 'shop.json',
      line: 13,
      path: 'theme.--fd-on-primary',
      expected: '4.5:1 on --fd-primary in dark; it has 2.7:1',
      level: 'warning',
    },
  ])
})

test('a theme has both colours of a pair, and other values are not judged', async () => {
  const theme = { '--fd-primary': '#c4122f', '--fd-ink': 'var(--a)', '--fd-bg': 'rgb(0 0 0 / 1%)' }
  expect((await themed(theme)).map(({ path, expected }) => `${path}: ${expected}`)).toEqual([
    'theme.--fd-primary: --fd-on-primary beside it, the text on this colour',
  ])
})

test.each([
  [{ primary: 'red' }, 'a custom property of the widgets'],
  [{ '--fd-bg': 'url(https://a.example/x.png)' }, 'a value of CSS without an address'],
  [{ '--fd-bg': 'red;} body{display:none' }, 'a value of CSS without an address'],
  [{ '--fd-bg': 'image-set("https://a.example/x.png" 1x)' }, 'a value of CSS without an address'],
])('the theme %o is refused', async (theme, expected) => {
  const [fault, ...others] = await themed(theme)
  expect(others).toEqual([])
  expect(fault).toMatchObject({ level: 'error', expected: expect.stringContaining(expected) })
})
