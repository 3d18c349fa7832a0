import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { databaseTime, rowsOf } from '../db/time.ts'

/** How long the memory is believed without asking, ms. */
const FRESH_MS = 200

/** What a process remembers of a drop that is sold out. */
interface Memory {
  /** Changes with every pack that is taken or given back, by whichever process. */
  version: string
  /** Until when it is believed, by the machine's own steady clock. */
  until: number
  /** When the next reservation or the drop ends, by the database's clock; from there on the database decides. */
  ends: number
  /** Members with an order in this drop: a repeated key of theirs gets its order. */
  buyers: ReadonlySet<string>
}

/** Answers "sold out" from memory, which is what most fans of a drop are told. */
export interface SoldOut {
  /**
   * Whether this member can be told at once that everything is sold. It is never more than a fifth of a second
   * behind, also when another process has sold or given packs back; a member whose order was made here always asks
   * the database.
   */
  covers(mintingSeq: number, userId: string): Promise<boolean>
  /** To be called when the database has said that a drop is sold out. */
  noticed(mintingSeq: number): void
  /** To be called when a member has got an order: whatever is remembered, or being learnt, does not know of it. */
  sold(mintingSeq: number): void
}

const ms = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Row = z.object({ version: z.string(), remaining: z.int(), ends: ms, now: ms })
const Buyers = z.object({ buyers: z.array(z.string()) })

async function stateOf(backend: Backend, seq: number) {
  const now = databaseTime(backend)
  const [row] = await rowsOf(
    backend.db,
    sql`select m.xmin::text as version, m.remaining, least(
        case when m.enabled and m.start_at <= ${now} then m.end_at else 0 end,
        (select min(o.expires_at) from orders o where o.minting_seq = m.minting_seq and o.status = 'RESERVED')
      ) as ends, ${now} as now
      from mintings m where m.minting_seq = ${seq}`,
  )
  return row && z.parse(Row, row)
}

async function buyersOf({ db }: Backend, seq: number): Promise<ReadonlySet<string>> {
  const [row] = await rowsOf(
    db,
    sql`select coalesce(json_agg(distinct user_id), '[]') as buyers from orders where minting_seq = ${seq}`,
  )
  return new Set(z.parse(Buyers, row).buyers)
}

/** The memory of one process. */
export function createSoldOut(backend: Backend): SoldOut {
  const memories = new Map<number, Memory>()
  const looking = new Map<number, Promise<void>>()
  const sales = new Map<number, number>()
  const salesOf = (seq: number) => sales.get(seq) ?? 0

  async function look(seq: number): Promise<void> {
    const asked = performance.now()
    const before = salesOf(seq)
    const state = await stateOf(backend, seq)
    const known = memories.get(seq)
    if (state?.remaining !== 0 || state.ends <= state.now) {
      memories.delete(seq)
      return
    }
    const { version, ends, now } = state
    // The version first, the buyers after it: an order in between only makes more members ask.
    const buyers = known?.version === version ? known.buyers : await buyersOf(backend, seq)
    if (salesOf(seq) !== before) return
    memories.set(seq, { version, ends, buyers, until: asked + Math.min(FRESH_MS, ends - now) })
  }

  /** One look at a time; who comes meanwhile waits for it. */
  function lookOnce(seq: number): Promise<void> {
    const running = looking.get(seq) ?? look(seq).finally(() => looking.delete(seq))
    looking.set(seq, running)
    return running
  }

  const valid = ({ until, ends }: Memory) =>
    performance.now() < until && (backend.standstill === undefined || backend.standstill() < ends)

  return {
    async covers(seq, userId) {
      let memory = memories.get(seq)
      if (!memory) return false
      if (!valid(memory)) {
        await lookOnce(seq)
        memory = memories.get(seq)
      }
      return memory !== undefined && valid(memory) && !memory.buyers.has(userId)
    },
    noticed(seq) {
      if (memories.has(seq)) return
      // Where it cannot be learnt now it is learnt at the next refusal.
      lookOnce(seq).catch(() => memories.delete(seq))
    },
    sold(seq) {
      sales.set(seq, salesOf(seq) + 1)
      memories.delete(seq)
    },
  }
}
