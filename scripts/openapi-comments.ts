// Returns the doc comments of the SDK's endpoints by endpoint name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const SOURCES = join(import.meta.dirname, '../packages/sdk/src')

/** Returns the text of a doc comment in one line. */
function textOf(node: ts.Node): string | undefined {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  return ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ').trim()
}

/** Returns the comments in all `*.endpoints.ts`. */
export function endpointComments(): Map<string, string> {
  const comments = new Map<string, string>()
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.endpoints.ts'))) {
    const path = join(SOURCES, file)
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      const comment = textOf(statement)
      for (const { name } of statement.declarationList.declarations) {
        if (comment !== undefined) comments.set(name.getText(source), comment)
      }
    }
  }
  return comments
}
