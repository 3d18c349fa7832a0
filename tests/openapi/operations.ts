// The operations of the OpenAPI document, with the endpoints of the SDK that call them.

import type { Endpoint } from '@fandeck/sdk/wire'
import * as wire from '@fandeck/sdk/wire'
import * as z from 'zod'
import { isEndpoint } from '../../scripts/openapi-document.ts'

type Json = Record<string, unknown>

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const Schema = z.object({ schema: z.unknown() })
const Content = z.object({ content: z.record(z.string(), Schema) })
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  description: z.optional(z.string()),
  schema: z.unknown(),
})
const Operation = z.object({
  responses: z.object({ 200: Content }),
  requestBody: z.optional(Content),
  parameters: z._default(z.array(Parameter), []),
})

/** An endpoint of the SDK and its operation in a document. */
export interface Described {
  name: string
  endpoint: Endpoint
  operation: z.output<typeof Operation>
}

/** Returns the endpoints with their operations in a document, without those that share another one's. */
export function operationsIn(document: Json): Described[] {
  const { paths } = document
  return Object.entries(wire).flatMap(([name, endpoint]) => {
    if (!isEndpoint(endpoint) || name === 'tokenOwnerEndpoint') return []
    const methods = isRecord(paths) ? paths[endpoint.path.replace(/:(\w+)/g, '{$1}')] : undefined
    const found = isRecord(methods) ? methods[endpoint.method.toLowerCase()] : undefined
    return [{ name, endpoint, operation: Operation.parse(found) }]
  })
}

/** Returns the schema of the first media type. */
export const schemaIn = ({ content }: z.output<typeof Content>): unknown => Object.values(content)[0]?.schema

/** Returns the example that a schema describes. */
export function exampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return undefined
  const { examples, properties, items, anyOf, enum: choices } = schema
  if (Array.isArray(examples)) return examples[0]
  if (schema.format === 'binary') return new File(['x'], 'x.png', { type: 'image/png' })
  if ('const' in schema) return schema.const
  if (isRecord(properties))
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, exampleOf(field)] as const),
    )
  if (isRecord(items)) return [exampleOf(items)]
  if (Array.isArray(anyOf)) return exampleOf(anyOf[0])
  return Array.isArray(choices) ? choices[0] : schema.type === 'object' ? {} : undefined
}
