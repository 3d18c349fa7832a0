import { basename } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { CORE_STEPS, LONG_STEPS } from '../scripts/rings.ts'
import { files, read } from './repo.ts'
import { filesRunBy } from './run-files.ts'

const ROW = /\bS\d+\.\d+\b/g
const rows = new Set(
  [...read('docs/maintainers/requirements.md').matchAll(/^\| (S\d+\.\d+) /gm)].map(([, id = '']) => id),
)

/** What skips tests, always or on some machines. */
const SKIPPING: ReadonlySet<string> = new Set(['skip', 'skipIf', 'runIf', 'todo'])

/** Whether a call such as `describe.skipIf(…).each(…)` may skip its tests. */
const maySkip = (callee: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(callee)
    ? SKIPPING.has(callee.name.text) || maySkip(callee.expression)
    : ts.isCallExpression(callee) && maySkip(callee.expression)

/** Returns the words of the names of the tests in a file that no condition skips: titles, and the strings of the tables that `each` inserts. */
function namesIn(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      names.push(node.text)
    }
    if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) ts.forEachChild(node, collect)
  }
  /** Matches the calls that name tests, such as `test`, `test.each(…)` and `describe.only`. */
  const isNaming = (callee: ts.Expression): boolean =>
    ts.isIdentifier(callee)
      ? ['test', 'it', 'describe'].includes(callee.text)
      : ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
        ? isNaming(callee.expression)
        : false
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isNaming(node.expression)) {
      if (maySkip(node.expression)) return
      if (ts.isCallExpression(node.expression)) node.expression.arguments.forEach(collect)
      for (const title of node.arguments.slice(0, 1)) collect(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const tests = files('*.test.ts', '*.test.tsx')
const tables = files('*.cases.ts')
const named = new Map(
  [...tests, ...tables].map((file) => [file, namesIn(file).flatMap((name) => name.match(ROW) ?? [])]),
)
const proved = new Set([...named.values()].flat())

/** Returns the rows that tests of the files name, also by tables that they import. */
function rowsOf(running: ReadonlySet<string>): Set<string> {
  const imported = tables.filter((table) =>
    tests.some((file) => running.has(file) && read(file).includes(`/${basename(table)}'`)),
  )
  return new Set([...running, ...imported].flatMap((file) => named.get(file) ?? []))
}

describe('coverage of the requirements', () => {
  test('a test names existing rows only', () => {
    const unknown = [...named].flatMap(([file, ids]) =>
      ids.filter((id) => !rows.has(id)).map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  test('a covered row stays covered', () => {
    const covered = read('tests/covered-rows.txt').trim().split('\n')
    const added = [...proved].filter((id) => !covered.includes(id))
    if (added.length > 0) process.stdout.write(`Add to tests/covered-rows.txt: ${added.join(' ')}\n`)
    expect(covered.filter((id) => !proved.has(id))).toEqual([])
  })

  test('a command runs a test of each row: `npm test` or `npm run test:all`', async () => {
    const run = rowsOf(await filesRunBy([...CORE_STEPS, ...LONG_STEPS]))
    expect([...proved].filter((id) => !run.has(id))).toEqual([])
  })

  test('the rows without a test are listed', () => {
    const missing = [...rows].filter((id) => !proved.has(id))
    process.stdout.write(
      `${proved.size} of ${rows.size} rows are named by a test. Not yet: ${missing.join(' ')}\n`,
    )
    expect(rows.size).toBeGreaterThan(290)
  })
})
