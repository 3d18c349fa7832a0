// What docs/maintainers/security.md promises is what tests are named after.
import ts from 'typescript'
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

const ID = /\bSEC-\d+\b/g

/** Returns the bullets of the section, one text each. */
function promises(): string[] {
  const [, section = ''] = read('docs/maintainers/security.md').split('## What is promised\n')
  return (section.split('\n## ')[0] ?? '').split(/^\* /m).slice(1)
}

/** Returns the names of the tests in a file; those of `test.each` are arguments of the second call. */
function testNames(file: string): string[] {
  const names: string[] = []
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(source))) {
      const [name] = node.arguments
      if (name && ts.isStringLiteralLike(name)) names.push(name.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

test('each promise of docs/maintainers/security.md has its own id, and a test that is named after it', () => {
  const ids = promises().map((bullet) => /^\*\*(SEC-\d+) /.exec(bullet)?.[1])
  expect(ids.length).toBeGreaterThan(10)
  expect(ids).toEqual(ids.map((_, at) => `SEC-${at + 1}`))
  const named = files('*.test.ts', '*.test.tsx')
    .filter((file) => read(file).includes('SEC-'))
    .flatMap(testNames)
    .flatMap((name) => [...name.matchAll(ID)].map(([id]) => id))
  expect([...new Set(named)].toSorted()).toEqual(ids.toSorted())
})
