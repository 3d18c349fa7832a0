import { setTimeout as pause } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { editions } from '../../src/cards/tables.ts'
import type { Db } from '../../src/db/open.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { orders } from '../../src/drops/tables.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { tokenIdOf } from '../../src/ledger/token-id.ts'

const TOKENS_AT_ONCE = 200

/** The opened cards of some drops in each ledger; they agree when the three numbers are equal. */
export interface Ledgers {
  /** Acknowledged orders that are not there with all their cards. */
  lost: number
  shop: number
  gateway: number
  chain: number
}

/**
 * Waits for the minting, then compares shop, gateway and chain.
 *
 * @param acknowledged the orders that buyers know as paid and opened, and the number of their cards
 */
export async function compareLedgers(
  db: Db,
  ledger: Pick<Ledger, 'ownersOf'>,
  dropIds: readonly number[],
  acknowledged: ReadonlyMap<string, number>,
): Promise<Ledgers> {
  for (let tried = 0; tried < 240; tried++) {
    const [row] = await rowsOf(db, sql`select count(*) as n from outbox where done_at is null`)
    if (Number(row?.n) === 0) break
    await pause(500)
  }
  const ours = inArray(orders.dropId, [...dropIds])
  const found = await rowsOf(
    db,
    sql`select orders.id, orders.status, count(e.*) as cards from orders left join editions e on e.order_id = orders.id
      where ${ours} group by orders.id`,
  )
  const owned = new Map(
    found.map(({ id, status, cards }) => [String(id), status === 'PAID' ? Number(cards) : 0]),
  )
  const given = await rowsOf(
    db,
    sql`select metadata_idx, edition from editions
      where ${inArray(editions.dropId, [...dropIds])} and order_id is not null and user_id <> 'sealed'`,
  )
  const ids = given.map((row) =>
    tokenIdOf({ cardId: Number(row.metadata_idx), edition: Number(row.edition) }),
  )
  let chain = 0
  for (let from = 0; from < ids.length; from += TOKENS_AT_ONCE) {
    const owners = await ledger.ownersOf(ids.slice(from, from + TOKENS_AT_ONCE))
    chain += owners.filter((owner) => owner !== undefined).length
  }
  const [gateway] = await rowsOf(
    db,
    sql`select count(*) as n from gw_payments g join orders on orders.id = g.order_id
      where ${ours} and g.status = 'PAID'`,
  )
  return {
    lost: [...acknowledged].filter(([id, cards]) => owned.get(id) !== cards).length,
    shop: given.length,
    gateway: Number(gateway?.n),
    chain,
  }
}
