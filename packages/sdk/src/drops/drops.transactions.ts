import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getTransactionsEndpoint } from './drops.endpoints.ts'
import type { Transaction } from './drops.schema.ts'

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
  { cursor }: { cursor?: string | undefined } = {},
  options?: CallOptions,
): Promise<TransactionPage> {
  const { rows, next } = await call(fandeck, getTransactionsEndpoint, { query: { cursor } }, options)
  return { rows, next: next ?? undefined }
}
