import * as z from 'zod/mini'

/**
 * The authorisation of an endpoint. `optional` sends the session's token if there is one (the neutral token, D4);
 * `verified` requires a member with a verified identity, which the server checks (D73).
 */
export type Auth = 'public' | 'optional' | 'member' | 'verified'

/** An endpoint as data: the SDK calls it, a backend mounts it, the fake server answers it, OpenAPI lists it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The server: the market API, the main API or the CDN, whose files have no envelope. */
  base: 'market' | 'main' | 'cdn'
  /** A path such as `/minting/:dropId`. */
  path: string
  auth: Auth
  /** Schemas of the path parameters that are not integers. */
  params?: Record<string, z.core.$ZodType<string | number>> | undefined
  query?: z.core.$ZodType<object> | undefined
  body?: z.core.$ZodType<object> | undefined
  /** Sends the body as `multipart/form-data`; fields are texts, and lists of files. */
  multipart?: true | undefined
  /** The schema of the reply's `data`. */
  reply: z.core.$ZodType
  /** Maps the server's codes to SDK codes, such as `{ SOLD_OUT: 'drops/sold-out' }`. */
  errors?: Readonly<Record<string, string>> | undefined
  /** The schemas of the `data` of refusals, by server code. */
  details?: Readonly<Record<string, z.core.$ZodType>> | undefined
  /** Requires an `Idempotency-Key`: the server answers a repeated key with its first reply. */
  idempotent?: true | undefined
  /** Takes the total in KRW that the member has agreed to pay in the header `Agreed-Amount` (D83). */
  priced?: true | undefined
  /** Rejects an envelope whose status is a number, because the text decides (S8.6). */
  textStatus?: true | undefined
  /** A backend may lack the route: its 404 is an error of the call as ever, but no mistake to report. */
  optional?: true | undefined
  /** Disables automatic retries, even with a key. */
  once?: true | undefined
  /** Time limit for the complete reply, ms. @default 10_000 */
  timeoutMs?: number | undefined
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path parameters of an endpoint: integers, unless `params` specifies a schema. */
export type EndpointParams<E extends Endpoint> = {
  [Name in ParamNames<E['path']>]: E extends { params: Record<Name, infer S> } ? z.output<S> : number
}
type Part<E extends Endpoint, Key extends 'query' | 'body'> =
  E extends Record<Key, infer S> ? Record<Key, z.output<S>> : unknown

/** The input common to all calls. */
export interface AnyInput {
  params?: object | undefined
  query?: object | undefined
  body?: object | undefined
  idempotencyKey?: string | undefined
  agreedAmount?: number | undefined
}

/** The input of a call to an endpoint. */
export type EndpointInput<E extends Endpoint> = AnyInput &
  ([ParamNames<E['path']>] extends [never] ? unknown : { params: EndpointParams<E> }) &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown)

/** The decoded reply of an endpoint. */
export type EndpointReply<E extends Endpoint> = z.output<E['reply']>

/**
 * Declares an endpoint. Its doc comment becomes the summary in `docs/openapi.json`.
 *
 * @example
 * const getDropEndpoint = endpoint({ method: 'GET', base: 'main', path: '/minting/:dropId', auth: 'public', reply: Drop })
 */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** Integers have no schema, which would be bytes of every page. */
function segmentOf(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (schema) return z.encode(schema, value)
  return Number.isSafeInteger(value) ? value : ''
}

/**
 * Returns the path with its parameters checked, inserted and encoded: it has as many segments as the template.
 *
 * @throws for a value that its schema refuses, and for an empty text, `.` and `..`, which lead to another route
 */
export const pathOf = ({ path, params = {} }: Pick<Endpoint, 'path' | 'params'>, values: object = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const segment = encodeURIComponent(`${segmentOf(params[name], Reflect.get(values, name))}`)
    if (/^\.{0,2}$/.test(segment)) throw new TypeError(`${name} is no segment of a path.`)
    return segment
  })
