import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../src/db/time.ts'
import { tokenIdOf } from '../../src/ledger/token-id.ts'
import { bareBackend } from '../bare-backend.ts'
import { startPostgres } from '../postgres.setup.ts'
import { audit, CLEAN } from './audit.ts'
import { each, pay, press } from './buyers.ts'
import { addOutcome, type ChaosCounts, playSchedule } from './chaos.ts'
import { addDrop } from './drop.ts'
import { random } from './random.ts'
import { playHistories } from './settle-histories.ts'
import type { TestBed } from './test-bed.ts'

/** Above every pack and card of the seed content. */
const FIRST_SEQ = 500_000

/** The sums of several audits. */
export interface Sums {
  sold: number
  oversold: number
  overLimit: number
  miscounted: number
  doubleCharged: number
  paidWithoutCard: number
  wrongCards: number
  lost: number
}
export const nothing = (): Sums => ({ sold: 0, lost: 0, ...CLEAN })

function add(sums: Sums, counts: Awaited<ReturnType<typeof audit>>): void {
  sums.sold += counts.sold
  for (const name of [
    'oversold',
    'overLimit',
    'miscounted',
    'doubleCharged',
    'paidWithoutCard',
    'wrongCards',
  ] as const)
    sums[name] += counts[name]
}

const SITE = {
  site: 'https://site.example',
  api: 'http://api.localhost',
  pay: 'http://pay.localhost',
  oauth: 'http://oauth.localhost',
  wallet: 'http://wallet.localhost',
}

/** G5: concurrent purchases, in each run by distinct members, by 20 members, or with quantities of 1 and 2. */
export async function soakRush(
  testBed: TestBed,
  { seed, buyers, stock, runs }: { seed: number; buyers: number; stock: number; runs: number },
  sums: Sums,
) {
  const { db } = testBed.backend
  const short: number[] = []
  for (let run = 0; run < runs; run++) {
    const seq = FIRST_SEQ + run
    const kind = run % 3
    await addDrop(db, Date.now(), { seq, stock })
    const members = await testBed.members(kind === 1 ? 20 : buyers)
    const dice = random(seed + run)
    const requests = Array.from({ length: buyers }, (_, n) => ({
      token: members[n % members.length]?.token ?? '',
      amount: kind === 2 ? 1 + dice.below(2) : 1,
    }))
    await each(dice.shuffled(requests), 400, async ({ token, amount }, n) => {
      await press(testBed, token, randomUUID(), seq, amount, n % 2)
    })
    const counts = await audit(db, seq)
    add(sums, counts)
    // The whole stock is sold.
    if (counts.sold !== Math.min(stock, kind === 1 ? 40 : buyers)) short.push(run)
  }
  return { runs, buyers, stock, notSoldOut: short.length }
}

/** G6: pays every purchase while backends and the database are killed, then compares three ledgers. */
export async function soakKills(
  testBed: TestBed,
  { buyers, kills, crashes }: { buyers: number; kills: number; crashes: number },
  sums: Sums,
) {
  const { db } = testBed.backend
  const seq = FIRST_SEQ + 100_000
  await addDrop(db, Date.now(), { seq, stock: buyers })
  const members = await testBed.members(buyers)
  const acknowledged = new Map<string, number>()
  let done = 0
  let killed = 0
  let crashed = 0
  let failed = 0
  const steps = kills + crashes
  const disturb = (async () => {
    for (let step = 0; step < steps; step++) {
      while (done < ((step + 1) * buyers) / (steps + 1))
        await new Promise((resolve) => setTimeout(resolve, 20))
      const crash = crashed < crashes && step % 3 === 2
      if (crash) {
        crashed++
        await testBed.postgres.kill()
      } else {
        const victim = testBed.processes[killed++ % testBed.processes.length]
        await victim?.ready()
        await victim?.kill()
      }
    }
  })()
  await each(members, 40, async ({ token }, n) => {
    // Starts purchases only up to the next kill, so that each kill interrupts some.
    while (done > ((killed + crashed + 2) * buyers) / (steps + 1))
      await new Promise((resolve) => setTimeout(resolve, 20))
    try {
      const reserved = await press(testBed, token, randomUUID(), seq, 1, n % 2)
      if (reserved.orderId === undefined) throw new Error(reserved.code)
      const { status, cards } = await pay(testBed, token, reserved)
      if (status === 'PAID') acknowledged.set(reserved.orderId, cards)
    } catch {
      failed++
    }
    done++
  })
  await disturb
  const open = sql`select count(*) as n from outbox where done_at is null`
  for (let tried = 0; tried < 240; tried++) {
    const [row] = await rowsOf(db, open)
    if (Number(row?.n) === 0) break
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  add(sums, await audit(db, seq))
  const orders = await rowsOf(
    db,
    sql`select o.id, o.status, count(e.*) as cards from orders o left join editions e on e.order_id = o.id where o.minting_seq = ${seq} group by o.id`,
  )
  const owned = new Map(
    orders.map(({ id, status, cards }) => [String(id), status === 'PAID' ? Number(cards) : 0]),
  )
  for (const [id, cards] of acknowledged) if (owned.get(id) !== cards) sums.lost++
  const given = await rowsOf(
    db,
    sql`select metadata_idx, edition from editions where minting_seq = ${seq} and order_id is not null and user_id <> 'sealed'`,
  )
  const ids = given.map((row) =>
    tokenIdOf({ cardId: Number(row.metadata_idx), edition: Number(row.edition) }),
  )
  const ledger = await testBed.ledger()
  let minted = 0
  for (let from = 0; from < ids.length; from += 200) {
    minted += (await ledger.ownersOf(ids.slice(from, from + 200))).filter(
      (owner) => owner !== undefined,
    ).length
  }
  const [gateway] = await rowsOf(
    db,
    sql`select count(*) as n from gw_payments g join orders o on o.id = g.order_id where o.minting_seq = ${seq} and g.status = 'PAID'`,
  )
  return {
    buyers,
    kills: killed,
    crashes: crashed,
    acknowledged: acknowledged.size,
    failed,
    shop: given.length,
    gateway: Number(gateway?.n),
    chain: minted,
  }
}

/** A bare backend on its own PostgreSQL, without kills. */
async function apart() {
  const { url, teardown } = await startPostgres()
  const test = await bareBackend({ config: { databaseUrl: `${url}/template_fandeck`, origins: SITE } })
  return {
    test,
    async close() {
      await test.close()
      await teardown()
    },
  }
}

/** G7: payment events in any order, with copies. */
export async function soakHistories({ seed, histories }: { seed: number; histories: number }, sums: Sums) {
  const { test, close } = await apart()
  const { db } = test.backend
  await addDrop(db, test.clock.now(), { seq: 1, stock: histories })
  await addDrop(db, test.clock.now(), { seq: 2, stock: 1 })
  const ends = await playHistories(test.backend, { inTime: 1, late: 2 }, histories, random(seed))
  for (const seq of [1, 2]) add(sums, await audit(db, seq))
  await close()
  return { histories, ends }
}

/** The chaos run; a drop per hundred fans, with packs for half of them. */
export async function soakChaos({ seed, schedules }: { seed: number; schedules: number }, sums: Sums) {
  const { test, close } = await apart()
  const { db } = test.backend
  const counts: ChaosCounts = { schedules: 0, ends: {}, bad: [] }
  for (let n = 0; n < schedules; n++) {
    const seq = 1 + Math.floor(n / 100)
    if (n % 100 === 0) await addDrop(db, test.clock.now(), { seq, stock: 50 })
    addOutcome(counts, seed + n, await playSchedule(test, seq, seed + n))
    if (n % 100 === 99 || n === schedules - 1) add(sums, await audit(db, seq))
  }
  await close()
  return { ...counts, errors: test.errors.length }
}

/** Returns the server's counts of deadlocks and lost connections. */
export async function deadlocksOf(testBed: TestBed): Promise<number> {
  const [row] = await rowsOf(testBed.backend.db, sql`select sum(deadlocks) as n from pg_stat_database`)
  return Number(row?.n)
}
