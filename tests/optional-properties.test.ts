// `exactOptionalPropertyTypes` of an integrator tells `{ nickname?: string }` from one that may be `undefined`.
import ts from 'typescript'
import { expect, test } from 'vitest'
import { files, read } from './repo.ts'

const SHIPPED = files('packages/*/src/*.ts', 'packages/*/src/*.tsx').filter(
  (file) => !/\.(test|test-helper|stories|fixtures|example)\.|\/stories\//.test(file),
)

function acceptsUndefined(type: ts.TypeNode | undefined): boolean {
  if (!type) return true
  if (ts.isUnionTypeNode(type)) return type.types.some(acceptsUndefined)
  if (ts.isParenthesizedTypeNode(type)) return acceptsUndefined(type.type)
  return /^(undefined|any|unknown|ReactNode)$/.test(type.getText())
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Returns the optional properties of the exported types of a file that refuse `undefined`. */
function refusing(file: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  function visit(node: ts.Node): void {
    if (ts.isPropertySignature(node) && node.questionToken && !acceptsUndefined(node.type))
      found.push(`${file}: ${node.getText()}`)
    ts.forEachChild(node, visit)
  }
  source.statements.filter(isExported).forEach(visit)
  return found
}

test('every optional property of a public type accepts `undefined`', () => {
  expect(SHIPPED.length).toBeGreaterThan(400)
  expect(SHIPPED.flatMap(refusing)).toEqual([])
})
