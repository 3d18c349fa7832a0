import * as z from 'zod/mini'
import type { Contracted } from './contract.ts'

/** Whether a reply must be a success, must be a refusal, or can be either. */
export type Expects = 'answer' | 'refusal' | 'any'

/** The HTTP status of a call without a reply. */
export const NO_REPLY = 0

/** A call and its reply. */
export interface Exchange {
  called: Contracted
  expects: Expects
  /** Whether the request had a token. */
  hasToken: boolean
  /** The `Origin` of the request, which a browser sends. */
  origin: string | undefined
  /** The HTTP status; 0 without a reply. */
  http: number
  headers: Headers
  /** The body; `undefined` if it is no JSON. */
  json: unknown
  /** The body as it came; without a reply, the reason. */
  text: string
}

const Body = z.object({
  status: z.optional(z.unknown()),
  code: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
})

/** Returns the parts of an envelope; empty for anything else. */
export const envelopeOf = ({ json }: Pick<Exchange, 'json'>) => z.safeParse(Body, json).data ?? {}

/** Whether the reply comes without an envelope. */
export const isFile = ({ called }: Pick<Exchange, 'called'>): boolean => called.endpoint.base === 'cdn'

/** Whether the backend says that it has answered: by HTTP for a file, else by the envelope, too. */
export const isAnswer = (exchange: Exchange): boolean =>
  exchange.http === 200 && (isFile(exchange) || String(envelopeOf(exchange).status) === '200')

/** Returns the data of a reply as it is on the wire. */
export const dataOf = (exchange: Exchange): unknown =>
  isFile(exchange) ? exchange.json : envelopeOf(exchange).data

/** Returns a reply in a few words, such as `HTTP 401, status "2009"`. */
export function inWords(exchange: Exchange): string {
  if (exchange.http === NO_REPLY) return exchange.text
  if (exchange.json === undefined) return `HTTP ${exchange.http}, no JSON`
  if (isFile(exchange)) return `HTTP ${exchange.http}`
  const { status, code } = envelopeOf(exchange)
  const named = typeof code === 'string' ? `, code ${JSON.stringify(code)}` : ''
  return `HTTP ${exchange.http}, status ${JSON.stringify(status) ?? 'absent'}${named}`
}
