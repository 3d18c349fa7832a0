import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import type { Copy } from '../ledger/token-id.ts'

/*
 * The order of locks: content (`LOCKS`), the stock row of a drop, orders, pools, copies, the counts of members' cards,
 * benefits (`LOCKS`). Each statement locks its pools by number. A sale holds the pool of one drop, a gift those of some
 * cards, neither both; only an apply holds more, one at a time by the lock of content. Code that removes copies
 * from a pool, or from a member before it draws, locks the pool in an earlier statement: a draw that holds the pool waits
 * for the locks of its copies and of its member's count. Adding copies to a pool needs no lock.
 */

/** The pool of the free copies of a drop. */
export const dropPool = (dropId: number): number => dropId

/** The pool of the free copies of a card that belong to no drop and to no valid code. */
export const cardPool = (cardId: number): number => -cardId

const numbers = (pools: readonly number[]) => sql`${`{${pools.join(',')}}`}::int[]`

/** Locks pools until the end of the transaction, before copies are taken out of them. */
export const lockPools = (tx: Tx, pools: readonly number[]) =>
  tx.execute(sql`select lock_pools(${numbers(pools)})`)

/** Locks the pools of all cards of a pack, and those of drops. */
export const lockPackPools = (tx: Tx, packId: number, dropIds: readonly number[] = []) =>
  tx.execute(sql`select lock_pools(${numbers(dropIds.map(dropPool))} ||
    array(select -d.metadata_idx from designs d where d.pack_idx = ${packId}::int))`)

/** The owner of drawn copies, and what they are drawn for. */
export interface Draw {
  quantity: number
  userId: string
  orderId: string
  at: number
}

const Drawn = z.array(z.object({ card: z.int(), edition: z.int() }))

/**
 * Draws free copies of pools without replacement, each copy equally likely, and gives them to an owner (D62, D96). The
 * cost is that of the drawn copies, whatever number is free. Other draws of the same pools wait for this transaction.
 *
 * @returns the drawn copies: all, or none if too few are free
 */
export async function drawCopies(tx: Tx, pools: readonly number[], draw: Draw): Promise<Copy[]> {
  const { quantity, userId, orderId, at } = draw
  const rows = await rowsOf(
    tx,
    sql`select card, edition
      from draw_copies(${numbers(pools)}, ${quantity}::int, ${userId}, ${orderId}, ${at}::bigint)`,
  )
  return z.parse(Drawn, rows).map(({ card, edition }) => ({ cardId: card, edition }))
}
