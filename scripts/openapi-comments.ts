// Returns the doc comments of the SDK's endpoints, and their domains, by endpoint name.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const SOURCES = join(import.meta.dirname, '../packages/sdk/src')

/** Returns the text of a doc comment in one line. */
function textOf(node: ts.Node): string | undefined {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  return ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ').trim()
}

/** Returns the first sentence of the comment at the head of a domain. */
export function domainText(domain: string): string {
  const index = readFileSync(join(SOURCES, domain, 'index.ts'), 'utf8')
  const [, block, line] = /^(?:\/\*\*([\s\S]*?)\*\/|\/\/(.*))/.exec(index) ?? []
  const words = (block ?? line ?? '').replaceAll(/\n \* ?/g, ' ').replace(/@module[\s\S]*/, '')
  const [first = ''] = words.trim().split(/\.(?: |$)|;/)
  return `${first}.`
}

/** What the source says of an endpoint. */
export interface EndpointComment {
  /** Its doc comment in one line. */
  text: string
  /** The folder of its `*.endpoints.ts`. */
  domain: string
}

/** Returns the comments in all `*.endpoints.ts`. */
export function endpointComments(): Map<string, EndpointComment> {
  const comments = new Map<string, EndpointComment>()
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.endpoints.ts'))) {
    const path = join(SOURCES, file)
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      const text = textOf(statement)
      for (const { name } of statement.declarationList.declarations) {
        if (text !== undefined) comments.set(name.getText(source), { text, domain: dirname(file) })
      }
    }
  }
  return comments
}
