import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const base = createRequire(import.meta.url).resolve('@fandeck/widgets/rules/base.css')
const offered = globSync('*.css', { cwd: dirname(base) }).map((file) => basename(file, '.css'))

/** The widgets whose rules a sheet of the site imports. */
const importedBy = (sheet: string) =>
  [
    ...readFileSync(join(import.meta.dirname, sheet), 'utf8').matchAll(
      /^@import "@fandeck\/widgets\/rules\/([\w-]+)\.css"/gm,
    ),
  ].map(([, name = '']) => name)

const ofEveryPage = importedBy('widgets.css')

/** The sheets of layouts and pages that import rules. */
const ofSomePages = globSync('{layout,routes/*}/*.css', { cwd: import.meta.dirname }).filter(
  (sheet) => importedBy(sheet).length > 0,
)

test('the sheets of the site have the rules of every widget', () => {
  const imported = new Set(['widgets.css', ...ofSomePages].flatMap(importedBy))
  expect([...imported].toSorted()).toEqual(offered.toSorted())
})

test('control: the sheets are found', () => {
  expect(ofSomePages).toEqual(expect.arrayContaining(['layout/account.css', 'routes/campaign/sheet.css']))
})

test.each(ofSomePages)('%s repeats no rules of every page', (sheet) => {
  expect(importedBy(sheet).filter((name) => ofEveryPage.includes(name))).toEqual([])
})
