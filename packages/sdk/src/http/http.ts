import * as z from 'zod/mini'
import type { Emitter } from '../kernel/emitter.ts'
import { FandeckError, isFandeckError } from '../kernel/errors.ts'
import type { Logger, Timers } from '../kernel/platform.ts'
import type { Auth } from './endpoint.ts'
import { type Envelope, OK, readEnvelope, refusal, SESSION_INVALID } from './envelope.ts'
import type { HttpEvents } from './http.events.ts'
import { lenient } from './lenient.ts'
import type { Reports } from './reports.ts'
import { withRetry } from './retry.ts'
import type { Transport, TransportReply } from './transport.ts'

/** A call without the shape of its reply. */
export interface Call {
  /** The server: the market API, the main API or the CDN. */
  base: 'market' | 'main' | 'cdn'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The path of the endpoint, without values, for reports. @default `path` */
  route?: string | undefined
  auth: Auth
  /** A token that replaces the session's; a refusal of it does not end the session. */
  bearer?: string | undefined
  query?: object | undefined
  body?: object | FormData | undefined
  /** Makes a write repeatable: the server answers a repeated key with its first reply. */
  idempotencyKey?: string | undefined
  /** The total in KRW that the member has agreed to pay (D83). */
  agreedAmount?: number | undefined
  /** Rejects an envelope whose status is a number (S5.20, S8.6). */
  textStatus?: true | undefined
  /** Whether a backend may lack the route, so that a 404 without JSON is not reported. */
  optional?: true | undefined
  /** Disables automatic retries in spite of the key, because the caller decides whether to retry. */
  once?: true | undefined
  /** Maps the server's codes to SDK codes, such as `{ SOLD_OUT: 'drops/sold-out' }`. */
  errors?: Readonly<Record<string, string>> | undefined
  /** The schemas of the `data` of refusals, by server code. */
  details?: Readonly<Record<string, z.core.$ZodType>> | undefined
  /** Time limit for the complete reply, ms. @default 10_000 */
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** A call with the schema of its reply's `data`. */
export interface Request<S extends z.core.$ZodType> extends Call {
  reply: S
}

/** The part of the session that authorises calls. */
export interface Credentials {
  /** Returns the token for a call, or `undefined` when it needs none; renews the session at the base of the call (D5). */
  token(auth: Auth, base?: 'main' | 'market'): Promise<string | undefined>
  /** Handles status 2009 for `token`: `retry` when a newer token exists or will exist, else the session has ended. */
  refused(token: string): Promise<'retry' | 'ended'>
}

/** A reply of either API. */
export type Answer = TransportReply & { envelope: Envelope }

/** Answers a call by what another request asks for (D115); with `undefined`, the call is sent. */
export type Early = (call: Call & { reply?: z.core.$ZodType | undefined }) => Promise<Answer | undefined>

/** The client of both APIs: token, envelope, status 2009, retries. */
export interface Http {
  /** What answers the calls for a member before they are sent; they wait for it. */
  early?: Promise<Early | undefined> | undefined
  /** Returns the reply's decoded `data`; throws a FandeckError for anything else. */
  request<S extends z.core.$ZodType>(request: Request<S>): Promise<z.output<S>>
  /** Returns the envelope, for the few calls whose status is the answer. */
  envelope(call: Call): Promise<Envelope>
  /** Decodes the reply of an endpoint; reports the rows that it leaves out. Throws `http/bad-reply` with the field. */
  read<S extends z.core.$ZodType>(schema: S, reply: unknown, endpoint: string): Promise<z.output<S>>
  /** Reports the rows that a list was read without, by their fields (D85); never rejects. */
  dropped(endpoint: string, fields: readonly string[]): Promise<void>
  /** Reports an error of `work` that is `http/bad-reply`, unless its status is `quiet`, and throws it on. */
  reported<T>(endpoint: string, work: () => Promise<T>, quiet?: number): Promise<T>
}

/** Dependencies of `createHttp`. */
export interface HttpOptions {
  transport: Transport
  credentials: Credentials
  timers: Timers
  bases: Record<Call['base'], string>
  events: Emitter<HttpEvents>
  logger: Logger
}

const nameOf = ({ method, route, path }: Call) => `${method} ${route ?? path}`

/** Creates the client over a transport and a source of tokens. */
export function createHttp(options: HttpOptions): Http {
  const { transport, credentials, timers, bases, events, logger } = options
  const logged = new Set<string>()

  function log(level: keyof Logger, message: string): void {
    if (!logged.has(message)) logger[level](message)
    logged.add(message)
  }
  const reports: Reports = {
    events,
    log,
    lenient,
    safeParse: z.safeParse,
    errorOf: (code, message, details) => new FandeckError(code, message, { details }),
  }

  async function reporting(endpoint: string) {
    try {
      return await import('./reports.ts')
    } catch (cause) {
      throw new FandeckError('http/bad-reply', `${endpoint} replied in an unexpected shape.`, { cause })
    }
  }

  async function read<S extends z.core.$ZodType>(schema: S, reply: unknown, endpoint: string) {
    const read = z.safeParse(schema, reply)
    return read.success ? read.data : (await reporting(endpoint)).readRest(reports, schema, reply, endpoint)
  }

  async function reported<T>(endpoint: string, work: () => Promise<T>, quiet = 0): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (isFandeckError(error, 'http/bad-reply') && error.status !== quiet) {
        const { field } = Object(error.details)
        // An error with a field names the endpoint itself.
        log('error', field === undefined ? `${endpoint}: ${error.message}` : error.message)
        events.emit('http:bad-reply', { endpoint, field: field ?? '', error })
      }
      throw error
    }
  }

  async function once(call: Call, mayRepeat: boolean): Promise<Answer> {
    const token =
      call.bearer ?? (await credentials.token(call.auth, call.base === 'market' ? 'market' : 'main'))
    const headers: Record<string, string> = {}
    if (token !== undefined) headers.authorization = `Bearer ${token}`
    if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey
    if (call.agreedAmount !== undefined) headers['agreed-amount'] = String(call.agreedAmount)
    const { method, query, body, timeoutMs, signal } = call
    const reply = await transport.send({
      method,
      url: bases[call.base] + call.path,
      query,
      headers,
      body,
      timeoutMs,
      signal,
    })
    const envelope = readEnvelope(reply.body, reply.status, !call.textStatus)
    if (envelope.status === SESSION_INVALID && token !== undefined && token !== call.bearer) {
      if ((await credentials.refused(token)) === 'retry' && mayRepeat) return once(call, false)
      throw new FandeckError('session/invalid', 'The server rejects the session.', {
        serverMessage: envelope.message,
        status: reply.status,
      })
    }
    // A gateway's 503 is worth a retry; a 400 is an answer.
    if (reply.status >= 500) throw refusal(envelope, reply, call)
    return { ...reply, envelope }
  }

  const safe = (call: Call) => !call.once && (call.method === 'GET' || call.idempotencyKey !== undefined)
  async function send(call: Call): Promise<Answer> {
    return (
      (call.auth !== 'public' && (await (await http.early)?.(call))) ||
      withRetry(() => once(call, true), safe(call), timers)
    )
  }

  const http: Http = {
    dropped: (endpoint, fields) =>
      import('./reports.ts').then(
        (to) => to.reportDropped(reports, endpoint, fields),
        (error: unknown) => logger.error('A report could not be loaded.', error),
      ),
    read,
    reported,
    request: (request) =>
      reported(
        nameOf(request),
        async () => {
          const reply = await send(request)
          const { status, data } = reply.envelope
          if (status !== OK) throw refusal(reply.envelope, reply, request)
          return read(request.reply, data, nameOf(request))
        },
        request.optional && 404,
      ),
    envelope: (call) =>
      reported(
        nameOf(call),
        async () => (await send({ ...call, textStatus: true })).envelope,
        call.optional && 404,
      ),
  }
  return http
}
