// Prism, a mock server, on the OpenAPI document, and the SDK that calls it.
import { createFandeck } from '@fandeck/sdk'
import { aSessionRecord, memoryStorage } from '@fandeck/sdk/testing'
import { seoulTime } from '@fandeck/sdk/wire'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import * as z from 'zod'
import { call } from '../../packages/sdk/src/http/call.ts'
import { getFile } from '../../packages/sdk/src/http/file.ts'
import { callMultipart } from '../../packages/sdk/src/http/multipart.ts'
import { FandeckError } from '../../packages/sdk/src/kernel/errors.ts'
import { type Described, exampleOf, operationsIn, schemaIn } from './operations.ts'

type Json = Record<string, unknown>

/** How Prism makes a reply: from examples, or from the schemas by a seed; `code` asks for a refusal. */
export interface Mock {
  dynamic: boolean
  seed?: string
  code?: number
}

/** What the SDK made of the replies of all operations. */
export interface Reading {
  operations: number
  read: number
  refused: number
  /** The operations whose reply or request did not fit, with the reason. */
  faults: string[]
}

/** Returns the input of a call by the examples of its parameters and of its body. */
function inputOf({ endpoint, operation }: Described) {
  const valuesIn = (place: string): [name: string, value: unknown][] =>
    operation.parameters
      .filter((one) => one.in === place)
      .map(({ name, schema }) => [name, exampleOf(schema)])
  const decoded = (schema: z.core.$ZodType | undefined, value: unknown) =>
    schema ? z.parse(z.unknown(), z.decode(schema, z.parse(z.any(), value))) : value
  const params = valuesIn('path').map(
    ([name, value]) => [name, decoded(endpoint.params?.[name], value)] as const,
  )
  const body = operation.requestBody && exampleOf(schemaIn(operation.requestBody))
  return {
    params: Object.fromEntries(params),
    query: Object(endpoint.query && decoded(endpoint.query, Object.fromEntries(valuesIn('query')))),
    body: Object(endpoint.body && decoded(endpoint.body, body)),
    idempotencyKey: 'a-key-of-a-test',
    ...(endpoint.priced && { agreedAmount: 12_000 }),
  }
}

/** Serves a document by Prism on a free port, calls every operation by the SDK, and stops. */
export async function readAll(document: Json, mock: Mock): Promise<Reading> {
  const server = createServer(await getHttpOperationsFromSpec(structuredClone(document)), {
    cors: true,
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      // A reply that does not fit its own schema is an error, too.
      errors: true,
      upstreamProxy: undefined,
      mock,
    },
  })
  try {
    const url = await server.listen(0, '127.0.0.1')
    return await readFrom(url, document, mock)
  } finally {
    await server.close()
  }
}

async function readFrom(url: string, document: Json, { code }: Mock): Promise<Reading> {
  const storage = { storage: memoryStorage(), sessionStorage: memoryStorage() }
  const fandeck = createFandeck(
    { marketUrl: url, mainUrl: url, cdnUrl: url },
    { ...storage, logger: { warn() {}, error() {} } },
  )
  const expired = z.encode(seoulTime, Date.now() + 1_800_000)
  fandeck.session.begin(aSessionRecord({ expired }))
  const faults: string[] = []
  fandeck.on('http:dropped', ({ error }) => void faults.push(error.message))
  const counts = { operations: 0, read: 0, refused: 0 }
  for (const described of operationsIn(document)) {
    counts.operations++
    const { name, endpoint } = described
    const { base, multipart } = endpoint
    try {
      const input = inputOf(described)
      if (base === 'cdn') await getFile(fandeck, endpoint)
      else if (multipart) await callMultipart(fandeck, { ...endpoint, multipart }, input)
      else await call(fandeck, endpoint, input)
      counts.read++
    } catch (error) {
      const isRefusal =
        error instanceof FandeckError && error.status === code && error.code !== 'http/bad-reply'
      if (code !== undefined && isRefusal) counts.refused++
      else faults.push(`${name}: ${error instanceof FandeckError ? error.code : ''} ${String(error)}`)
    }
  }
  return { ...counts, faults }
}
