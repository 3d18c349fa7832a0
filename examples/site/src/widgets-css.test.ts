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

test('the sheets of the site have the rules of every widget', () => {
  const sheets = ['widgets.css', 'layout/account.css', 'layout/members.css', 'routes/campaign/sheet.css']
  expect(sheets.flatMap(importedBy).toSorted()).toEqual(offered.toSorted())
})

test.each(['layout/account.css', 'layout/members.css', 'routes/campaign/sheet.css', 'routes/drop/gate.css'])(
  '%s repeats no rules of every page',
  (sheet) => {
    const added = importedBy(sheet)
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter((name) => ofEveryPage.includes(name))).toEqual([])
  },
)
