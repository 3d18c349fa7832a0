import { setTimeout as pause } from 'node:timers/promises'
import { Envelope } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import type { Counter } from './stand.ts'

const TRIES = 200

/** A request to the shop. */
export interface Asked {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: unknown
}

/** The reply to a request: its status, its code or `200`, and its data. */
export interface Told {
  http: number
  code: string
  data: unknown
}

/** Counts what no kill explains: replies with a server error. */
export interface Faults {
  serverErrors: string[]
}

const bodyOf = (body: unknown) =>
  body instanceof URLSearchParams || typeof body === 'string' ? body : JSON.stringify(body)

async function toldBy(reply: Response): Promise<Told> {
  const text = await reply.text()
  if (!reply.headers.get('content-type')?.startsWith('application/json'))
    return { http: reply.status, code: String(reply.status), data: text }
  const { status, code, data } = z.parse(Envelope, JSON.parse(text))
  return { http: reply.status, code: code ?? status, data }
}

/**
 * Sends a request to the backends in turn until one replies, as a fan presses again after a lost connection. A server
 * error is a fault and is sent again.
 */
export function askAny(counters: readonly Counter[], faults: Faults, first = 0, tries = TRIES) {
  return async (path: string, { method = 'GET', headers = {}, body }: Asked = {}, pay = false) => {
    for (let tried = 0; tried < tries; tried++) {
      const counter = counters[(first + tried) % counters.length]
      const reply = await fetch(`${pay ? counter?.pay : counter?.api}${path}`, {
        method,
        redirect: 'manual',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: bodyOf(body) }),
        signal: AbortSignal.timeout(20_000),
      })
        .then(toldBy)
        .catch(() => undefined)
      if (reply && reply.http < 500) return reply
      if (reply) faults.serverErrors.push(`${reply.http} ${reply.code} ${method} ${path.slice(0, 80)}`)
      await pause(Math.min(1000, 50 * (tried + 1)))
    }
    throw new Error(`No backend answers ${path}`)
  }
}
export type Ask = ReturnType<typeof askAny>
