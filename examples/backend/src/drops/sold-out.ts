import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { databaseTime } from '../db/time.ts'
import { retrying } from '../db/transact.ts'
import { firstEnd } from './store.ts'

/** The minimum interval between reads of one drop, ms; at most 100 reads a second serve any number of fans. */
const APART_MS = 10

/** The cached state of a sold-out drop. */
interface Memory {
  /** Changes with every reserved or released pack, in any process. */
  version: string
  /** Members who have asked, and have no order in this drop; the repeated keys of the others return it. */
  strangers: Set<string>
}

/** Answers "sold out", the most frequent reply of a drop, without the batcher. */
export interface SoldOut {
  /**
   * Returns whether the drop is sold out for this member. The read starts after the call, so that it includes changes of
   * every process. Returns false for a member with an order in the drop, who always passes to the batcher.
   */
  covers(dropId: number, userId: string): Promise<boolean>
  /** Returns whether any drop is cached as sold out. */
  any(): boolean
  /** Call it when the batcher has reported a drop as sold out. */
  noticed(dropId: number): void
}

const State = z.object({ version: z.string(), over: z.boolean() })
const Buyers = z.array(z.object({ user_id: z.string() }))

/** One row by key and the first entry of an index; the only query while nothing changes. */
async function stateOf(backend: Backend, seq: number) {
  const now = databaseTime(backend)
  const [row] = await rowsOf(
    backend.db,
    sql`select m.xmin::text as version, m.remaining = 0 and m.enabled and m.start_at <= t.now and m.end_at > t.now
        and coalesce(${firstEnd(sql`m.minting_seq`)} > t.now, true) as over
      from mintings m, (select ${now} as now) t where m.minting_seq = ${seq}`,
  )
  return row && z.parse(State, row)
}

/** Returns which of some members have an order; each is one entry of an index, however many have bought. */
async function buyersAmong({ db }: Backend, seq: number, members: readonly string[]) {
  const rows = await rowsOf(
    db,
    sql`select user_id from minting_wallets where minting_seq = ${seq}
      and user_id = any(array(select jsonb_array_elements_text(${JSON.stringify(members)}::jsonb)))`,
  )
  return new Set(z.parse(Buyers, rows).map((row) => row.user_id))
}

/** The cache and the reads of one drop. */
interface Watch {
  memory: Memory | undefined
  /** The members who wait for the next read. */
  asking: Set<string>
  began: number
  running: Promise<unknown>
  next: Promise<Memory | undefined> | undefined
}

/** The cache of one process. */
export function createSoldOut(backend: Backend): SoldOut {
  const watches = new Map<number, Watch>()

  async function readState(
    seq: number,
    { memory, asked }: { memory: Memory | undefined; asked: ReadonlySet<string> },
  ): Promise<Memory | undefined> {
    const state = await stateOf(backend, seq)
    if (!state?.over) return undefined
    const strangers = memory?.version === state.version ? memory.strangers : new Set<string>()
    const unknown = [...asked].filter((member) => !strangers.has(member))
    // Reads the version before the buyers, so that an order in between only sends more members to the batcher.
    const buyers = unknown.length === 0 ? new Set() : await buyersAmong(backend, seq, unknown)
    for (const member of unknown) if (!buyers.has(member)) strangers.add(member)
    return { version: state.version, strangers }
  }

  /** The read after the running one; shared by every caller until it starts. */
  async function readNext(seq: number, watch: Watch): Promise<Memory | undefined> {
    await watch.running
    const early = watch.began + APART_MS - performance.now()
    if (early > 0) await pause(early)
    watch.next = undefined
    watch.began = performance.now()
    const { memory, asking: asked } = watch
    watch.asking = new Set()
    const looking = retrying(() => readState(seq, { memory, asked }))
    watch.running = looking.catch(() => {})
    watch.memory = await looking
    return watch.memory
  }

  function nextRead(seq: number, watch: Watch): Promise<Memory | undefined> {
    watch.next ??= readNext(seq, watch)
    return watch.next
  }

  return {
    async covers(seq, userId) {
      const watch = watches.get(seq)
      if (!watch) return false
      watch.asking.add(userId)
      const memory = await nextRead(seq, watch)
      if (!memory) watches.delete(seq)
      return memory?.strangers.has(userId) === true
    },
    any: () => watches.size > 0,
    noticed(seq) {
      if (watches.has(seq)) return
      watches.set(seq, {
        memory: undefined,
        asking: new Set(),
        began: 0,
        running: Promise.resolve(),
        next: undefined,
      })
    },
  }
}
