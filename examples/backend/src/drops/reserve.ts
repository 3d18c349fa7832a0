import { randomUUID } from 'node:crypto'
import type { PurchaseBody } from '@fandeck/sdk/wire'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { WITHOUT_WAITING } from '../db/flush.ts'
import { rowsOf } from '../db/time.ts'
import { retrying } from '../db/transact.ts'
import { orders } from './tables.ts'

/** How long a reservation holds its packs, ms. */
export const RESERVATION_MS = 5 * 60_000

/** What a purchase is made with. */
export interface Wish {
  userId: string
  /** The Idempotency-Key of the request. */
  key: string
  /** Of the body, so that another wish under the same key is noticed. */
  bodyHash: string
  redirectUrl: string
  body: z.output<typeof PurchaseBody>
}

const bigint = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Order = z.object({
  id: z.string(),
  body_hash: z.string(),
  status: z.enum(orders.status.enumValues),
  amount: z.int(),
  payment_amount: z.int(),
  method: z.enum(orders.method.enumValues),
  redirect_url: z.string(),
  expires_at: bigint,
  title: z.string(),
  vendor_name: z.string(),
})
/** An order as the statement gives it, with what its payment is called. */
export type ReservedOrder = z.output<typeof Order>

const Refused = z.object({
  outcome: z.enum(['AGAIN', 'NOT_FOUND', 'ENDED', 'NOT_OPEN', 'NOT_LISTED', 'LIMIT_OVER', 'SOLD_OUT']),
  start_at: z.nullable(bigint),
})

/** How a wish ended: an order, new or known, or why there is none. */
export type Outcome =
  | { outcome: 'OK'; order: ReservedOrder }
  | { outcome: z.output<typeof Refused>['outcome']; startAt: number | undefined }

function outcomeOf(row: Record<string, unknown>): Outcome {
  if (row.outcome === 'OK') return { outcome: 'OK', order: z.parse(Order, row) }
  const { outcome, start_at } = z.parse(Refused, row)
  return { outcome, startAt: start_at ?? undefined }
}

const recordOf = ({ userId, key, bodyHash, redirectUrl, body }: Wish, place: number) => ({
  place,
  user_id: userId,
  key,
  hash: bodyHash,
  id: `fd-${randomUUID()}`,
  amount: body.amount,
  method: body.method,
  redirect_url: redirectUrl,
  agreed: body.transferAgreement,
  buyer: body.buyerName,
  receipt_type: body.receiptType,
  receipt_info_type: body.receiptInfoType,
  receipt_info: body.receiptInfo,
})

/**
 * Reserves packs of one drop for many wishes in one statement (`reserve_packs`): stock, limits, list, time and keys
 * are judged under the lock of the stock row, the wishes in their order. When the database says that it may be tried
 * again it is, with the same keys, so that a lost answer never makes a second order. The stock row is free as soon as
 * the statement has run; the outcomes are given once `flush` has put them on the disk.
 */
export async function reserveAll(
  backend: Backend,
  dropId: number,
  wishes: readonly Wish[],
  flush: () => Promise<void>,
): Promise<Outcome[]> {
  const standstill = backend.standstill?.() ?? null
  const rows = await retrying(async () => {
    const reserved = await rowsOf(
      backend.db,
      sql`with waiting as materialized (select ${WITHOUT_WAITING})
        select reserved.* from waiting, reserve_packs(${dropId}::int, ${standstill}::bigint,
          ${RESERVATION_MS}::bigint, ${JSON.stringify(wishes.map(recordOf))}::jsonb) as reserved order by place`,
    )
    await flush()
    return reserved
  })
  if (rows.length !== wishes.length) throw new Error('The database left wishes out')
  return rows.map(outcomeOf)
}
