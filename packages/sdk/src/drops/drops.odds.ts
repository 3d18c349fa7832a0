import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getDropOddsEndpoint } from './drops.odds.endpoints.ts'
import type { FreeFinish } from './drops.odds.schema.ts'
import type { DropRef } from './drops.ts'

/** How often one card of a drop has a finish. */
export interface FinishOdds extends FreeFinish {
  /** The part of all free copies, above 0 and at most 1. */
  share: number
}

/**
 * Returns how often one card of a drop has each finish, the rarest first: each free copy is drawn equally often (D96), so the
 * odds change with each sale. A finish without a free copy is left out.
 *
 * @throws `http/network`, `http/refused`, `http/bad-reply`, `drops/not-found`
 * @example
 * const [rarest] = await getDropOdds(fandeck, { dropId: 101 }) // { finish: 'PRISM', copies: 12, share: 0.02 }
 * @see D96
 */
export async function getDropOdds(
  fandeck: Fandeck,
  params: DropRef,
  options?: CallOptions,
): Promise<FinishOdds[]> {
  const { finishes } = await call(fandeck, getDropOddsEndpoint, { params }, options)
  let total = 0
  for (const { copies } of finishes) total += copies
  return finishes
    .filter(({ copies }) => copies > 0)
    .map((one) => ({ ...one, share: one.copies / total }))
    .toSorted((left, right) => left.copies - right.copies)
}
