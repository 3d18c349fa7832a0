import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../../src/context.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { orders } from '../../src/drops/tables.ts'
import { tokenIdOf } from '../../src/ledger/token-id.ts'
import { differencesOf } from '../../src/reconcile/reconcile.ts'
import { GRACE_MS } from '../../src/reconcile/slice.ts'
import { countProblems } from '../counts.ts'
import type { PortOne } from '../portone.ts'
import type { Memory } from './fans.ts'

const SETTLE_TRIES = 180

/** The shop, the payment company and what the fans remember. */
export interface Parties {
  backend: Backend
  portOne: PortOne
  memory: Memory
}

/** The orders whose money is neither kept with cards nor returned. */
async function unsettled({ backend, portOne, memory }: Parties): Promise<string[]> {
  const rows = await backend.db.select({ id: orders.id, status: orders.status }).from(orders)
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]))
  return [...memory.took.keys()].filter((id) => {
    const [ours, theirs] = [statusOf.get(id), portOne.statusOf(id)]
    return !((ours === 'PAID' && theirs === 'PAID') || (ours === 'REFUNDED' && theirs === 'CANCELLED'))
  })
}

/** Lets the waits of the outbox pass, until every payment has its end and every opened card its token. */
export async function settle(parties: Parties): Promise<void> {
  const { db } = parties.backend
  // Payments that no fan completes are polled for two hours; their orders have ended by then.
  await db.update(orders).set({ expiresAt: 0 }).where(eq(orders.status, 'RESERVED'))
  for (let tried = 0; tried < SETTLE_TRIES; tried++) {
    const [row] = await rowsOf(
      db,
      sql`select (select count(*) from outbox where done_at is null and kind in ('mint', 'refund'))
        + (select count(*) from orders where status = 'RESERVED') as waiting`,
    )
    if (Number(row?.waiting) === 0 && (await unsettled(parties)).length === 0) return
    if (tried % 4 === 0)
      await db.execute(
        sql`update outbox set due_at = 0 where done_at is null and kind in ('mint', 'refund', 'payment')`,
      )
    await pause(500)
  }
}

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Totals = z.object({ cards: number, tokens: number, orders: number })

/** What the books say at the end; every list must be empty, and the sums must agree. */
export interface Books {
  orders: number
  /** KRW: what fans have paid, what the company has returned, and what the shop keeps. */
  moneyIn: number
  moneyOut: number
  kept: number
  /** The opened cards that members own, and the tokens on the chain. */
  cards: number
  tokens: number
  /** Orders whose total their page did not show, or that cost another amount. */
  unseen: string[]
  unsettled: string[]
  /** Cards that a fan has seen and does not have. */
  lost: string[]
  miscounted: string[]
  differences: string[]
}

/** Compares every order with the press that made it, and with what the fan has paid. */
async function unseenPrices({ backend, memory }: Parties): Promise<string[]> {
  const rows = await backend.db
    .select({
      id: orders.id,
      key: orders.idempotencyKey,
      userId: orders.userId,
      dropId: orders.dropId,
      price: orders.paymentAmount,
    })
    .from(orders)
  return rows.flatMap(({ id, key, userId, dropId, price }) => {
    const press = memory.presses.get(key)
    const paid = memory.took.get(id) ?? price
    const isSeen = press?.userId === userId && press.dropId === dropId && press.agreed === price
    return isSeen && paid === price ? [] : [`${id} costs ${price}, took ${paid}, shown ${press?.agreed}`]
  })
}

async function lostCards({ backend, memory }: Parties): Promise<string[]> {
  const rows = await rowsOf(
    backend.db,
    sql`select o.id, json_agg(json_build_array(e.metadata_idx, e.edition)) as cards from orders o
      join editions e on e.order_id = o.id and e.user_id = o.user_id
      where o.status = 'PAID' and o.opened_at is not null group by o.id`,
  )
  const sorted = (cards: unknown) =>
    z
      .parse(z.array(z.tuple([z.number(), z.number()])), cards)
      .map(String)
      .toSorted()
      .join(' ')
  const owned = new Map(rows.map(({ id, cards }) => [String(id), sorted(cards)]))
  return [...memory.shown].flatMap(([id, text]) =>
    owned.get(id) === sorted(JSON.parse(text)) ? [] : [`${id} showed ${text} and has ${owned.get(id)}`],
  )
}

async function mintedOf(backend: Backend): Promise<number> {
  const ledger = await backend.readLedger?.()
  const rows = await rowsOf(backend.db, sql`select metadata_idx, edition from tokens order by 1, 2`)
  const ids = rows.map((row) => tokenIdOf({ cardId: Number(row.metadata_idx), edition: Number(row.edition) }))
  let found = 0
  for (let from = 0; ledger && from < ids.length; from += 200) {
    const owners = await ledger.ownersOf(ids.slice(from, from + 200))
    found += owners.filter((owner) => owner !== undefined).length
  }
  return found
}

/** Reads the books once nothing is under way. */
export async function readBooks(parties: Parties): Promise<Books> {
  const { backend, portOne, memory } = parties
  const { db } = backend
  const [row] = await rowsOf(
    db,
    sql`select (select count(*) from editions e join orders o on o.id = e.order_id where e.user_id = o.user_id) as cards,
      (select count(*) from tokens where state = 'minted') as tokens, (select count(*) from orders) as orders`,
  )
  const totals = z.parse(Totals, row)
  const sum = (ids: readonly string[]) => ids.reduce((all, id) => all + (memory.took.get(id) ?? 0), 0)
  const paid = [...memory.took.keys()]
  const returned = paid.filter((id) => portOne.statusOf(id) === 'CANCELLED')
  const keeping = paid.length === 0 ? [] : await db.select().from(orders).where(inArray(orders.id, paid))
  const later: Backend = { ...backend, now: () => backend.now() + 2 * GRACE_MS }
  const found = await differencesOf(later)
  return {
    orders: totals.orders,
    moneyIn: sum(paid),
    moneyOut: sum(returned),
    kept: keeping.reduce(
      (all, { status, paymentAmount }) => all + (status === 'PAID' ? paymentAmount : 0),
      0,
    ),
    cards: totals.cards,
    tokens: await mintedOf(backend),
    unseen: await unseenPrices(parties),
    unsettled: await unsettled(parties),
    lost: [...(await lostCards(parties)), ...memory.problems],
    miscounted: (await countProblems(db)).map(({ count, of }) => `${count} ${of}`),
    differences: found.map(({ code, subject }) => `${code} ${subject}`),
  }
}

/** Whether the books agree. */
export const isBalanced = (books: Books): boolean =>
  books.moneyIn === books.moneyOut + books.kept &&
  books.cards === books.tokens &&
  [books.unseen, books.unsettled, books.lost, books.miscounted, books.differences].every(
    (list) => list.length === 0,
  )
