// The operations of `docs/openapi.json`, with checks of what they say.
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as z from 'zod/mini'

const FILE = new URL('../../../../docs/openapi.json', import.meta.url)

const Schema = z.record(z.string(), z.unknown())
export type Schema = z.output<typeof Schema>

const Content = z.object({ content: z.record(z.string(), z.object({ schema: Schema })) })
const Codes = z._default(z.array(z.object({ code: z.string(), data: z.optional(Schema) })), [])
const Operation = z.object({
  operationId: z.string(),
  servers: z.array(z.object({ url: z.string() })),
  'x-auth': z.string(),
  parameters: z._default(
    z.array(
      z.object({ name: z.string(), in: z.string(), required: z.optional(z.boolean()), schema: Schema }),
    ),
    [],
  ),
  requestBody: z.optional(Content),
  responses: z.object({ 200: Content }),
  'x-codes': Codes,
})
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.object({ Refusal: Schema }),
    responses: z.object({ Refusal: z.object({ 'x-codes': Codes }) }),
  }),
})

/** One operation of the document. */
export interface Described extends z.output<typeof Operation> {
  method: string
  path: string
}

const { paths, components } = Document.parse(JSON.parse(readFileSync(FILE, 'utf8')))
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const compiled = new WeakMap<Schema, ValidateFunction>()

/** Returns where a value differs from a schema; `undefined` when it fits. */
export function misfit(schema: Schema, value: unknown): string | undefined {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  return validate(value) ? undefined : ajv.errorsText(validate.errors)
}

/** Every operation of the document. */
export const operations: readonly Described[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
  })),
)

/** Returns the schema of the first media type. */
export const schemaIn = ({ content }: z.output<typeof Content>): Schema =>
  Object.values(content)[0]?.schema ?? {}

/** Returns how an answer differs from what the document says of the operation; `undefined` when it fits. */
export function differs(operation: Described, status: number, body: unknown): string | undefined {
  if (status === 200) return misfit(schemaIn(operation.responses[200]), body)
  if (status < 400 || status > 499) return `the status ${status} is not documented`
  const found = misfit(components.schemas.Refusal, body)
  const { code, data } = z.parse(
    z.object({ code: z.optional(z.string()), data: z.optional(z.unknown()) }),
    Object(body),
  )
  if (found !== undefined || code === undefined) return found
  const known = [...operation['x-codes'], ...components.responses.Refusal['x-codes']]
  const declared = known.find((one) => one.code === code)
  if (!declared) return `the code ${code} is not documented`
  return declared.data && data !== undefined ? misfit(declared.data, data) : undefined
}
