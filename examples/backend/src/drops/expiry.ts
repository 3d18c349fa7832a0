import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { dropsWithOverdue, expireOverdue, giveBack, lockMinting } from './store.ts'

/** Gives the packs of overdue reservations back; the stock row must be locked by this transaction. */
export async function expireIn(tx: Tx, mintingSeq: number, now: number): Promise<number> {
  const expired = await expireOverdue(tx, mintingSeq, now)
  for (const order of expired) await giveBack(tx, order)
  return expired.length
}

/**
 * Ends overdue reservations of one drop, or of all, each exactly once however many callers there are. Called when a
 * drop is read, and by a small sweep for drops that nobody reads.
 *
 * @returns how many have ended here
 */
export async function releaseExpired(backend: Backend, mintingSeq?: number): Promise<number> {
  let ended = 0
  for (const drop of await dropsWithOverdue(backend.db, backend.now(), mintingSeq)) {
    ended += await transact(backend, async (tx) => {
      await lockMinting(tx, drop.mintingSeq)
      return expireIn(tx, drop.mintingSeq, backend.now())
    })
  }
  return ended
}
