import * as wire from '@fandeck/sdk/wire'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { isEndpoint, openApiDocument, openApiText } from '../scripts/openapi-document.ts'
import { read } from './repo.ts'

test('docs/openapi.json matches the endpoints; `pnpm openapi` writes it', () => {
  expect(read('docs/openapi.json')).toBe(openApiText())
})

test('docs/openapi.json passes the recommended rules of a linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Both paths are required: `/about/terms/` (S7.18), and `/minting/order/{orderId}` beside
      // `/minting/{dropId}/first`.
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
      // The defaults of the reference backend.
      'no-server-example.com': 'off',
    },
  })
  const problems = await lintFromString({ source: read('docs/openapi.json'), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('each operation has a summary and the errors of its endpoint', () => {
  const text = JSON.stringify(openApiDocument())
  expect(text.match(/"operationId"/g)?.length).toBeGreaterThan(35)
  expect(text.match(/"summary":"/g)?.length).toBe(text.match(/"operationId"/g)?.length)
  expect(text).toContain('"code":"NOT_VERIFIED","error":"claims/not-verified"')
  expect(text).toContain('"code":"NOT_OPEN","error":"drops/not-open","data"')
})

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the schemas of the fields in a schema, at any depth. */
function fieldsIn(schema: unknown): [name: string, field: Json][] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsIn)
  if (!isRecord(schema)) return []
  const own = isRecord(schema.properties) ? Object.entries(schema.properties) : []
  return [
    ...own.flatMap(([name, field]): [string, Json][] => (isRecord(field) ? [[name, field]] : [])),
    ...Object.values(schema).flatMap(fieldsIn),
  ]
}

/** Returns the example that a schema describes. */
function exampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return undefined
  const { examples, properties, items, anyOf, enum: choices } = schema
  if (Array.isArray(examples)) return examples[0]
  if ('const' in schema) return schema.const
  if (isRecord(properties))
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, exampleOf(field)] as const),
    )
  if (isRecord(items)) return [exampleOf(items)]
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0])
  return Array.isArray(choices) ? choices[0] : schema.type === 'object' ? {} : undefined
}

test('every field says what it means, and every text, number and choice has an example', () => {
  const fields = fieldsIn(openApiDocument())
  expect(fields.length).toBeGreaterThan(1000)
  expect(fields.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([])
  const plain = fields.filter(([, { type }]) =>
    ['string', 'integer', 'number'].includes(String([type].flat()[0])),
  )
  expect(plain.filter(([, field]) => exampleOf(field) === undefined).map(([name]) => name)).toEqual([])
})

/**
 * Endpoints without an example: the first decodes a part of another reply, a campaign has its own JSON Schema, and popups
 * have two shapes (D13), which the document does not describe.
 */
const WITHOUT_EXAMPLE = new Set([
  'tokenOwnerEndpoint',
  'getCampaignEndpoint',
  'getMainPopupsEndpoint',
  'getPopupNoticesEndpoint',
])

const Content = z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })
const Operation = z.object({ responses: z.object({ 200: Content }), requestBody: z.optional(Content) })

/** Returns the endpoints with their operations in the document. */
function operations() {
  const { paths } = openApiDocument()
  return Object.entries(wire).flatMap(([name, endpoint]) => {
    if (!isEndpoint(endpoint) || WITHOUT_EXAMPLE.has(name)) return []
    const methods = isRecord(paths) ? paths[endpoint.path.replace(/:(\w+)/g, '{$1}')] : undefined
    const found = isRecord(methods) ? methods[endpoint.method.toLowerCase()] : undefined
    return [{ name, endpoint, operation: Operation.parse(found) }]
  })
}

const exampleIn = ({ content }: z.output<typeof Content>) => exampleOf(Object.values(content)[0]?.schema)
const problemOf = (name: string, codec: z.core.$ZodType, example: unknown) => {
  const { error } = z.safeDecode(codec, example as never)
  return error ? [`${name}: ${z.prettifyError(error)}`] : []
}

test('the SDK reads the example of every reply', () => {
  const unread = operations().flatMap(({ name, endpoint: { base, reply }, operation }) => {
    const example = exampleIn(operation.responses[200])
    return problemOf(name, reply, base === 'cdn' || !isRecord(example) ? example : example.data)
  })
  expect(unread).toEqual([])
})

test('a backend reads the example of every body', () => {
  const unread = operations().flatMap(({ name, endpoint: { body, multipart }, operation }) =>
    body && operation.requestBody && !multipart
      ? problemOf(name, body, exampleIn(operation.requestBody))
      : [],
  )
  expect(unread).toEqual([])
})
