// `pnpm bench:growth`: a paid order, an upgrade and orders paid at once, in shops with 1,000, 100,000 and 1,000,000 free
// copies, beside the same steps with the draw that sorts all free copies, in one run; then what is counted (`counted.ts`).
// Prints the tables of docs/maintainers/growth.md; `--only counted` the latter.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { consumeCopies, giveCopy } from '../../examples/backend/src/campaigns/cards.ts'
import { transact } from '../../examples/backend/src/db/transact.ts'
import { createBatcher } from '../../examples/backend/src/drops/batcher.ts'
import { applyEvent } from '../../examples/backend/src/payment/service.ts'
import { bareBackend, type TestBackend } from '../../examples/backend/test/bare-backend.ts'
import { DURABLE, type Postgres, startPostgres } from '../../examples/backend/test/postgres.ts'
import { addDrop } from '../../examples/backend/test/rush/drop.ts'
import { newReservation } from '../../examples/backend/test/rush/settle-histories.ts'
import { median } from '../median.ts'
import { printCounted } from './counted.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const rounds = Number(values.rounds)
const DROP = 1
const CARD = 2
const CARDS = 3
/** Orders that are paid at once: one for each connection. */
const AT_ONCE = 20

/** The draw before D96: it sorts the free copies by chance. */
const SORTING = readFileSync(new URL('sorting.sql', import.meta.url), 'utf8')

type Figures = Record<'paid' | 'upgrade' | 'each', number>

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function orderIn({ backend }: TestBackend): Promise<string> {
  const reserved = await createBatcher(backend).reserve(newReservation(DROP))
  if (reserved.outcome !== 'OK') throw new Error(reserved.outcome)
  return reserved.order.id
}

const pay = ({ backend }: TestBackend, orderId: string) =>
  applyEvent(backend, { eventId: orderId, orderId, kind: 'paid', amount: 1000, currency: 'KRW' })

/** Consumes three copies of a member and gives one, as an upgrade does. */
const upgrade = ({ backend }: TestBackend, n: number) =>
  transact(backend, async (tx) => {
    const copies = [1, 2, 3].map((place) => ({ cardId: CARD, edition: 3 * n + place }))
    if ((await consumeCopies(tx, copies, 'fan')) < 3) throw new Error('The fan has too few copies')
    await giveCopy(tx, [CARD], { userId: 'fan', reason: `upgrade:${n}`, at: 0 })
  })

/** Returns the time of each of many orders that are paid at once. */
async function paidAtOnce(shop: TestBackend): Promise<number> {
  const ids: string[] = []
  for (let n = 0; n < AT_ONCE; n++) ids.push(await orderIn(shop))
  return (await timed(() => Promise.all(ids.map((id) => pay(shop, id))))) / AT_ONCE
}

async function measured(shop: TestBackend, first: number): Promise<Figures> {
  // The first call of a connection compiles the functions.
  await paidAtOnce(shop)
  const [paid, upgraded]: [number[], number[]] = [[], []]
  for (let n = 0; n < rounds; n++) {
    const orderId = await orderIn(shop)
    paid.push(await timed(() => pay(shop, orderId)))
    upgraded.push(await timed(() => upgrade(shop, first + n)))
  }
  return { paid: median(paid), upgrade: median(upgraded), each: await paidAtOnce(shop) }
}

/** Creates a shop with as many copies in a drop of packs of three cards, and as many of a card in no drop. */
async function shopOf(server: Postgres, size: number): Promise<TestBackend> {
  const admin = await bareBackend({ config: { databaseUrl: `${server.url}/postgres`, mode: 'production' } })
  await admin.backend.db.execute(`create database shop_${size}`)
  await admin.close()
  const shop = await bareBackend({
    config: { databaseUrl: `${server.url}/shop_${size}`, mode: 'production' },
  })
  const { db } = shop.backend
  const stock = Math.floor(size / CARDS)
  await addDrop(db, shop.clock.now(), { seq: DROP, stock, cards: CARDS })
  await db.execute(`insert into designs select ${CARD}, ${CARD}, pack_idx, team, card_name, number, position, sub,
    edition_title, edition_total, art, story from designs`)
  const owned = 6 * rounds
  await db.execute(`insert into editions (metadata_idx, edition, user_id)
    select ${CARD}, n, case when n <= ${owned} then 'fan' end from generate_series(1, ${size + owned}) n`)
  await db.execute(`vacuum analyze`)
  return shop
}

const ms = (time: number) => (time < 10 ? time.toFixed(1) : Math.round(time).toLocaleString('en'))

/** Prints the table of the draws. */
async function printDraws(server: Postgres): Promise<void> {
  const rows: Record<keyof Figures, string[]> = { paid: [], upgrade: [], each: [] }
  for (const size of sizes) {
    const shop = await shopOf(server, size)
    const slots = await measured(shop, 0)
    // The slots would have their own cost, and nothing reads them any more.
    await shop.backend.db.execute(`alter table editions disable trigger editions_free_changed`)
    await shop.backend.db.execute(SORTING)
    const sorted = await measured(shop, rounds)
    for (const name of ['paid', 'upgrade', 'each'] as const)
      rows[name].push(
        `${ms(sorted[name])} → ${ms(slots[name])} (1 : ${(sorted[name] / slots[name]).toFixed(1)})`,
      )
    await shop.close()
  }
  console.log(`| ms, sorting → slots | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} |`)
  console.log(`|---|${'--:|'.repeat(sizes.length)}`)
  console.log(`| a paid order | ${rows.paid.join(' | ')} |`)
  console.log(`| an upgrade | ${rows.upgrade.join(' | ')} |`)
  console.log(`| each of ${AT_ONCE} orders paid at once | ${rows.each.join(' | ')} |`)
}

const server = await startPostgres(DURABLE)
try {
  if (values.only !== 'counted') await printDraws(server)
  await printCounted(server, sizes, rounds)
} finally {
  await server.stop()
}
