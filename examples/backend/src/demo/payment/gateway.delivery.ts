import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../../context.ts'
import { sign } from '../../payment/signature.ts'
import { gwEvents } from '../../payment/tables.ts'
import { inGateway } from '../../telemetry/spans.ts'
import type { GatewayPayment } from './gateway.ledger.ts'

const TIMEOUT_MS = 5000
/** The first and the longest delay between two attempts, ms; it doubles each time. */
const BACKOFF_MS = { first: 2000, last: 300_000 }

const Refusal = z.object({ message: z.string() })

/** Sends requests from the gateway to the shop. */
export type Send = typeof globalThis.fetch

const call = (backend: Backend, send: Send, path: string, rawBody: string) =>
  inGateway(path, {}, () =>
    send(`${backend.config.origins.api}${path}`, {
      method: 'POST',
      headers: sign(backend.config.secrets.payment, rawBody, backend.now()),
      body: rawBody,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  )

const post = (backend: Backend, send: Send, rawBody: string): Promise<boolean> =>
  call(backend, send, '/payment/callback', rawBody).then(
    (reply) => reply.ok,
    () => false,
  )

/**
 * Asks the shop before a charge, as payment companies do; continues if the shop is unreachable.
 *
 * @returns the message of the shop's refusal
 */
export async function confirmAtShop(
  backend: Backend,
  send: Send,
  { orderId, amount }: Pick<GatewayPayment, 'orderId' | 'amount'>,
): Promise<string | undefined> {
  try {
    const reply = await call(backend, send, '/payment/confirm', JSON.stringify({ orderId, amount }))
    if (reply.status !== 409) return undefined
    return z.parse(Refusal, await reply.json()).message
  } catch {
    return undefined
  }
}

/**
 * Sends a due callback; unless the shop answers 2xx, schedules it again with a longer delay.
 *
 * @param copies the number of identical callbacks to send at the same time; the sandbox can duplicate them
 */
export async function deliver(backend: Backend, send: Send, eventId: string, copies = 1): Promise<void> {
  const { first, last } = BACKOFF_MS
  const now = backend.now()
  const [event] = await backend.db
    .update(gwEvents)
    .set({
      attempts: sql`${gwEvents.attempts} + 1`,
      dueAt: sql`${now}::bigint + least(${last}::bigint, ${first}::bigint * (1 << least(${gwEvents.attempts}, 10)))`,
    })
    .where(and(eq(gwEvents.eventId, eventId), isNull(gwEvents.deliveredAt), lte(gwEvents.dueAt, now)))
    .returning()
  if (!event) return
  const answers = await Promise.all(Array.from({ length: copies }, () => post(backend, send, event.body)))
  if (!answers.includes(true)) return
  await backend.db.update(gwEvents).set({ deliveredAt: backend.now() }).where(eq(gwEvents.eventId, eventId))
}

/** Sends every due callback. */
export async function deliverDue(backend: Backend, send: Send = fetch, ending?: AbortSignal): Promise<void> {
  const due = await backend.db
    .select({ eventId: gwEvents.eventId })
    .from(gwEvents)
    .where(and(isNull(gwEvents.deliveredAt), lte(gwEvents.dueAt, backend.now())))
    .limit(50)
  for (const { eventId } of due) {
    if (ending?.aborted) return
    await deliver(backend, send, eventId)
  }
}
