// Generates an OpenAPI document of the wire format from the SDK's endpoints.
import * as wire from '@fandeck/sdk/wire'
import { type Endpoint, OK } from '@fandeck/sdk/wire'
import * as z from 'zod'
import { domainText, type EndpointComment, endpointComments } from './openapi-comments.ts'
import { type Json, parameterShapeOf, shapeOf } from './openapi-shape.ts'

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
})

/** Whether an export of `@fandeck/sdk/wire` is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'auth' in value && 'reply' in value && 'path' in value

const SECURITY: Record<Endpoint['auth'], readonly Json[]> = {
  public: [],
  optional: [{ accessToken: [] }, {}],
  member: [{ accessToken: [] }],
  verified: [{ accessToken: [] }],
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A repeated key returns the first reply.',
  schema: { type: 'string', minLength: 8, maxLength: 64 },
}

const AGREED_AMOUNT = {
  name: 'Agreed-Amount',
  in: 'header',
  description:
    'The total in KRW that the member has agreed to pay. Another total is refused with PRICE_CHANGED; without the header, the price of the server holds (D83).',
  schema: { type: 'string', pattern: '^\\d{1,10}$' },
}

/** Returns a parameter with the description of its schema. */
const described = (parameter: Json, { description, ...schema }: Json): Json => ({
  ...parameter,
  description,
  schema,
})

function parametersOf({ path, params = {}, query, idempotent, priced }: Endpoint): Json[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => {
    const schema = params[name]
    const whole = { type: 'integer', minimum: 0, maximum: 2 ** 31 - 1 }
    return described(
      { name, in: 'path', required: true },
      parameterShapeOf(name, schema ? shapeOf(schema) : whole),
    )
  })
  const { properties, required } = ObjectSchema.parse(query ? shapeOf(query) : {})
  const inQuery = Object.entries(properties).map(([name, schema]) =>
    described({ name, in: 'query', required: required.includes(name) }, schema),
  )
  return [...inPath, ...inQuery, ...(idempotent ? [IDEMPOTENCY_KEY] : []), ...(priced ? [AGREED_AMOUNT] : [])]
}

const json = (schema: Json) => ({ 'application/json': { schema } })

/** Returns a form, whose files repeat the name of their field. */
function formOf(body: z.core.$ZodType): Json {
  const schema = shapeOf(body)
  const lists = Object.entries(ObjectSchema.parse(schema).properties).filter(
    ([, { type }]) => type === 'array',
  )
  const encoding = Object.fromEntries(lists.map(([name]) => [name, { style: 'form', explode: true }]))
  return { 'multipart/form-data': { schema, encoding } }
}

const bodyOf = (body: z.core.$ZodType, multipart = false): Json => ({
  required: true,
  content: multipart ? formOf(body) : json(shapeOf(body)),
})

const enveloped = (data: Json): Json => ({
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: OK, description: 'Success.' },
    message: { type: 'string', description: 'A sentence for the fan, in Korean.', examples: ['저장했어요.'] },
    data: { description: 'What the call returns.', ...data },
  },
})

const codesOf = ({ errors = {}, details = {} }: Endpoint) =>
  Object.entries(errors).map(([code, error]) => {
    const data = details[code]
    return { code, error, ...(data && { data: shapeOf(data) }) }
  })

function operationOf(name: string, endpoint: Endpoint, comment: EndpointComment | undefined): Json {
  const { auth, base, body, reply } = endpoint
  const codes = codesOf(endpoint)
  const parameters = parametersOf(endpoint)
  const shape = shapeOf(reply)
  return {
    operationId: name.replace(/Endpoint$/, ''),
    tags: comment && [comment.domain],
    summary: comment?.text.split(/[.;:](?: |$)/)[0],
    description: comment?.text,
    servers: [{ url: `{${base}Url}`, variables: { [`${base}Url`]: SERVERS[base] } }],
    'x-auth': auth,
    security: SECURITY[auth],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: bodyOf(body, endpoint.multipart) }),
    responses: {
      200: { description: 'The answer.', content: json(base === 'cdn' ? shape : enveloped(shape)) },
      '4XX': { $ref: '#/components/responses/Refusal' },
    },
    ...(codes.length > 0 && { 'x-codes': codes }),
  }
}

const SERVERS: Record<Endpoint['base'], Json> = {
  market: { default: 'http://localhost:8787', description: 'The option `marketUrl`.' },
  main: { default: 'http://localhost:8787', description: 'The option `mainUrl`.' },
  cdn: { default: 'http://localhost:8787/cdn', description: 'The option `cdnUrl`.' },
}

const REFUSAL = {
  type: 'object',
  required: ['status'],
  properties: {
    status: {
      type: 'string',
      pattern: '^\\d{3,4}$',
      description: 'The HTTP status, or `2009` when the session is no longer valid.',
      examples: ['409'],
    },
    message: {
      type: 'string',
      description: 'The message for the fan, in Korean.',
      examples: ['모두 팔렸어요.'],
    },
    code: {
      type: 'string',
      description: 'One of the operation’s `x-codes` or of those of all refusals, if programs can handle it.',
      examples: ['SOLD_OUT'],
    },
    data: { description: 'The details of the code.' },
  },
}

/** The codes that any operation can answer, for developers: the SDK reads the status. */
const ANY_CODES = [
  { code: 'BAD_REQUEST', description: 'The request does not fit the document.' },
  { code: 'LOGIN_REQUIRED', description: 'The request has no token.' },
  { code: 'NOT_VERIFIED', description: 'The member has not verified their identity.' },
  { code: 'NOT_FOUND', description: 'Nothing has this address.' },
  { code: 'NOT_JSON', description: 'The body is not `application/json`.' },
  { code: 'TOO_LARGE', description: 'The body is too large.' },
]

/** Returns the whole document. */
export function openApiDocument(): Json {
  const comments = endpointComments()
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(wire).toSorted(([a], [b]) => a.localeCompare(b, 'en'))) {
    if (!isEndpoint(endpoint)) continue
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const method = endpoint.method.toLowerCase()
    // `tokenOwnerEndpoint` decodes a part of the reply of `getUserInfoEndpoint`.
    if (name === 'tokenOwnerEndpoint') continue
    paths[path] = { ...paths[path], [method]: operationOf(name, endpoint, comments.get(name)) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fandeck',
      version: '1.0.0',
      description: 'The calls of `@fandeck/sdk`, as a backend answers them. `pnpm openapi` writes this file.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '{mainUrl}', variables: { mainUrl: SERVERS.main } }],
    tags: [...new Set([...comments.values()].map(({ domain }) => domain))]
      .toSorted()
      .map((name) => ({ name, description: domainText(name) })),
    paths: Object.fromEntries(Object.entries(paths).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Refusal: REFUSAL },
      responses: {
        Refusal: {
          description: 'A refusal.',
          content: json({ $ref: '#/components/schemas/Refusal' }),
          'x-codes': ANY_CODES,
        },
      },
    },
  }
}

/** Returns the text of `docs/openapi.json`. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`
