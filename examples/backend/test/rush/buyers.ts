import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { purchaseBody } from '../drop-row.ts'

/** The backends, and the payment page. */
export interface Counter {
  origins: readonly string[]
  gateway: { request(path: string, init: RequestInit): Response | Promise<Response> }
}

/** The result of one purchase. */
export interface Press {
  /** `200`, or the code of the refusal. */
  code: string
  orderId?: string
  paymentUrl?: string
}

const Answer = z.object({
  status: z.string(),
  code: z.optional(z.string()),
  data: z.nullish(z.object({ order_id: z.string(), payment_url: z.string() })),
})
const Order = z.object({ data: z.object({ status: z.string() }) })
const Opened = z.object({ data: z.object({ cards: z.array(z.unknown()) }) })

const TRIES = 600

/** Repeats `ask` on alternating backends until it returns a result. */
async function until<T>(
  { origins }: Pick<Counter, 'origins'>,
  ask: (origin: string) => Promise<T | undefined>,
  first = 0,
): Promise<T> {
  for (let tried = 0; tried < TRIES; tried++) {
    const origin = origins[(first + tried) % origins.length] ?? ''
    const answer = await ask(origin).catch(() => undefined)
    if (answer !== undefined) return answer
    await pause(Math.min(1000, 50 * (tried + 1)))
  }
  throw new Error('No backend answers')
}

const limited = () => AbortSignal.timeout(10_000)

/** Sends one purchase with one key until it has a reply. */
export function press(
  counter: Counter,
  token: string,
  key: string,
  seq: number,
  amount: number,
  first = 0,
): Promise<Press> {
  return until(
    counter,
    async (origin) => {
      const reply = await fetch(`${origin}/minting`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify(purchaseBody(seq, amount)),
        signal: limited(),
      })
      if (reply.status >= 500) return undefined
      const { status, code, data } = z.parse(Answer, await reply.json())
      return { code: code ?? status, ...(data && { orderId: data.order_id, paymentUrl: data.payment_url }) }
    },
    first,
  )
}

/** Approves the payment, waits until the order has ended, and opens its packs. */
export async function pay(
  counter: Counter,
  token: string,
  { orderId, paymentUrl }: Press,
): Promise<{ status: string; cards: number }> {
  const path = new URL(paymentUrl ?? '').pathname
  await until(counter, async () => {
    const reply = await counter.gateway.request(path, {
      method: 'POST',
      body: new URLSearchParams({ action: 'approve' }),
    })
    return reply.ok || undefined
  })
  const headers = { authorization: `Bearer ${token}` }
  const status = await until(counter, async (origin) => {
    const reply = await fetch(`${origin}/minting/order/${orderId}`, {
      headers,
      signal: limited(),
    })
    if (!reply.ok) return undefined
    const { data } = z.parse(Order, await reply.json())
    return data.status === 'RESERVED' ? undefined : data.status
  })
  if (status !== 'PAID') return { status, cards: 0 }
  const cards = await until(counter, async (origin) => {
    const reply = await fetch(`${origin}/minting/order/${orderId}/open`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
      signal: limited(),
    })
    return reply.ok ? z.parse(Opened, await reply.json()).data.cards.length : undefined
  })
  return { status, cards }
}

/** Runs work for each item of a list, with limited concurrency. */
export async function each<T>(
  list: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<void>,
) {
  let next = 0
  const run = async () => {
    while (next < list.length) {
      const at = next++
      const item = list[at]
      if (item !== undefined) await work(item, at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
}
