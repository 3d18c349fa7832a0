import type { ServerResponse } from 'node:http'
import { cors } from 'hono/cors'
import type { Backend } from './context.ts'

/** Where headers are put: straight into the server's answer. */
export type Head = Pick<ServerResponse, 'setHeader'>

/** The cookies by which a server knows somebody: the auth server's, with and without its prefix, the desk's, the wallet's. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__(?:Secure|Host)-)?(?:next-auth\.|fandeck_)/

/**
 * Keeps what one person is told out of every cache: the answers to requests that carry a token or a session. An answer
 * that is the same for everybody says so itself, and its own header counts.
 */
export function keepPrivate(
  { authorization, cookie }: { authorization?: string | undefined; cookie?: string | undefined },
  head: Head | undefined,
): void {
  if (authorization === undefined && !SESSION_COOKIE.test(cookie ?? '')) return
  head?.setHeader('Cache-Control', 'no-store')
}

/**
 * What every answer says of itself unless it says otherwise: it is data, of its own type, that no page frames or runs.
 * Pages of ours have policies of their own (`page-policy.ts`).
 */
export const EVERY_ANSWER = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Who may call with a script: our own pages and the partners that are named. */
const callers = ({ origins, allowedOrigins }: Backend['config']): readonly string[] => [
  origins.site,
  origins.pay,
  ...allowedOrigins,
]

/** Lets our pages, and no others, read the answers. */
export function crossOrigin({ config }: Backend) {
  const ours = callers(config)
  return {
    preflight: cors({
      origin: (origin) => (ours.includes(origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-auth-return-redirect'],
      maxAge: 600,
    }),
    /** For every answer but the preflight's. */
    allow(origin: string | undefined, head: Head | undefined): void {
      head?.setHeader('Vary', 'Origin')
      if (origin === undefined || !ours.includes(origin)) return
      head?.setHeader('Access-Control-Allow-Origin', origin)
      head?.setHeader('Access-Control-Expose-Headers', 'Date')
    },
  }
}

let last = { second: 0, text: '' }
/** A time as `Date` has it; the same text all through a second. */
export function httpDate(ms: number): string {
  const second = Math.floor(ms / 1000)
  if (second !== last.second) last = { second, text: new Date(ms).toUTCString() }
  return last.text
}
