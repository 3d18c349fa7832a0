import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Backend } from '../../src/context.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { endPayment, openPayment } from '../../src/demo/payment/gateway.ledger.ts'
import { sandboxPayments } from '../../src/demo/payment/sandbox.ts'
import { createBatcher } from '../../src/drops/batcher.ts'
import type { ReservationRequest } from '../../src/drops/reserve.ts'
import type { PaymentEvent } from '../../src/payment/adapter.ts'
import { refundDue } from '../../src/payment/refunds.ts'
import { applyEvent } from '../../src/payment/service.ts'
import { paymentHistories } from './histories.ts'
import type { Random } from './random.ts'

export type Take = (backend: Backend, event: PaymentEvent) => Promise<void>

/** Creates a purchase of one pack by a new member. */
export const newReservation = (dropId: number): ReservationRequest => ({
  userId: randomUUID(),
  key: randomUUID(),
  bodyHash: '',
  redirectUrl: 'https://site.example/',
  agreedAmount: undefined,
  passed: false,
  body: {
    dropId,
    amount: 1,
    redirectUrl: 'https://site.example/',
    transferAgreement: false,
    method: 'phoneBill',
    self: true,
    receiptType: 'none',
    receiptInfoType: 'phone',
    receiptInfo: '',
    buyerName: '',
    mintTypeValue: 'NORMAL',
  },
})

/**
 * Applies payment histories, each to its own order, sequentially or concurrently; every second order is late and
 * without stock, if such a drop is given.
 *
 * @param late the drop that sells out during the payment, `inTime` the other one
 * @returns the number of each result, by `late` and `inTime`
 */
export async function playHistories(
  backend: Backend,
  drops: { inTime: number; late?: number },
  count: number,
  dice: Random,
  take: Take = applyEvent,
): Promise<Record<string, number>> {
  const batcher = createBatcher(backend)
  const ids = { inTime: [] as string[], late: [] as string[] }
  for (const [n, history] of paymentHistories(count, dice).entries()) {
    const kind = n % 2 === 0 || drops.late === undefined ? 'inTime' : 'late'
    const seq = drops[kind] ?? drops.inTime
    const ordered = newReservation(seq)
    const reserved = await batcher.reserve(ordered)
    if (reserved.outcome !== 'OK') throw new Error(`No order: ${reserved.outcome}`)
    const { id: orderId, payment_amount: amount } = reserved.order
    const request = {
      orderId,
      amount,
      merchant: '',
      product: '',
      method: 'phoneBill',
      redirectUrl: '',
    } as const
    const { token } = await openPayment(backend, request)
    await endPayment(backend, { token, kind: 'paid', waitMs: 86_400_000 })
    if (kind === 'late') {
      // Expires the order and sells its pack.
      await backend.db.execute(sql`update orders set expires_at = 0 where id = ${orderId}`)
      await batcher.reserve(newReservation(seq))
    }
    const events = history.map(
      (of): PaymentEvent => ({ eventId: `${orderId} ${of}`, orderId, kind: of, amount, currency: 'KRW' }),
    )
    if (dice.next() < 0.5) for (const event of events) await take(backend, event)
    else await Promise.all(events.map((event) => take(backend, event)))
    ids[kind].push(orderId)
    if (kind === 'late') {
      await refundDue(backend, sandboxPayments(backend))
      // Returns the sold pack as the stock of the next order.
      await backend.db.execute(
        sql`update orders set expires_at = 0 where minting_seq = ${seq} and status = 'RESERVED'`,
      )
    }
  }
  const ends: Record<string, number> = {}
  for (const [kind, list] of Object.entries(ids)) {
    if (list.length === 0) continue
    const rows = await rowsOf(
      backend.db,
      sql`select status, count(*) as n, (select count(*) from editions e join orders o2 on o2.id = e.order_id where o2.status = o.status and o2.id in ${list}) as cards
        from orders o where id in ${list} group by status`,
    )
    for (const { status, n, cards } of rows)
      ends[`${kind} ${status}, ${Number(cards) / Number(n)} cards`] = Number(n)
  }
  return ends
}
