import type { BlockList } from 'node:net'
import type { Context } from 'hono'
import { proxy } from 'hono/proxy'
import { forwardedFor } from './forwarded.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Headers of one connection; `fetch` throws on some of them. */
const HOP_BY_HOP = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade', 'expect'],
]
const AUTH = '/api/auth'
const TIMEOUT_MS = 30_000
const AGAIN_S = 2

/** How requests are forwarded. */
export interface ForwardOptions {
  /** The API's address. */
  api: string
  /** The base URL of the auth server, which the site's origin has at `/api/auth`. @default that path of `api` */
  auth?: string | undefined
  trusted: BlockList
  /** @default 30_000 */
  timeoutMs?: number | undefined
}

/** The address at the other end of the connection. */
export const peerOf = (c: Context): string | undefined => c.env?.incoming?.socket?.remoteAddress

function headersOf(c: Context, trusted: BlockList): Record<string, string> {
  const { host, protocol } = new URL(c.req.url)
  const given = c.req.header()
  const named = (given.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const dropped = new Set([...HOP_BY_HOP, ...named])
  const forwarded = forwardedFor(peerOf(c), given['x-forwarded-for'], trusted)
  return {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !dropped.has(name))),
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
  }
}

/** A refusal as the envelope of the SDK, which shows its message. */
export const refused = (c: Context, status: 400 | 421 | 500 | 502 | 503, code: string) =>
  c.json({ status: String(status), message: '잠시 후 다시 시도해주세요.', code }, status)

/**
 * Forwards a request of the site's origin to the API: the auth server, the image optimiser, the development panel.
 * Answers 502 while the API is away, and 503 when it does not answer in time.
 */
export async function forward(
  c: Context,
  { api, auth = api + AUTH, trusted, timeoutMs = TIMEOUT_MS }: ForwardOptions,
): Promise<Response> {
  if (!METHODS.has(c.req.method)) return refused(c, 400, 'BAD_REQUEST')
  const { pathname, search } = new URL(c.req.url)
  const isAuth = pathname.startsWith(`${AUTH}/`)
  const target = isAuth ? auth + pathname.slice(AUTH.length) : api + pathname
  const late = AbortSignal.timeout(timeoutMs)
  try {
    return await proxy(target + search, {
      raw: c.req.raw,
      redirect: 'manual',
      headers: headersOf(c, trusted),
      signal: AbortSignal.any([c.req.raw.signal, late]),
    })
  } catch {
    c.header('Retry-After', String(AGAIN_S))
    return refused(c, late.aborted ? 503 : 502, 'OUTAGE')
  }
}
