import type { ServerResponse } from 'node:http'
import { cors } from 'hono/cors'
import type { Backend } from './context.ts'

/** The response of the server, which takes headers. */
export type Head = Pick<ServerResponse, 'setHeader'>

/** The session cookies: of the auth server (with and without prefix), of the staff desk and of the wallet. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Secure|Host)-)?(?:next-auth\.|fandeck_)/

/**
 * Prevents the caching of replies to requests with a token or a session. A public reply overrides this with its own
 * header.
 */
function keepPrivate(
  { authorization, cookie }: { authorization?: string | undefined; cookie?: string | undefined },
  head: Head | undefined,
): void {
  if (authorization === undefined && !SESSION_COOKIE.test(cookie ?? '')) return
  head?.setHeader('Cache-Control', 'no-store')
}

/**
 * The default security headers: a reply is data that is neither framed nor executed. Pages set their own policies
 * (`page-policy.ts`).
 */
export const EVERY_ANSWER = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Sets the default headers before the request is handled; a reply can override them. */
export function beginAnswer(
  asked: { authorization?: string | undefined; cookie?: string | undefined },
  head: Head | undefined,
): void {
  for (const [name, value] of Object.entries(EVERY_ANSWER)) head?.setHeader(name, value)
  keepPrivate(asked, head)
}

/** Returns the origins that can call the API: the own pages and the listed partners. */
const callers = ({ origins, allowedOrigins }: Backend['config']): readonly string[] => [
  origins.site,
  origins.pay,
  ...allowedOrigins,
]

/** Sets the CORS headers for the allowed origins. */
export function crossOrigin({ config }: Backend) {
  const ours = callers(config)
  return {
    preflight: cors({
      origin: (origin) => (ours.includes(origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-auth-return-redirect'],
      maxAge: 600,
    }),
    /** The headers of every reply except a preflight. */
    allow(origin: string | undefined, head: Head | undefined): void {
      head?.setHeader('Vary', 'Origin')
      if (origin === undefined || !ours.includes(origin)) return
      head?.setHeader('Access-Control-Allow-Origin', origin)
      head?.setHeader('Access-Control-Expose-Headers', 'Date')
    },
  }
}

let last = { second: 0, text: '' }
/** Returns a time in the format of the `Date` header, cached for a second. */
export function httpDate(ms: number): string {
  const second = Math.floor(ms / 1000)
  if (second !== last.second) last = { second, text: new Date(ms).toUTCString() }
  return last.text
}
