import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openApiDocument, openApiText } from '../scripts/openapi-document.ts'
import { exampleOf, isRecord, operationsIn, schemaIn } from './openapi/operations.ts'
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
  expect(text.match(/"summary":"[^"]*\([^)"]*"/g)).toBeNull()
  expect(text).toContain('"code":"NOT_VERIFIED","error":"claims/not-verified"')
  expect(text).toContain('"code":"NOT_OPEN","error":"drops/not-open","data"')
})

type Json = Record<string, unknown>
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

test('every field says what it means, and every text, number and choice has an example', () => {
  const fields = fieldsIn(openApiDocument())
  expect(fields.length).toBeGreaterThan(1000)
  expect(fields.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([])
  const plain = fields.filter(([, { type }]) =>
    ['string', 'integer', 'number'].includes(String([type].flat()[0])),
  )
  expect(plain.filter(([, field]) => exampleOf(field) === undefined).map(([name]) => name)).toEqual([])
})

const document = openApiDocument()

test('every parameter in a path says what it means, with an example', () => {
  const silent = operationsIn(document).flatMap(({ name, operation }) =>
    operation.parameters
      .filter((one) => one.in === 'path' && (!one.description || exampleOf(one.schema) === undefined))
      .map((one) => `${name} ${one.name}`),
  )
  expect(silent).toEqual([])
})

const problemOf = (name: string, codec: z.core.$ZodType, example: unknown) => {
  const { error } = z.safeDecode(codec, example as never)
  return error ? [`${name}: ${z.prettifyError(error)}`] : []
}

test('the SDK reads the example of every reply', () => {
  const unread = operationsIn(document).flatMap(({ name, endpoint: { base, reply }, operation }) => {
    const example = exampleOf(schemaIn(operation.responses[200]))
    return problemOf(name, reply, base === 'cdn' || !isRecord(example) ? example : example.data)
  })
  expect(unread).toEqual([])
})

test('a backend reads the example of every body', () => {
  const unread = operationsIn(document).flatMap(({ name, endpoint: { body }, operation }) =>
    body && operation.requestBody ? problemOf(name, body, exampleOf(schemaIn(operation.requestBody))) : [],
  )
  expect(unread).toEqual([])
})
