import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { databaseTime, rowsOf } from '../db/time.ts'
import { retrying } from '../db/transact.ts'
import { firstEnd } from './store.ts'

/** Looks at one drop begin at least this far apart, ms: a hundred a second answer any number of fans. */
const APART_MS = 10

/** What a process remembers of a drop that is sold out. */
interface Memory {
  /** Changes with every pack that is taken or given back, by whichever process. */
  version: string
  /** Members who have ever ordered in this drop: a repeated key of theirs gets its order. */
  buyers: ReadonlySet<string>
}

/** Answers "sold out" without the till, which is what most fans of a drop are told. */
export interface SoldOut {
  /**
   * Whether this member can be told that everything is sold. The answer is the database's of a moment after the
   * question, whichever process has sold or given packs back, because who asks waits for a look that had not begun; a
   * member with an order in the drop always goes to the till.
   */
  covers(dropId: number, userId: string): Promise<boolean>
  /** Whether any drop is known to be sold out. */
  any(): boolean
  /** To be called when the till has said that a drop is sold out. */
  noticed(dropId: number): void
}

const State = z.object({ version: z.string(), over: z.boolean() })
const Buyers = z.object({ buyers: z.array(z.string()) })

/** One small row by its key, and the first of an index: when nothing has changed, this is all that is asked. */
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

async function buyersOf({ db }: Backend, seq: number): Promise<ReadonlySet<string>> {
  const [row] = await rowsOf(
    db,
    sql`select coalesce(json_agg(user_id), '[]') as buyers from minting_wallets where minting_seq = ${seq}`,
  )
  return new Set(z.parse(Buyers, row).buyers)
}

/** What is known of one drop, and the looks at it. */
interface Watch {
  memory: Memory | undefined
  began: number
  running: Promise<unknown>
  next: Promise<Memory | undefined> | undefined
}

/** The memory of one process. */
export function createSoldOut(backend: Backend): SoldOut {
  const watches = new Map<number, Watch>()

  async function look(seq: number, known: Memory | undefined): Promise<Memory | undefined> {
    const state = await stateOf(backend, seq)
    if (!state?.over) return undefined
    if (known?.version === state.version) return known
    // The version first, the buyers after it: an order in between only makes more members go to the till.
    return { version: state.version, buyers: await buyersOf(backend, seq) }
  }

  /** The look after the one that is under way; all who come before it begins share it. */
  async function lookNext(seq: number, watch: Watch): Promise<Memory | undefined> {
    await watch.running
    const early = watch.began + APART_MS - performance.now()
    if (early > 0) await pause(early)
    watch.next = undefined
    watch.began = performance.now()
    const looking = retrying(() => look(seq, watch.memory))
    watch.running = looking.catch(() => {})
    watch.memory = await looking
    return watch.memory
  }

  function looked(seq: number, watch: Watch): Promise<Memory | undefined> {
    watch.next ??= lookNext(seq, watch)
    return watch.next
  }

  return {
    async covers(seq, userId) {
      const watch = watches.get(seq)
      if (!watch) return false
      const memory = await looked(seq, watch)
      if (!memory) watches.delete(seq)
      return memory !== undefined && !memory.buyers.has(userId)
    },
    any: () => watches.size > 0,
    noticed(seq) {
      if (watches.has(seq)) return
      watches.set(seq, { memory: undefined, began: 0, running: Promise.resolve(), next: undefined })
    },
  }
}
