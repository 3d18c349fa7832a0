// The steps whose cost `pnpm bench:growth` measures by the size of a shop; `before` is what the first version took on the
// same kind of machine.
import { aMatch } from '@fandeck/sdk/testing'
import { eq, sql } from 'drizzle-orm'
import { dropLostSessions, TOKEN_KEPT_MS } from '../../src/auth/retention.ts'
import { users } from '../../src/auth/tables.ts'
import { consumeCopies, giveCopy } from '../../src/campaigns/cards.ts'
import { createTallies, storePick } from '../../src/campaigns/picks.ts'
import type { Backend } from '../../src/context.ts'
import { transact } from '../../src/db/transact.ts'
import { rankingOf } from '../../src/directory/service.ts'
import { countOldVisits } from '../../src/directory/visits.ts'
import { createBatcher } from '../../src/drops/batcher.ts'
import { addOrderChanges } from '../../src/drops/counts.ts'
import { dropsInformation } from '../../src/drops/information.ts'
import { dropUnpaidOrders, UNPAID_KEPT_MS } from '../../src/drops/retention.ts'
import { createSoldOut } from '../../src/drops/sold-out.ts'
import { setRemaining } from '../../src/drops/store.ts'
import { addGateChanges } from '../../src/gate/fan-count.ts'
import { placeNext, setGate } from '../../src/gate/store.ts'
import { membersNamed } from '../../src/operations/members.find.ts'
import { countsOfOrders, ordersOf } from '../../src/operations/orders.ts'
import { salesOf } from '../../src/operations/sales.ts'
import { claimWork, dropOldWork, dueWork, KEEP_MS } from '../../src/outbox/store.ts'
import { applyEvent } from '../../src/payment/service.ts'
import { erase } from '../../src/withdrawal/erase.ts'
import { bareBackend, NOON } from '../bare-backend.ts'
import { addDrop } from '../rush/drop.ts'
import { newReservation } from '../rush/settle-histories.ts'
import { FREE, fillShop } from './fill.ts'

/** The drop with the orders and the gate of all members, and one that is sold out, with a buyer for each member. */
const DROP = 1
const SOLD_OUT = 2
/** The drops of a shop. */
const DROPS = 50

/** A filled shop. */
export interface Shop {
  backend: Backend
  members: number
  close(): Promise<void>
}

/** Fills a shop in a database without tables. */
export async function openLargeShop(databaseUrl: string, members: number): Promise<Shop> {
  const { backend, clock, close } = await bareBackend({ config: { databaseUrl, mode: 'production' } })
  const { db } = backend
  await addDrop(db, clock.now(), { seq: DROP, stock: 1000, cards: 3 })
  await addDrop(db, clock.now(), { seq: SOLD_OUT, stock: 1, remaining: 0 })
  for (let seq = 100; seq < 98 + DROPS; seq++) await addDrop(db, clock.now(), { seq, stock: 1 })
  await fillShop(db, 1, members)
  await db.execute(sql`insert into minting_wallets (minting_seq, user_id, qty, max_qty)
    select ${SOLD_OUT}::int, 'f' || n, 1, 2 from generate_series(1, ${members}::int) n`)
  await addOrderChanges(backend)
  await addGateChanges(backend)
  await db.execute(sql`vacuum analyze`)
  return { backend, members, close }
}

export interface Step {
  name: string
  /** ms of the first version. */
  before?: string
  /** Prepares run `n` and returns what is measured; also in a transaction. */
  begin(shop: Shop, n: number): Promise<Work> | Work
  /** It is run once. */
  once?: boolean
  /** The costs are those of one of so many. */
  each?: (shop: Shop) => number
  /** Why its rows grow. */
  why?: string
}
type Work = (backend: Backend) => Promise<unknown>

const VOTE = { slug: 'club', matchId: 1, kind: 'mom' } as const
const MATCH = aMatch({ matchId: 1, kickOffAt: NOON - 3_600_000, closeAt: NOON + 3_600_000 })
const DAY = 24 * 3_600_000
/** The rows that leave a table in one run. */
const OLD = 1000

/** Adds rows that are old enough to leave. */
async function addOld({ db }: Backend, n: number): Promise<void> {
  const numbers = sql`generate_series(1, ${OLD}::int) k`
  const id = sql`'old-' || ${n}::int || '-' || k`
  for (const statement of [
    sql`insert into outbox (kind, subject, payload, created_at, done_at)
      select 'mint', ${id}, '{}', 0, ${NOON - KEEP_MS}::bigint from ${numbers}`,
    sql`insert into token_families (id, user_id, created_at) select ${id}, 'f1', 0 from ${numbers}`,
    sql`insert into refresh_tokens (token_hash, family_id, created_at, expires_at)
      select ${id}, ${id}, ${NOON - TOKEN_KEPT_MS}::bigint, 0 from ${numbers}`,
    sql`insert into visits (ssid, at) select ${id}, ${NOON - DAY}::bigint from ${numbers}`,
    sql`insert into orders (id, user_id, minting_seq, idempotency_key, body_hash, status, amount, payment_amount, method,
        redirect_url, transfer_agreement, buyer_name, receipt_type, receipt_info_type, receipt_info, created_at, expires_at)
      select ${id}, ${id}, ${DROP}::int, 'key', '', 'EXPIRED', 1, 1000, 'card', '', true, '', 'none', 'phone', '',
        ${NOON - UNPAID_KEPT_MS}::bigint, 0 from ${numbers}`,
  ])
    await db.execute(statement)
}

const sales: readonly Step[] = [
  {
    name: 'a paid order is settled',
    before: '27 / 205 / 2,273',
    async begin({ backend }) {
      const reserved = await createBatcher(backend).reserve(newReservation(DROP))
      if (reserved.outcome !== 'OK') throw new Error(reserved.outcome)
      const { id: orderId } = reserved.order
      const event = { eventId: orderId, orderId, kind: 'paid', amount: 1000, currency: 'KRW' } as const
      return (backend) => applyEvent(backend, event)
    },
  },
  {
    name: 'an upgrade of three copies',
    before: '– / – / 5,200',
    begin: (_, n) => (backend) =>
      transact(backend, async (tx) => {
        const [userId, edition] = [`f${n + 1}`, n + 1]
        const copies = [21, 22, 23].map((cardId) => ({ cardId, edition }))
        if ((await consumeCopies(tx, copies, userId)) < 3) throw new Error('The fan has too few copies')
        await giveCopy(tx, [FREE], { userId, reason: `upgrade:${n}`, at: 0 })
      }),
  },
  {
    name: 'the stock of a drop is set',
    before: '– / – / 738',
    begin: (_, n) => (backend) => setRemaining(backend, DROP, 500 - n),
  },
  {
    name: '“sold out”, the first answer to a fan',
    before: '– / – / 277',
    begin: (_, n) => (backend) => {
      const memory = createSoldOut(backend)
      memory.noticed(SOLD_OUT)
      return memory.covers(SOLD_OUT, `stranger-${n}`)
    },
  },
  {
    name: `the list of ${DROPS} drops`,
    before: '3,300 with 500 drops',
    begin: () => dropsInformation,
  },
]

const votes: readonly Step[] = [
  {
    name: 'a vote',
    before: '3 / 20 / 155',
    begin: (_, n) => (backend) => storePick(backend, MATCH, { ...VOTE, userId: `f${n + 1}`, slot: n % 3 }),
  },
  { name: 'its tally', begin: () => (backend) => createTallies(backend)(VOTE) },
  { name: 'the ranking', before: '31 / 887 / 17,028', begin: () => (backend) => rankingOf(backend) },
]

const desk: readonly Step[] = [
  {
    name: 'operators: a page of orders',
    before: '– / – / 9,900',
    begin: () => (backend) => ordersOf(backend, {}),
  },
  {
    name: 'a page of a stage, after half of them',
    begin:
      ({ members }) =>
      (backend) =>
        ordersOf(backend, { state: 'paid', before: { at: NOON - members * 500, id: '' } }),
    why: 'at most 51 orders and as many members',
  },
  {
    name: 'a search by nickname',
    before: '– / – / 3,500',
    begin: (_, n) => (backend) => ordersOf(backend, { search: `별빛${77 + n}수` }),
  },
  {
    name: 'by the last digits of a phone',
    begin: () => (backend) => ordersOf(backend, { search: '0077' }),
    why: 'up to 200 members whose phone ends so, and their orders',
  },
  {
    name: 'by a mail address',
    begin: (_, n) => (backend) => membersNamed(backend, `Fan-${77 + n}@example.com`),
  },
  { name: 'the counts of all stages', begin: () => countsOfOrders },
  {
    name: 'the live figures of a drop',
    before: '– / – / 1,800',
    begin: () => (backend) => salesOf(backend, DROP),
    why: 'at most 1,080 counts of ten seconds',
  },
]

const jobs: readonly Step[] = [
  {
    name: 'a tick of the outbox, with an open and a done job of each member',
    before: '– / 142 to 660 / –',
    begin: () => async (backend) => {
      const at = NOON + 2_000_000_000
      await claimWork(backend.db, 'mint', at)
      await dueWork(backend.db, 'mint', at, 20)
    },
  },
  {
    name: 'a member is erased',
    before: '– / – / 407',
    async begin({ backend, members }, n) {
      const [user] = await backend.db
        .select()
        .from(users)
        .where(eq(users.id, `f${members - n}`))
      if (!user) throw new Error('The member is missing')
      return (backend) => transact(backend, (tx) => erase(backend, tx, user))
    },
  },
  {
    name: `${OLD.toLocaleString('en')} old rows leave each of four tables`,
    async begin({ backend }, n) {
      await addOld(backend, n)
      return async (backend) => {
        await dropOldWork(backend.db, backend.now())
        await dropLostSessions(backend)
        await countOldVisits(backend)
        await dropUnpaidOrders(backend)
      }
    },
  },
]

const hasUnplaced = async ({ db }: Backend) =>
  (await db.$count(
    sql`(select from gate_places where minting_seq = ${DROP} and place is null limit 1) as unplaced`,
  )) > 0

const gate: readonly Step[] = [
  {
    name: 'the draw at a gate of all members: its first 10,000 fans',
    once: true,
    async begin({ backend }) {
      await setGate(backend, DROP, 100)
      return (backend) => placeNext(backend, DROP)
    },
    why: 'it sorts the fans who wait',
  },
  {
    name: 'each further fan of the draw',
    before: '0.05 in one transaction',
    once: true,
    begin: () => async (backend) => {
      while (await hasUnplaced(backend)) await placeNext(backend, DROP)
    },
    each: ({ members }) => members - 10_000,
    why: 'each 10,000 fans sort those who wait',
  },
  {
    name: 'another rate, before all of them',
    before: '4,600 with 100,000 fans',
    begin: (_, n) => (backend) => setGate(backend, DROP, 50 + n),
  },
]

export const STEPS: readonly Step[] = [...sales, ...votes, ...desk, ...jobs, ...gate]
