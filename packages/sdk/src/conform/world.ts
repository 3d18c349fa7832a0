// The backend under test, as a member and as a visitor.
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import { requestOf } from '../http/call.ts'
import type { AnyInput, Endpoint, EndpointInput, EndpointReply } from '../http/endpoint.ts'
import { lenient } from '../http/lenient.ts'
import { readReply } from '../http/read.ts'
import { jsonOf } from '../kernel/json.ts'
import { type Contracted, contracted } from './contract.ts'
import { dataOf, type Exchange, type Expects, isAnswer, NO_REPLY } from './exchange.ts'

/** The settings of a run. */
export interface Settings {
  /** The addresses of the three servers. */
  bases: Record<Endpoint['base'], string>
  /** The origin of the site, whose pages call the backend. */
  origin: string | undefined
  /** The access token of a member. */
  token: string | undefined
  /** Its refresh token. */
  refreshToken: string | undefined
  /** The access token of another member, which must see nothing of the first one. */
  otherToken?: string | undefined
  /** Whether checks may buy, claim and change what the member has. */
  write: boolean
  /** The longest time to wait for the end of a reservation, ms. */
  patienceMs: number
  /** Values that the backend does not list, by name, such as `code` or `slug`. */
  given: Readonly<Record<string, string>>
  fetch: typeof globalThis.fetch
  /** A photograph of an unused code as a data URL. */
  photo?: string | undefined
  /** Returns the time of the checker, epoch ms; absent for a recording. */
  now?: (() => number) | undefined
  /** Waits. */
  pause: (ms: number) => Promise<void>
}

/** How a call is sent. */
export interface Sending {
  /** @default 'member' where the endpoint takes a token */
  as?: 'member' | 'visitor' | { bearer: string } | undefined
  /** @default 'answer' */
  expects?: Expects | undefined
  /** Leaves the body out. */
  bare?: true | undefined
}

/** An exchange, and the data of its reply as the SDK reads it. */
export type Called<T> = Exchange & { data: T | undefined }

/** The backend under test. */
export interface World {
  settings: Settings
  /** The endpoints of the profile. */
  calls: readonly Contracted[]
  /** Returns whether the profile has an endpoint. */
  has(endpoint: Endpoint): boolean
  /** Calls an endpoint. All checks judge its reply. */
  call<E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    sending?: Sending,
  ): Promise<Called<EndpointReply<E>>>
  /** Calls an endpoint without knowing its type. */
  send(called: Contracted, input: AnyInput, sending?: Sending): Promise<Called<unknown>>
  /** Sends the request by which a browser requests permission for a call of another origin. */
  preflight(called: Contracted, origin: string, headers: readonly string[]): Promise<Reply>
  /** The access token of the member; a renewal of the session replaces it. */
  token: string | undefined
}

/** A reply as it came; `http` is 0 if there was none. */
type Reply = Pick<Exchange, 'http' | 'headers' | 'text'>

/** The time limit of a call, ms: that of the SDK. */
const LIMIT_MS = 10_000

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no complete reply in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}

/** There is no reply from the address. */
export class Unreachable extends Error {}

/** Returns the data of an answer as the SDK reads it, without rows that it cannot read. */
export function decoded<S extends z.core.$ZodType>(exchange: Exchange, schema: S): z.output<S> | undefined {
  if (!isAnswer(exchange)) return undefined
  const data: unknown = structuredClone(dataOf(exchange))
  const read = readReply(schema, data, { safeParse, lenient })
  return read.success ? read.data : undefined
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const queryOf = (query: object | undefined) => {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** Encodes a request; what was given on the command line can be no value of its field. */
function encoded<T>(route: string, encode: () => T): T {
  try {
    return encode()
  } catch (cause) {
    throw new Error(`A value of --with is none that ${route} can have.`, { cause })
  }
}

/** Creates the world; `seen` receives every exchange. */
export function createWorld(
  settings: Settings,
  calls: readonly Contracted[],
  seen: (exchange: Exchange) => void,
): World {
  const { bases, origin } = settings

  const reached = new Set<string>()

  /** Returns a reply; once the server has answered, a failure is one of the call. */
  async function request(address: string, init: RequestInit, limitMs = LIMIT_MS): Promise<Reply> {
    const server = new URL(address).origin
    try {
      const signal = AbortSignal.timeout(limitMs)
      const reply = await settings.fetch(address, { ...init, redirect: 'manual', signal })
      const text = await reply.text()
      reached.add(server)
      return { http: reply.status, headers: reply.headers, text }
    } catch (error) {
      const why = reasonOf(error)
      if (!reached.has(server)) throw new Unreachable(`No reply from ${server}: ${why}`)
      return { http: NO_REPLY, headers: new Headers(), text: why }
    }
  }

  async function send(called: Contracted, input: AnyInput, sending: Sending = {}): Promise<Called<unknown>> {
    const { endpoint } = called
    const { as = endpoint.auth === 'public' ? 'visitor' : 'member', expects = 'answer', bare } = sending
    const bearer = as === 'member' ? world.token : as === 'visitor' ? undefined : as.bearer
    const { path, query, body } = encoded(called.route, () =>
      requestOf(bare ? { ...endpoint, body: undefined } : endpoint, input, {}),
    )
    const headers: Record<string, string> = {
      ...(origin !== undefined && { origin }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
      ...(input.agreedAmount !== undefined && { 'agreed-amount': String(input.agreedAmount) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const address = bases[endpoint.base] + path + queryOf(query)
    const sent = { method: endpoint.method, headers, ...(body !== undefined && { body: jsonOf(body) }) }
    const reply = await request(address, sent, endpoint.timeoutMs)
    const hasToken = bearer !== undefined
    const exchange: Exchange = { called, expects, hasToken, origin, json: jsonIn(reply.text), ...reply }
    seen(exchange)
    return { ...exchange, data: decoded(exchange, endpoint.reply) }
  }

  const world: World = {
    settings,
    calls,
    token: settings.token,
    has: (endpoint) => calls.some((one) => one.endpoint === endpoint),
    send,
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, sending?: Sending) {
      const { data, ...exchange } = await send(contracted(endpoint), input, sending)
      return { ...exchange, data: decoded(exchange, endpoint.reply) as EndpointReply<E> | undefined }
    },
    preflight: ({ endpoint }, from, headers) =>
      request(bases[endpoint.base] + endpoint.path.replace(/:\w+/g, '1'), {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': endpoint.method,
          'access-control-request-headers': headers.join(','),
        },
      }),
  }
  return world
}
