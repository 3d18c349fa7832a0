import type { ServerResponse } from 'node:http'
import { cors } from 'hono/cors'
import { CACHE } from './cache.ts'
import type { Backend } from './context.ts'

/** The response of the server, which takes headers. */
export type Head = Pick<ServerResponse, 'setHeader'>

/**
 * The default headers: a reply is data that is neither cached, framed nor executed. Pages set their own policies
 * (`page-policy.ts`), and public content what caches may keep (`cache.ts`).
 */
export const EVERY_ANSWER = {
  'Cache-Control': CACHE.never,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Sets the default headers before the request is handled; a reply can override them. */
export function beginAnswer(head: Head | undefined): void {
  for (const [name, value] of Object.entries(EVERY_ANSWER)) head?.setHeader(name, value)
}

/** Returns the origins that can call the API: the own pages, the listed partners, apps and previews. */
const callers = ({ origins, allowedOrigins, callerOrigins = [] }: Backend['config']): readonly string[] => [
  origins.site,
  origins.pay,
  ...allowedOrigins,
  ...callerOrigins,
]

/** Sets the CORS headers for the allowed origins. */
export function crossOrigin({ config }: Backend) {
  const ours = callers(config)
  return {
    preflight: cors({
      origin: (origin) => (ours.includes(origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowHeaders: [
        'authorization',
        'content-type',
        'idempotency-key',
        'agreed-amount',
        'x-auth-return-redirect',
      ],
      maxAge: 600,
    }),
    /** The headers of every reply except a preflight. */
    allow(origin: string | undefined, head: Head | undefined): void {
      head?.setHeader('Vary', 'Origin')
      if (origin === undefined || !ours.includes(origin)) return
      head?.setHeader('Access-Control-Allow-Origin', origin)
      head?.setHeader('Access-Control-Expose-Headers', 'Date, X-Request-Id')
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
