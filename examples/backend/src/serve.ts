import type { Endpoint, EndpointParams } from '@fandeck/sdk/wire'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type Callers, callerReader } from './auth/caller.ts'
import type { TokenOwner } from './auth/tokens.ts'
import type { Cache } from './cache.ts'
import type { Backend } from './context.ts'
import { formOf } from './form.ts'
import { CDN } from './images/urls.ts'
import { notFound, Problem } from './problem.ts'
import { AgreedAmount, body as bodyOf, IdempotencyKey, jsonBody, ok, parse } from './reply.ts'
import { declare } from './routes.ts'

/** An endpoint of the SDK; `accepted` makes the Idempotency-Key optional. */
type Served = Omit<Endpoint, 'idempotent'> & { idempotent?: true | 'accepted' }

type Part<E, Key extends string> =
  E extends Record<Key, infer S extends z.core.$ZodType> ? z.output<S> : undefined
type Key<E> = E extends { idempotent: true }
  ? string
  : E extends { idempotent: 'accepted' }
    ? string | undefined
    : undefined

/** The result of a handler; an endpoint without data returns none. */
type Reply<E extends Served> = z.output<E['reply']> extends undefined ? unknown : z.output<E['reply']>

/** A request before its body is read. */
export interface Head<E extends Served> {
  c: Context
  params: EndpointParams<Omit<E, 'idempotent'> & Endpoint>
  query: Part<E, 'query'>
  caller: Callers[E['auth']]
  idempotencyKey: Key<E>
  /** The total in KRW that the caller has agreed to pay, of an endpoint that takes it (D83). */
  agreedAmount: number | undefined
}

/** A request, decoded by the endpoint's schemas. */
export interface Request<E extends Served> extends Head<E> {
  body: Part<E, 'body'>
}

/** The options of a mounted endpoint. */
export interface ServeOptions<E extends Served> {
  /** Wraps the rest of the request, which reads the body first; can refuse before that. */
  within?(request: Head<E>, work: () => Promise<Response>): Promise<Response>
  /** The refusal of a body that does not fit its schema, if programs can handle its code. */
  badBody?: () => Problem
  /** What caches may keep of a successful reply. @default nothing */
  cache?: Cache
  /** Answers members who have withdrawn, too, while their token lasts: the first answer may have been lost. */
  evenWithdrawn?: true
}

/** Handles requests; a method, so that `serve` can store handlers of all endpoints as one type. */
interface Handling<E extends Served> {
  handle(request: Request<E>): Reply<E> | Promise<Reply<E>>
}

/** A request of any endpoint. */
interface AnyHead {
  c: Context
  params: Record<string, unknown>
  query: unknown
  caller: TokenOwner | undefined
  idempotencyKey: string | undefined
  agreedAmount: number | undefined
}
interface AnyOptions {
  within?(request: AnyHead, work: () => Promise<Response>): Promise<Response>
  badBody?: () => Problem
  cache?: Cache
  evenWithdrawn?: true
}

/** An endpoint whose older clients send no Idempotency-Key. */
export const acceptingNoKey = <E extends Endpoint & { idempotent: true }>(
  endpoint: E,
): Omit<E, 'idempotent'> & { idempotent: 'accepted' } => ({ ...endpoint, idempotent: 'accepted' })

/** The maximum of a whole number in a path: that of the database's columns. */
const MOST = 2 ** 31 - 1

function wholeNumber(text: string): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : MOST + 1
  if (value > MOST) throw notFound()
  return value
}

function paramsOf({ path, params = {} }: Served, c: Context): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const text = c.req.param(name) ?? ''
    const schema = params[name]
    const value = schema ? z.safeParse(schema, text) : { success: true, data: wholeNumber(text) }
    if (!value.success) throw notFound()
    read[name] = value.data
  }
  return read
}

function keyOf({ idempotent }: Served, c: Context): string | undefined {
  const key = c.req.header('idempotency-key')
  if (idempotent === undefined || (idempotent === 'accepted' && key === undefined)) return undefined
  return parse(IdempotencyKey, key)
}

function agreedAmountOf({ priced }: Served, c: Context): number | undefined {
  const given = priced && c.req.header('agreed-amount')
  return given ? parse(AgreedAmount, given) : undefined
}

/** A public endpoint requires a JSON content type, so that a page of another site cannot send one. */
async function readBody(
  { auth, body, multipart }: Served,
  c: Context,
  bad: (() => Problem) | undefined,
): Promise<unknown> {
  if (!body) return undefined
  try {
    if (multipart) return parse(body, await formOf(c))
    return await (auth === 'public' ? jsonBody(c, body) : bodyOf(c, body))
  } catch (error) {
    throw bad && error instanceof Problem && error.http === 400 ? bad() : error
  }
}

/** Adds the `data` that the endpoint's `details` encode to a refusal. */
function detailed(error: unknown, details: Endpoint['details']): unknown {
  if (!(error instanceof Problem) || error.details === undefined) return error
  const schema = details?.[error.code ?? '']
  if (schema) error.data = z.encode(schema, error.details)
  return error
}

/**
 * Mounts endpoints of the SDK on an app: each decodes the request, requires the caller that `auth` names, and encodes
 * the reply and the details of refusals, all by the endpoint's own schemas.
 *
 * @example
 * const serve = endpointsOf(app, backend)
 * serve(getDropEndpoint, ({ params }) => dropOf(backend, params.dropId))
 */
export function endpointsOf(app: Hono, backend: Backend) {
  const callerOf = callerReader(backend)

  function serve<const E extends Served>(
    endpoint: E,
    handler: Handling<E>['handle'],
    options?: ServeOptions<E>,
  ): void
  function serve(
    endpoint: Served,
    handler: (request: AnyHead & { body: unknown }) => unknown,
    { within = (_, work) => work(), badBody, cache, evenWithdrawn }: AnyOptions = {},
  ): void {
    const { auth, base, body, method, reply, query } = endpoint
    const path = base === 'cdn' ? CDN + endpoint.path : endpoint.path
    const answer = async (c: Context): Promise<Response> => {
      try {
        const caller = await callerOf(auth, c, evenWithdrawn)
        const head: AnyHead = {
          c,
          caller,
          params: paramsOf(endpoint, c),
          idempotencyKey: keyOf(endpoint, c),
          agreedAmount: agreedAmountOf(endpoint, c),
          query: query && parse(query, c.req.query()),
        }
        return await within(head, async () => {
          const value = await handler({ ...head, body: await readBody(endpoint, c, badBody) })
          // Set last, so that no refusal is kept.
          if (cache) c.header('Cache-Control', cache)
          return base === 'cdn' ? c.json(z.encode(reply, value)) : ok(c, reply, value)
        })
      } catch (error) {
        throw detailed(error, endpoint.details)
      }
    }
    const idempotent = endpoint.idempotent !== undefined
    app.on(method, [path], declare({ method, path, auth, query, body, idempotent }, answer))
  }
  return serve
}
