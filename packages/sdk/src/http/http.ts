import * as z from 'zod/mini'
import { FandeckError } from '../kernel/errors.ts'
import type { Timers } from '../kernel/platform.ts'
import type { Auth } from './endpoint.ts'
import { type Envelope, OK, readEnvelope, refusal, SESSION_INVALID } from './envelope.ts'
import { withRetry } from './retry.ts'
import type { Transport } from './transport.ts'

/** One call of the wire, without its answer's shape. */
export interface Call {
  /** The server: the market's, or the main one. */
  base: 'market' | 'main' | 'cdn'
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  auth: Auth
  /** A token of its own in the place of the session's; its refusal ends no session. */
  bearer?: string | undefined
  query?: object | undefined
  body?: object | FormData | undefined
  /** Makes a write repeatable: the server answers a key that it has seen with its first answer. */
  idempotencyKey?: string | undefined
  /** Not repeated by itself, in spite of its key: whoever waits decides. */
  once?: true | undefined
  /** The server's codes and what the SDK calls them, such as `{ SOLD_OUT: 'drops/sold-out' }`. */
  errors?: Readonly<Record<string, string>> | undefined
  /** By the server's code, the schema of a refusal's `data`. */
  details?: Readonly<Record<string, z.core.$ZodType>> | undefined
  /** How long the whole answer may take, ms; 10 seconds when left out. */
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** A call and the schema of its answer's `data`. */
export interface Request<S extends z.core.$ZodType> extends Call {
  reply: S
}

/** What the client asks the session for. */
export interface Credentials {
  /** The token for a call, or `undefined` when it goes without one. */
  token(auth: Auth): Promise<string | undefined>
  /** A server said 2009 to `token`: `retry` when another one is or will be current, else the session has ended. */
  refused(token: string): Promise<'retry' | 'ended'>
}

/** The client of both servers: token, envelope, status 2009, retries. */
export interface Http {
  /** The answer's `data`, decoded. Throws a FandeckError on anything else. */
  request<S extends z.core.$ZodType>(request: Request<S>): Promise<z.output<S>>
  /** The bare envelope, for the few calls whose status is itself the answer. */
  envelope(call: Call): Promise<Envelope>
}

/** What the client is made of. */
export interface HttpOptions {
  transport: Transport
  credentials: Credentials
  timers: Timers
  bases: Record<Call['base'], string>
}

/** Decodes a value; `http/bad-reply` names the fields that do not fit. */
export function decode<S extends z.core.$ZodType>(schema: S, value: unknown, where: string): z.output<S> {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const at = read.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new FandeckError(
    'http/bad-reply',
    `${where} replied in an unexpected shape (at: ${at || 'the top'}).`,
  )
}

/** Builds the client over a transport and whatever hands out tokens. */
export function createHttp({ transport, credentials, timers, bases }: HttpOptions): Http {
  async function once(call: Call, mayRepeat: boolean): Promise<{ envelope: Envelope; status: number }> {
    const token = call.bearer ?? (await credentials.token(call.auth))
    const headers: Record<string, string> = {}
    if (token !== undefined) headers.authorization = `Bearer ${token}`
    if (call.idempotencyKey !== undefined) headers['idempotency-key'] = call.idempotencyKey
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
    const envelope = readEnvelope(reply.body, reply.status)
    if (envelope.status === SESSION_INVALID && token !== undefined && token !== call.bearer) {
      if ((await credentials.refused(token)) === 'retry' && mayRepeat) return once(call, false)
      throw new FandeckError('session/invalid', 'The server rejects the session.', {
        serverMessage: envelope.message,
        status: reply.status,
      })
    }
    // A gateway's 503 is worth another try; a 400 is an answer.
    if (reply.status >= 500) throw refusal(envelope, reply.status, call)
    return { envelope, status: reply.status }
  }

  const safe = (call: Call) => call.method === 'GET' || (call.idempotencyKey !== undefined && !call.once)
  const send = (call: Call) => withRetry(() => once(call, true), safe(call), timers)

  return {
    async request(request) {
      const { envelope, status } = await send(request)
      if (envelope.status !== OK) throw refusal(envelope, status, request)
      return decode(request.reply, envelope.data, `${request.method} ${request.path}`)
    },
    async envelope(call) {
      return (await send(call)).envelope
    },
  }
}
