// `pnpm campaign:schema`: writes the JSON Schema of a campaign's document, which editors read through `$schema`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as wire from '@fandeck/sdk/wire'
import ts from 'typescript'
import * as z from 'zod'

const SOURCES = join(import.meta.dirname, '../packages/sdk/src/campaigns')
const FILE = join(import.meta.dirname, '../packages/sdk/campaigns.schema.json')
const NAMES = ['document', 'sections', 'boards', 'values'].map((name) => `campaigns.${name}.schema.ts`)

interface Comment {
  text: string | undefined
  fields: Record<string, string>
}

const commentOf = (node: ts.Node): string | undefined => {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  return ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ').trim()
}

/** Returns the text without its unit: in a document, a time is a text. */
const withoutUnit = (text: string | undefined) =>
  text?.replace(/^Epoch ms\./, '').replace(/, epoch ms\./, '.')

/** Returns the doc comments of the interfaces of a file and of their fields, by name, which the schemas share. */
function commentsIn(file: string): Map<string, Comment> {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(SOURCES, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
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

/** Returns the text of `campaigns.schema.json`; the doc comments of the interfaces are its descriptions. */
export function campaignSchemaText(): string {
  const comments = new Map(NAMES.flatMap((file) => [...commentsIn(file)]))
  const names = new Map<unknown, string>(Object.entries(wire).map(([name, value]) => [value, name]))
  const schema = z.toJSONSchema(wire.Campaign, {
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
  return `${JSON.stringify({ ...schema, title: 'A campaign of Fandeck' }, null, 2)}\n`
}

if (import.meta.main) writeFileSync(FILE, campaignSchemaText())
