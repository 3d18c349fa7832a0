import type * as z from 'zod/mini'

/**
 * Who may call an endpoint. `optional` sends the session's token when there is one (the neutral token, D4); `verified`
 * needs a member whose identity is verified, which the server decides (D73).
 */
export type Auth = 'public' | 'optional' | 'member' | 'verified'

/** One endpoint as data: the SDK calls it, a backend mounts it, the fake server answers it, OpenAPI lists it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The server: the market's, the main one, or the CDN, whose files have no envelope. */
  base: 'market' | 'main' | 'cdn'
  /** Such as `/minting/:dropId`. */
  path: string
  auth: Auth
  /** Schemas of path parameters that are not whole numbers. */
  params?: Record<string, z.core.$ZodType<string | number>>
  query?: z.core.$ZodType<object>
  body?: z.core.$ZodType<object>
  /** The schema of the answer's `data`. */
  reply: z.core.$ZodType
  /** The server's codes and the SDK's names for them, such as `{ SOLD_OUT: 'drops/sold-out' }`. */
  errors?: Readonly<Record<string, string>>
  /** By the server's code, the schema of the `data` that a refusal carries. */
  details?: Readonly<Record<string, z.core.$ZodType>>
  /** Requires an `Idempotency-Key`: the server answers a repeated key with its first answer. */
  idempotent?: true
  /** Never retried automatically, even with a key. */
  once?: true
  /** Limit for the whole answer, ms. @defaultValue 10_000 */
  timeoutMs?: number
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path parameters of an endpoint: whole numbers, unless `params` says otherwise. */
export type EndpointParams<E extends Endpoint> = {
  [Name in ParamNames<E['path']>]: E extends { params: Record<Name, infer S> } ? z.output<S> : number
}
type Part<E extends Endpoint, Key extends 'query' | 'body'> =
  E extends Record<Key, infer S> ? Record<Key, z.output<S>> : unknown

/** The parts that any call may have. */
export interface AnyInput {
  params?: Record<string, string | number>
  query?: object
  body?: object
  idempotencyKey?: string
}

/** What a call of an endpoint needs. */
export type EndpointInput<E extends Endpoint> = AnyInput &
  ([ParamNames<E['path']>] extends [never] ? unknown : { params: EndpointParams<E> }) &
  Part<E, 'query'> &
  Part<E, 'body'> &
  (E extends { idempotent: true } ? { idempotencyKey: string } : unknown)

/** What an endpoint answers with, decoded. */
export type EndpointReply<E extends Endpoint> = z.output<E['reply']>

/**
 * Declares an endpoint.
 *
 * @example
 * const getDropEndpoint = endpoint({ method: 'GET', base: 'main', path: '/minting/:dropId', auth: 'public', reply: Drop })
 */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

/** The path with its parameters encoded. */
export const pathOf = ({ path }: Pick<Endpoint, 'path'>, params: Record<string, string | number> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
