// The HTTP reference: a page for each tag of the OpenAPI document.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { ROOT } from './sources.ts'

const Schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), Schema).optional()
  },
  get items() {
    return Schema.optional()
  },
  get anyOf() {
    return z.array(Schema).optional()
  },
  get oneOf() {
    return z.array(Schema).optional()
  },
})
type Schema = z.infer<typeof Schema>

const Content = z.record(z.string(), z.object({ schema: Schema.optional() }))
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  description: z.string(),
  servers: z.array(z.object({ url: z.string() })).optional(),
  'x-auth': z.string(),
  'x-codes': z
    .array(z.object({ code: z.string(), error: z.string().optional(), description: z.string().optional() }))
    .optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: Schema.optional(),
      }),
    )
    .optional(),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })),
})
type Operation = z.infer<typeof Operation>
const Document = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const code = (text: string) => (text === '' ? '' : `\`${cell(text)}\``)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return `${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}\n`
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && !schema.properties) return [...new Set(choices.map(typeOf))].join(' | ')
  const type = [schema.type ?? 'any'].flat().join(' | ')
  return schema.items ? `${typeOf(schema.items)}[]` : type
}

/** Returns a row for each field, and for the fields of its objects and lists. */
function fieldRows(schema: Schema, prefix = ''): string[][] {
  if (schema.items) return fieldRows(schema.items, `${prefix}[]`)
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const optional = schema.required?.includes(name) ? '' : '?'
    const example = field.examples?.[0]
    const meaning = `${field.description ?? ''}${example === undefined ? '' : ` Such as ${code(JSON.stringify(example))}.`}`
    return [[code(path + optional), code(typeOf(field)), cell(meaning)], ...fieldRows(field, path)]
  })
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => fieldRows(one, prefix))
  return [...own, ...choices].filter(
    ([name], at, all) => all.findIndex(([other]) => other === name) === at || name === undefined,
  )
}

const FIELDS = ['Field', 'Type', 'Meaning']

function operationText(method: string, path: string, operation: Operation): string {
  const { operationId, description, parameters = [], requestBody, responses } = operation
  const bodies = Object.entries(requestBody?.content ?? {})
  const reply = responses['200']?.content?.['application/json']?.schema
  const data = reply?.properties?.data ?? reply
  const base = operation.servers?.[0]?.url ?? '{marketUrl}'
  const parts = [
    `## ${operationId}\n\n\`${method.toUpperCase()} ${base}${path}\`\n\n${description}\n\nWho may call it: ${operation['x-auth']}.\n\n`,
    table(
      ['Parameter', 'In', 'Type', 'Meaning'],
      parameters.map(({ name, in: where, required, schema, description = '' }) => [
        code(name + (required ? '' : '?')),
        where,
        code(schema ? typeOf(schema) : 'string'),
        cell(description),
      ]),
    ),
    ...bodies.map(
      ([type, { schema }]) =>
        `Body, \`${type}\`:\n\n${table(FIELDS, schema ? fieldRows(schema) : []) || 'No fields.\n\n'}`,
    ),
  ]
  const replyRows = data ? fieldRows(data) : []
  if (replyRows.length > 0) parts.push(`Reply, in \`data\`:\n\n${table(FIELDS, replyRows)}`)
  const codes = (operation['x-codes'] ?? []).map(({ code: wire, error = '', description = '' }) => [
    code(wire),
    error === '' ? cell(description) : `[${code(error)}](/guides/errors.md)`,
  ])
  parts.push(table(['Code of a refusal', 'In the SDK'], codes))
  return parts.join('')
}

/** Returns the pages of the HTTP reference by their path. */
export function httpPages(): Record<string, string> {
  const { tags, paths } = Document.parse(JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8')))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const of = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag))
  const pages = tags.map(({ name, description }) => [
    `http/${name}`,
    `# HTTP: ${name}\n\n${description}\n\n${of(name)
      .map(({ method, path, operation }) => operationText(method, path, operation))
      .join('')}`,
  ])
  const list = tags.map(({ name, description }) => [
    `[${name}](/http/${name}.md)`,
    cell(description),
    of(name)
      .map(
        ({ operation }) =>
          `[\`${operation.operationId}\`](/http/${name}.md#${operation.operationId.toLowerCase()})`,
      )
      .join(' '),
  ])
  return {
    'http/index': `# HTTP reference\n\nThe calls that a backend answers, from the [OpenAPI document](/openapi.json). Every reply is \`{ status, message, data }\`; a refusal has a \`code\` ([error codes](/guides/errors.md)).\n\n${table(['Domain', 'Contents', 'Operations'], list)}`,
    ...Object.fromEntries(pages),
  }
}
