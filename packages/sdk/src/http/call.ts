import * as z from 'zod/mini'
import { type AnyInput, type Endpoint, type EndpointInput, type EndpointReply, pathOf } from './endpoint.ts'
import type { Envelope } from './envelope.ts'
import type { Http } from './http.ts'
import { settled } from './public-call.ts'

/** Options of a call; the last parameter of every public call. */
export interface CallOptions {
  /** Cancels the call, which then throws `http/aborted`. */
  signal?: AbortSignal | undefined
  /** Time limit for the complete reply, ms; the call then throws `http/timeout`. @default 10_000 */
  timeoutMs?: number | undefined
}

/** `bearer` replaces the session's token; a refusal of it does not end the session. */
type WithBearer = CallOptions & { bearer?: string | undefined }
interface Client {
  http: Http
}

const encode = (schema: z.core.$ZodType | undefined, value: unknown): object | undefined =>
  schema && Object(z.encode(schema, value))

/** Builds the request that calls `endpoint`. */
export const requestOf = (endpoint: Endpoint, input: AnyInput, options: WithBearer) => ({
  ...endpoint,
  path: pathOf(endpoint, input.params),
  route: endpoint.path,
  query: encode(endpoint.query, input.query),
  body: encode(endpoint.body, input.body),
  idempotencyKey: input.idempotencyKey,
  agreedAmount: input.agreedAmount,
  bearer: options.bearer,
  signal: options.signal,
  timeoutMs: options.timeoutMs ?? endpoint.timeoutMs,
})

/**
 * Calls an endpoint and returns its decoded reply.
 *
 * @throws a FandeckError with a code of the endpoint, or `http/bad-request` when the input does not match its schema
 */
export function call<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: EndpointInput<E>,
  options?: WithBearer,
): Promise<EndpointReply<E>>
export function call(
  { http }: Client,
  endpoint: Endpoint,
  input: AnyInput,
  options: WithBearer = {},
): Promise<unknown> {
  return settled(() => http.request(requestOf(endpoint, input, options)))
}

/** Calls an endpoint whose envelope status is the answer. */
export function callForEnvelope<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: EndpointInput<E>,
  options?: WithBearer,
): Promise<Envelope>
export function callForEnvelope(
  { http }: Client,
  endpoint: Endpoint,
  input: AnyInput,
  options: WithBearer = {},
): Promise<Envelope> {
  return settled(() => http.envelope(requestOf(endpoint, input, options)))
}
