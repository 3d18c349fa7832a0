// A schema of the SDK as JSON Schema, which editors read through `$schema`; the doc comments of the interfaces are its
// descriptions.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import * as z from 'zod'

interface Comment {
  text: string | undefined
  fields: Record<string, string>
}

/** Returns the comment of a node, with its default. */
function commentOf(node: ts.Node): string | undefined {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ').trim()
  const fallback = doc?.tags?.find(({ tagName }) => tagName.text === 'default')
  const value = ts.getTextOfJSDocComment(fallback?.comment)?.replace(/\s+/g, ' ').trim()
  return value ? `${text ?? ''} Default: ${value}.`.trim() : text
}

/** Returns the text without its unit: in a document, a time is a text. */
const withoutUnit = (text: string | undefined) =>
  text?.replace(/^Epoch ms\./, '').replace(/, epoch ms\./, '.')

/** Returns the doc comments of the interfaces of a file and of their fields, by name, which the schemas share. */
function commentsIn(file: string): Map<string, Comment> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found = new Map<string, Comment>()
  for (const one of source.statements.filter(ts.isInterfaceDeclaration)) {
    const fields: Record<string, string> = {}
    for (const member of one.members) {
      const text = withoutUnit(commentOf(member))
      if (text) fields[member.name?.getText(source) ?? ''] = text
    }
    found.set(one.name.text, { text: commentOf(one), fields })
  }
  return found
}

/**
 * Returns the text of a JSON Schema.
 *
 * @param named the schemas by the names of their interfaces
 * @param sources the files that declare the interfaces
 */
export function jsonSchemaText(
  schema: z.core.$ZodType,
  title: string,
  { named, sources }: { named: object; sources: readonly string[] },
): string {
  const comments = new Map(sources.flatMap((file) => [...commentsIn(file)]))
  const names = new Map<unknown, string>(Object.entries(named).map(([name, value]) => [value, name]))
  const written = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      const comment = comments.get(names.get(zodSchema) ?? '')
      if (comment?.text && jsonSchema.type === 'object') jsonSchema.description = comment.text
      for (const [field, description] of Object.entries(comment?.fields ?? {})) {
        const property = jsonSchema.properties?.[field]
        // A copy, because schemas that occur twice are one object here.
        if (jsonSchema.properties && typeof property === 'object')
          jsonSchema.properties[field] = { ...property, description }
      }
    },
  })
  return `${JSON.stringify({ ...written, title }, null, 2)}\n`
}
