// Returns what the wire fields of the SDK's schemas mean: the doc comments of their fields in TypeScript, by schema.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const SOURCES = join(import.meta.dirname, '../packages/sdk/src')

/** What a field of a schema means. */
export interface FieldWords {
  description?: string | undefined
}

function textOf(node: ts.Node): string | undefined {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  return ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ').trim()
}

const nameOf = ({ name }: ts.NamedDeclaration): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** The declarations of all `*.schema.ts`. */
interface Declarations {
  interfaces: Map<string, ts.InterfaceDeclaration>
  /** The initial values of constants. */
  constants: Map<string, ts.Expression>
}

function declarations(): Declarations {
  const interfaces: Declarations['interfaces'] = new Map()
  const constants: Declarations['constants'] = new Map()
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.schema.ts'))) {
    const path = join(SOURCES, file)
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    for (const statement of source.statements) {
      if (ts.isInterfaceDeclaration(statement)) interfaces.set(statement.name.text, statement)
      if (!ts.isVariableStatement(statement)) continue
      for (const one of statement.declarationList.declarations) {
        const name = nameOf(one)
        if (name !== undefined && one.initializer) constants.set(name, one.initializer)
      }
    }
  }
  return { interfaces, constants }
}

/** Returns the doc comments of the fields of an interface and of those it extends, by name. */
function wordsOf(name: string, { interfaces }: Declarations): Map<string, string> {
  const found = interfaces.get(name)
  const words = new Map<string, string>()
  for (const { types } of found?.heritageClauses ?? [])
    for (const { expression, typeArguments } of types)
      for (const part of [expression, ...(typeArguments ?? [])])
        for (const [field, text] of wordsOf(part.getText(), { interfaces, constants: new Map() }))
          words.set(field, text)
  for (const member of found?.members ?? []) {
    const field = nameOf(member)
    const text = textOf(member)
    if (field !== undefined && text) words.set(field, text)
  }
  return words
}

/** Removes what only the compiler reads. */
function withoutType(expression: ts.Expression): ts.Expression {
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return withoutType(expression.expression)
  return expression
}

/** Returns the fields of an object literal, with those that it spreads. */
function fieldsOf(
  literal: ts.Expression | undefined,
  all: Declarations,
): { field: string; wireName: string; text: string | undefined }[] {
  const value = literal && withoutType(literal)
  if (!value) return []
  if (ts.isIdentifier(value)) return fieldsOf(all.constants.get(value.text), all)
  if (!ts.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return fieldsOf(property.expression, all)
    if (!ts.isPropertyAssignment(property)) return []
    const field = nameOf(property)
    const pair = property.initializer
    const [first] = ts.isArrayLiteralExpression(pair) ? pair.elements : []
    if (field === undefined || !first || !ts.isStringLiteral(first)) return []
    return [{ field, wireName: first.text, text: textOf(property) }]
  })
}

/** Returns the interface that a schema satisfies. */
function interfaceOf(name: string, expression: ts.Expression): string {
  if (!ts.isSatisfiesExpression(expression)) return name
  return /Codec<(\w+)/.exec(expression.type.getText())?.[1] ?? name
}

/** Returns what the fields of each `wireObject` mean, by the name of the schema and the wire name. */
export function fieldWords(): Map<string, ReadonlyMap<string, FieldWords>> {
  const all = declarations()
  const found = new Map<string, ReadonlyMap<string, FieldWords>>()
  for (const [name, expression] of all.constants) {
    const call = withoutType(expression)
    if (!ts.isCallExpression(call) || call.expression.getText() !== 'wireObject') continue
    const words = wordsOf(interfaceOf(name, expression), all)
    const fields = fieldsOf(call.arguments[0], all).map(
      ({ field, wireName, text }) => [wireName, { description: text ?? words.get(field) }] as const,
    )
    found.set(name, new Map(fields))
  }
  return found
}
