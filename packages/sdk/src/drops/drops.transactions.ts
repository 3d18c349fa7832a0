import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getTransactionEndpoint, getTransactionsEndpoint } from './drops.endpoints.ts'
import type { Transaction, TransactionDetail } from './drops.transactions.schema.ts'

/** One page of the member's purchases. */
export interface TransactionPage {
  /** Newest first. */
  rows: Transaction[]
  /** The `cursor` of the next page; `undefined` on the last page. */
  next: string | undefined
}

/**
 * Returns the member's purchases, newest first, one page per call.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const { rows, next } = await getTransactions(fandeck)
 * @see S7.48
 */
export async function getTransactions(
  fandeck: Fandeck,
  query: { cursor?: string | undefined } = {},
  options?: CallOptions,
): Promise<TransactionPage> {
  const { rows, next } = await call(fandeck, getTransactionsEndpoint, { query }, options)
  return { rows, next: next ?? undefined }
}

/**
 * Returns one purchase of the member with its contents, parcel and receipt.
 *
 * @throws `session/no-session` when no member is signed in; `drops/not-found`, also for another member's order
 * @example
 * const { status, address } = await getTransaction(fandeck, { orderId })
 * @see D17
 */
export const getTransaction = (
  fandeck: Fandeck,
  params: { orderId: string },
  options?: CallOptions,
): Promise<TransactionDetail> => call(fandeck, getTransactionEndpoint, { params }, options)
