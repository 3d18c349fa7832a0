import { PaymentMethod, type PurchaseBody } from '@fandeck/sdk/wire'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { ASYNC_COMMIT } from '../db/flush.ts'
import { rowsOf } from '../db/rows.ts'
import { retrying } from '../db/transact.ts'
import { createOrderNumber } from './order-number.ts'
import { dropRefusals, orders } from './tables.ts'

/** The lifetime of a reservation, ms. */
export const RESERVATION_MS = 5 * 60_000

/** A purchase request. */
export interface ReservationRequest {
  userId: string
  /** The Idempotency-Key of the request. */
  key: string
  /** The hash of the body, to detect another request with the same key. */
  bodyHash: string
  redirectUrl: string
  /** The total in KRW that the member has seen; without it, the server's price holds (D83). */
  agreedAmount: number | undefined
  /** Whether the request carries a valid pass of the gate (D81). */
  passed: boolean
  body: z.output<typeof PurchaseBody>
}

const bigint = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Order = z.object({
  id: z.string(),
  body_hash: z.string(),
  status: z.enum(orders.status.enumValues),
  amount: z.int(),
  payment_amount: z.int(),
  /** As the codec reads it. */
  method: PaymentMethod.def.out,
  redirect_url: z.string(),
  expires_at: bigint,
  title: z.string(),
  vendor_name: z.string(),
})
/** An order as the statement returns it, with the data of its payment. */
export type ReservedOrder = z.output<typeof Order>

const Refused = z.object({
  outcome: z.enum(['AGAIN', 'NOT_FOUND', ...dropRefusals.reason.enumValues]),
  start_at: z.nullable(bigint),
  payment_amount: z.nullable(z.int()),
})

/** The result of a request: a new or existing order, or the refusal. */
export type Outcome =
  | { outcome: 'OK'; order: ReservedOrder }
  | {
      outcome: z.output<typeof Refused>['outcome']
      startAt?: number | undefined
      /** The total of the requested packs. */
      paymentAmount?: number | undefined
    }

function outcomeOf(row: Record<string, unknown>): Outcome {
  if (row.outcome === 'OK') return { outcome: 'OK', order: z.parse(Order, row) }
  const { outcome, start_at, payment_amount } = z.parse(Refused, row)
  return { outcome, startAt: start_at ?? undefined, paymentAmount: payment_amount ?? undefined }
}

const recordOf = (
  { userId, key, bodyHash, redirectUrl, agreedAmount, passed, body }: ReservationRequest,
  place: number,
  now: number,
) => ({
  place,
  user_id: userId,
  key,
  hash: bodyHash,
  id: createOrderNumber(now),
  amount: body.amount,
  agreed_amount: agreedAmount ?? null,
  method: body.method,
  redirect_url: redirectUrl,
  passed,
  agreed: body.transferAgreement,
  opening: body.openingAgreement ?? false,
  buyer: body.buyerName,
  receipt_type: body.receiptType,
  receipt_info_type: body.receiptInfoType,
  receipt_info: body.receiptInfo,
})

/**
 * Reserves packs of one drop for many requests in one statement (`reserve_packs`), which checks stock, limits, whitelist,
 * time and keys in order under the lock of the stock row. Retries transient errors with the same keys, so that a lost
 * reply makes no second order. The stock row is free once the statement has run; resolves after `flush` has written the
 * orders to disk.
 */
export async function reserveAll(
  backend: Backend,
  dropId: number,
  wanted: readonly ReservationRequest[],
  flush: () => Promise<void>,
): Promise<Outcome[]> {
  const fixedTime = backend.fixedTime?.() ?? null
  const now = backend.now()
  const records = wanted.map((request, place) => recordOf(request, place, now))
  const reserve = async () => {
    const reserved = await rowsOf(
      backend.db,
      sql`with waiting as materialized (select ${ASYNC_COMMIT})
        select reserved.* from waiting, reserve_packs(${dropId}::int, ${fixedTime}::bigint,
          ${RESERVATION_MS}::bigint, ${JSON.stringify(records)}::jsonb) as reserved order by place`,
    )
    await flush()
    return reserved
  }
  const rows = await retrying(reserve)
  if (rows.length !== wanted.length) throw new Error('The database returned too few results.')
  return rows.map(outcomeOf)
}
