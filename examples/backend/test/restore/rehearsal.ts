import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Backend } from '../../src/context.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { orders } from '../../src/drops/tables.ts'
import { askAny, type Faults } from '../operations/ask.ts'
import { addFans, emptyMemory, FAN_STEPS, type Fan, type Memory, type Scene } from '../operations/fans.ts'
import { addCompany, type Counter, openBooks, openCounter } from '../operations/stand.ts'
import { addDrop } from '../rush/drop.ts'
import { createDatabase, prepareGround } from '../rush/ground.ts'
import { type Random, random } from '../rush/random.ts'
import { COMMANDS } from './commands.ts'
import { type DebianPostgres, startDebianPostgres } from './debian.ts'
import { judge, type Verdict } from './truth.ts'

const DROPS = [901, 902] as const
const FANS = 20
/** A sale, step by step. */
const STEPS = [
  ...['read', 'buy', 'buy', 'buy', 'pay', 'pay', 'pay', 'pay, webhook lost'],
  ...['open', 'open', 'cancel as a fan', 'leave the payment'],
] as const satisfies readonly (keyof typeof FAN_STEPS)[]

/** The two ways to restore: a dump, or the log up to a moment. */
export const WAYS = ['dump', 'moment'] as const
type Way = (typeof WAYS)[number]

/** A round: what the outside world had gone on to do, and what `reconcile` has said of it. */
export interface Round extends Verdict {
  way: Way
  /** The orders that fans have paid, and those that the restored database has. */
  paid: number
  restored: number
  seconds: number
}

/** Lets fans buy, pay, open and cancel until `stop`. */
function sell(
  scene: Omit<Scene, 'ask' | 'dice'>,
  counters: readonly Counter[],
  fans: readonly Fan[],
  dice: Random,
) {
  const faults: Faults = { serverErrors: [] }
  let open = true
  const work = async () => {
    while (open) {
      const kind = STEPS[dice.below(STEPS.length)] ?? 'read'
      const fan = fans[dice.below(FANS)]
      if (fan) await FAN_STEPS[kind]({ ...scene, dice, ask: askAny(counters, faults) }, fan)
    }
  }
  const workers = Promise.all([1, 2, 3, 4].map(work))
  return async () => {
    open = false
    await workers
    if (faults.serverErrors.length > 0) throw new Error(faults.serverErrors.join('\n'))
  }
}

const countOf = async ({ db }: Backend, query: ReturnType<typeof sql>) =>
  Number((await rowsOf(db, query))[0]?.n)

async function waitFor(what: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < 240; tried++) {
    if (await isDone()) return
    await pause(250)
  }
  throw new Error(`${what}: not within a minute`)
}

/** Lets the waits of a shop pass: reservations end, payments are polled, refunds and tokens made. */
export async function settle(backend: Backend, paid: readonly string[]): Promise<void> {
  const { db } = backend
  // The payments that no fan completes are polled for two hours.
  const ours = sql`done_at is null and (kind in ('mint', 'refund') or kind = 'payment' and subject in ${paid})`
  const hasten = () => db.execute(sql`update outbox set due_at = 0 where ${ours}`)
  const waiting = sql`select count(*) as n from outbox where ${ours}`
  // The pages of the payments that had begun stand open, so the poll comes first.
  await hasten()
  await pause(3000)
  await db.update(orders).set({ expiresAt: 0 }).where(eq(orders.status, 'RESERVED'))
  for (let turn = 0; turn < 3; turn++) {
    await hasten()
    await pause(1500)
  }
  const held = sql`select count(*) as n from orders where status = 'RESERVED'`
  await waitFor('the end of the reservations', async () => (await countOf(backend, held)) === 0)
  let tried = 0
  await waitFor('payments, refunds and tokens', async () => {
    if ((await countOf(backend, waiting)) === 0) return true
    // Seldom, so that the oldest work is not the first again and again.
    if (tried++ % 8 === 0) await hasten()
    return false
  })
}

/** Restores the backup of a way; returns the URL of the restored database. */
async function restore(way: Way, postgres: DebianPostgres, source: { url: string }, moment: string) {
  const env = { BACKUP: postgres.backup, SERVER_URL: source.url, RESTORED: 'shop_restored' }
  if (way === 'dump') {
    await postgres.run(COMMANDS.create, env)
    await postgres.run(COMMANDS.restore, env)
    return `${source.url}/shop_restored`
  }
  const place = { BACKUP: postgres.backup, RESTORED_DATA: postgres.restoredData, MOMENT: moment }
  await postgres.run(COMMANDS.copy, place)
  await postgres.run(COMMANDS.recover, place)
  return `${(await postgres.serve(postgres.restoredData)).url}/shop`
}

/** Waits until the log up to now is in the archive, as `archive_timeout` does. */
async function archived(backend: Backend): Promise<void> {
  const [row] = await rowsOf(backend.db, sql`select pg_walfile_name(pg_switch_wal()) as file`)
  const file = String(row?.file)
  await waitFor('the archive', async () => {
    const [last] = await rowsOf(backend.db, sql`select last_archived_wal as file from pg_stat_archiver`)
    return String(last?.file) >= file
  })
}

/** Plays a round: sales, a backup under them, more sales, the loss of the database, the restore, `reconcile`. */
export async function rehearse(way: Way, seed: number): Promise<Round> {
  const began = performance.now()
  const dice = random(seed)
  const ground = await prepareGround()
  try {
    const postgres = await startDebianPostgres()
    ground.undo.push(postgres.stop)
    const source = await postgres.serve(postgres.first)
    const databaseUrl = await createDatabase(source.url, 'shop')
    const portOne = await addCompany(ground)
    const counter = await openCounter(ground, { databaseUrl, portOne, name: 'first' }, () => {})
    const backend = await openBooks(ground, databaseUrl, portOne)
    for (const seq of DROPS)
      await addDrop(backend.db, Date.now(), {
        seq,
        stock: 2000,
        cards: 2,
        maxPerOrder: 3,
        maxPerMember: 1000,
      })
    const fans = await addFans(backend, FANS)
    const memory: Memory = emptyMemory()
    const scene = { backend, portOne, memory, dropIds: DROPS }
    const stop = sell(scene, [counter], fans, dice)
    const tokens = sql`select count(*) as n from tokens`
    // A shop that has never minted has no contract to restore.
    await waitFor('the first tokens', async () => (await countOf(backend, tokens)) > 0)
    const env = { BACKUP: postgres.backup, SERVER_URL: source.url, DATABASE_URL: databaseUrl }
    if (way === 'moment') await postgres.run(COMMANDS.base, env)
    await pause(1000 + dice.below(2000))
    if (way === 'dump') await postgres.run(COMMANDS.dump, env)
    const moment = new Date().toISOString().replace('T', ' ').replace('Z', '+00')
    await pause(1500 + dice.below(2500))
    if (way === 'moment') await archived(backend)
    await stop()
    await counter.process.stop()
    await backend.close()
    if (way === 'moment') await source.end('SIGKILL')

    const restoredUrl = await restore(way, postgres, source, moment)
    await openCounter(ground, { databaseUrl: restoredUrl, portOne, name: 'restored' }, () => {})
    const restored = await openBooks(ground, restoredUrl, portOne)
    await settle(restored, [...memory.took.keys()])
    const verdict = await judge({ backend: restored, portOne, memory })
    const known = new Set((await restored.db.select({ id: orders.id }).from(orders)).map(({ id }) => id))
    return {
      way,
      paid: memory.took.size,
      restored: [...memory.took.keys()].filter((id) => known.has(id)).length,
      ...verdict,
      seconds: Math.round((performance.now() - began) / 1000),
    }
  } finally {
    await ground.close()
  }
}
