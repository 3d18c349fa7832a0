import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { files, read } from './repo.ts'

const ROW = /\bS\d+\.\d+\b/g
const rows = new Set(
  [...read('docs/maintainers/requirements.md').matchAll(/^\| (S\d+\.\d+) /gm)].map(([, id = '']) => id),
)

/** Returns the words of all test names in a file: titles, and the strings of the tables that `each` inserts. */
function namesIn(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const names: string[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      names.push(node.text)
    }
    if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) ts.forEachChild(node, collect)
  }
  /** Matches the calls that name tests, such as `test`, `test.each(…)` and `describe.skip`. */
  const isNaming = (callee: ts.Expression): boolean =>
    ts.isIdentifier(callee)
      ? ['test', 'it', 'describe'].includes(callee.text)
      : ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
        ? isNaming(callee.expression)
        : false
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isNaming(node.expression)) {
      if (ts.isCallExpression(node.expression)) node.expression.arguments.forEach(collect)
      for (const title of node.arguments.slice(0, 1)) collect(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

const named = new Map(
  files('*.test.ts', '*.test.tsx', '*.cases.ts').map((file) => [
    file,
    namesIn(file).flatMap((name) => name.match(ROW) ?? []),
  ]),
)
const proved = new Set([...named.values()].flat())

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

  test('the rows without a test are listed', () => {
    const missing = [...rows].filter((id) => !proved.has(id))
    process.stdout.write(
      `${proved.size} of ${rows.size} rows are named by a test. Not yet: ${missing.join(' ')}\n`,
    )
    expect(rows.size).toBeGreaterThan(290)
  })
})
