import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getTransactionsEndpoint } from './drops.endpoints.ts'
import type { Transaction } from './drops.schema.ts'

/** One page of the member's purchases. */
export interface TransactionPage {
  /** Newest first. */
  rows: Transaction[]
  /** Give it as `cursor` for the page that follows; `undefined` after the last. */
  next: string | undefined
}

/**
 * The member's purchases, newest first, a page at a time.
 *
 * @throws `session/no-session` when nobody is logged in
 * @example
 * const { rows, next } = await getTransactions(fandeck)
 * @see spec §7 GET /mypage/transaction (S7.48)
 */
export async function getTransactions(
  fandeck: Fandeck,
  { cursor }: { cursor?: string | undefined } = {},
  options?: CallOptions,
): Promise<TransactionPage> {
  const { rows, next } = await call(fandeck, getTransactionsEndpoint, { query: { cursor } }, options)
  return { rows, next: next ?? undefined }
}
