import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Backend } from '../../src/context.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { differencesOf } from '../../src/reconcile/reconcile.ts'
import { GRACE_MS } from '../../src/reconcile/slice.ts'
import { bareBackend } from '../bare-backend.ts'
import { startPostgres } from '../postgres.setup.ts'
import { type AuditSums, addAudit, audit, CLEAN } from './audit.ts'
import { each, pay, press } from './buyers.ts'
import { addOutcome, type ChaosCounts, playSchedule } from './chaos.ts'
import { addDrop } from './drop.ts'
import { compareLedgers } from './ledgers.ts'
import { random } from './random.ts'
import { playHistories } from './settle-histories.ts'
import type { TestBed } from './test-bed.ts'

/** Above every pack and card of the seed content. */
const FIRST_SEQ = 500_000

/** The sums of several audits, the orders lost, and what `reconcile` finds at the end. */
export type Sums = AuditSums & { lost: number; differences: number }
export const nothing = (): Sums => ({ sold: 0, lost: 0, differences: 0, ...CLEAN })

/** Adds what `reconcile` finds in a shop once nothing is under way. */
export async function reconcileAtEnd(backend: Backend, sums: Sums): Promise<void> {
  const later: Backend = { ...backend, now: () => backend.now() + 2 * GRACE_MS }
  const found = await differencesOf(later)
  // Of the work, only what waits; a soak ends before the queues of its last minutes.
  const wrong = found.filter(({ part }) => part !== 'work')
  for (const { code, subject, text } of wrong.slice(0, 20))
    process.stderr.write(`${code} ${subject} ${text}\n`)
  sums.differences += wrong.length
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
    addAudit(sums, counts)
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
  const { lost, ...ledgers } = await compareLedgers(db, await testBed.ledger(), [seq], acknowledged)
  addAudit(sums, await audit(db, seq))
  sums.lost += lost
  return {
    buyers,
    kills: killed,
    crashes: crashed,
    acknowledged: acknowledged.size,
    failed,
    ...ledgers,
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
  for (const seq of [1, 2]) addAudit(sums, await audit(db, seq))
  await reconcileAtEnd(test.backend, sums)
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
    if (n % 100 === 99 || n === schedules - 1) addAudit(sums, await audit(db, seq))
  }
  await reconcileAtEnd(test.backend, sums)
  await close()
  return { ...counts, errors: test.errors.length }
}

/** Returns the server's counts of deadlocks and lost connections. */
export async function deadlocksOf(testBed: TestBed): Promise<number> {
  const [row] = await rowsOf(testBed.backend.db, sql`select sum(deadlocks) as n from pg_stat_database`)
  return Number(row?.n)
}
