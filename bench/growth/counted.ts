// What fans and operators read every second in shops with as many members, each with a card, an order and a vote, beside
// the statements that count or sort the rows themselves, in one run.
import { createTallies } from '../../examples/backend/src/campaigns/picks.ts'
import type { Backend } from '../../examples/backend/src/context.ts'
import { rankingOf } from '../../examples/backend/src/directory/service.ts'
import { addOrderChanges } from '../../examples/backend/src/drops/counts.ts'
import { countsOfOrders, ordersOf } from '../../examples/backend/src/operations/orders.ts'
import { salesOf } from '../../examples/backend/src/operations/sales.ts'
import { bareBackend, type TestBackend } from '../../examples/backend/test/bare-backend.ts'
import { fillOrders } from '../../examples/backend/test/orders.ts'
import type { Postgres } from '../../examples/backend/test/postgres.ts'
import { addDrop } from '../../examples/backend/test/rush/drop.ts'
import { median } from '../median.ts'

const DROP = 1
const CARD = 1
const VOTE = { slug: 'club', matchId: 1, kind: 'mom' } as const

const STATE = `case when o.status = 'RESERVED' then 'paying' when o.status = 'REFUND_DUE' then 'refundDue'
  when o.status = 'REFUNDED' then 'refunded' when o.status = 'FAILED' then 'failed' when o.status <> 'PAID' then 'ended'
  when not m.ships_goods then 'paid' when o.invoice_no is null then 'toShip' else 'shipped' end`

/** Each step, and the statements of before. */
const STEPS: Record<
  string,
  { counting: (now: number) => string[]; counted: (backend: Backend) => Promise<unknown> }
> = {
  'a tally of a vote': {
    counting: () => [
      `select slot, count(*) from campaign_picks where slug = 'club' and match_idx = 1 and kind = 'mom'
      group by slot order by slot`,
    ],
    counted: (backend) => createTallies(backend)(VOTE),
  },
  'the ranking': {
    counting: () => [
      `select u.id, u.nick_name, count(*) from editions e join users u on u.id = e.user_id
      where u.withdrawn_at is null group by u.id order by count(*) desc, u.created_at limit 20`,
    ],
    counted: (backend) => rankingOf(backend),
  },
  'a page of orders': {
    // A sum has no index, as the time of an order had none.
    counting: () => [
      `select o.*, m.title, u.nick_name from orders o join mintings m using (minting_seq)
      left join users u on u.id = o.user_id order by o.created_at + 0 desc, o.id desc limit 50`,
    ],
    counted: (backend) => ordersOf(backend, {}),
  },
  'the counts of all states': {
    counting: () => [
      `select ${STATE}, count(*) from orders o join mintings m using (minting_seq) group by 1`,
    ],
    counted: countsOfOrders,
  },
  'the live figures of a drop': {
    counting: (now) => [
      `select sum(amount) from orders where minting_seq = ${DROP} and status = 'RESERVED'`,
      `select status, count(*) from orders where minting_seq = ${DROP} and status in ('EXPIRED', 'FAILED')
        and created_at + 0 > ${now - 3_600_000}::bigint group by 1`,
      `select (${now}::bigint - settled_at) / 60000, sum(amount) from orders where minting_seq = ${DROP}
        and status = 'PAID' and settled_at > ${now - 24 * 60_000}::bigint group by 1`,
    ],
    counted: (backend) => salesOf(backend, DROP),
  },
}

async function medianOf(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    const began = performance.now()
    await work()
    times.push(performance.now() - began)
  }
  return median(times)
}

async function filled(server: Postgres, size: number): Promise<TestBackend> {
  const admin = await bareBackend({ config: { databaseUrl: `${server.url}/postgres`, mode: 'production' } })
  await admin.backend.db.execute(`create database counted_${size}`)
  await admin.close()
  const shop = await bareBackend({
    config: { databaseUrl: `${server.url}/counted_${size}`, mode: 'production' },
  })
  const { backend } = shop
  const { db } = backend
  await addDrop(db, shop.clock.now(), { seq: DROP, stock: 10 })
  await fillOrders(db, 1, size)
  await db.execute(`insert into editions (metadata_idx, edition, user_id)
    select ${CARD}::int, 1000 + n, 'f' || n from generate_series(1, ${size}::int) n`)
  await db.execute(`insert into campaign_picks (slug, match_idx, kind, user_id, slot, picked_at)
    select 'club', 1, 'mom', 'f' || n, n % 11, 0 from generate_series(1, ${size}::int) n`)
  await addOrderChanges(backend)
  await db.execute(`vacuum analyze`)
  return shop
}

const ms = (time: number) => (time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en'))

/** Prints the table. */
export async function printCounted(
  server: Postgres,
  sizes: readonly number[],
  rounds: number,
): Promise<void> {
  const rows = new Map<string, string[]>(Object.keys(STEPS).map((name) => [name, []]))
  for (const size of sizes) {
    const shop = await filled(server, size)
    for (const [name, { counting, counted }] of Object.entries(STEPS)) {
      const before = await medianOf(rounds, async () => {
        for (const statement of counting(shop.clock.now())) await shop.backend.db.execute(statement)
      })
      const after = await medianOf(rounds, () => counted(shop.backend))
      rows.get(name)?.push(`${ms(before)} → ${ms(after)}`)
    }
    await shop.close()
  }
  console.log(`| ms, counting → counted | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`)
  console.log(`|---|${'--:|'.repeat(sizes.length)}`)
  for (const [name, cells] of rows) console.log(`| ${name} | ${cells.join(' | ')} |`)
}
