import { sql } from 'drizzle-orm'
import pTimeout from 'p-timeout'
import { Problem } from '../problem.ts'
import type { Db, Tx } from './open.ts'
import { rowsOf } from './rows.ts'

/** The maximum age of a public read from a standby, ms. */
export const STALE_MS = 2000
/** How often the leader's position is read, ms. */
const SAMPLE_MS = 500
/** How long a standby may take for a read, ms. */
const ANSWER_MS = 1000
/** How long a standby that failed is not asked, ms. */
const REST_MS = 5000

/** A position of the leader's write-ahead log, and a time at which the leader had not passed it yet. */
interface Sample {
  at: number
  position: string
}

/** Public reads from standbys. */
export interface Replica {
  /**
   * Runs `work` on a standby that has everything that was acknowledged `STALE_MS` ago, otherwise on the leader. `work`
   * reads only, and can run twice.
   */
  read<T>(leader: Db, work: (db: Tx) => Promise<T>): Promise<T>
  /** Reads the position of the leader. */
  sample(): Promise<void>
  close(): Promise<void>
}

/** The position up to which a server has everything: of a standby what it has replayed. */
const REACHED = sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end`

class TooOld extends Error {}

/**
 * Creates the reads from standbys. The bound needs no clock of a server: the leader's position of at most `STALE_MS` ago
 * must have been replayed by the very connection that reads, whichever standby a balancer has chosen for it.
 *
 * @param now a steady clock, ms
 */
export function createReplica(
  leader: Db,
  standby: Db,
  {
    now = () => performance.now(),
    close = async () => {},
  }: { now?: () => number; close?: () => Promise<void> } = {},
): Replica {
  let samples: Sample[] = []
  let restsUntil = Number.NEGATIVE_INFINITY

  /** The oldest position that bounds the age; `undefined` while the leader does not answer. */
  function bound(): string | undefined {
    samples = samples.filter(({ at }) => at >= now() - STALE_MS)
    return samples[0]?.position
  }

  const readFresh = <T>(position: string, work: (db: Tx) => Promise<T>): Promise<T> =>
    standby.transaction(
      async (tx) => {
        const [row] = await rowsOf(tx, sql`select ${REACHED} >= ${position}::pg_lsn as fresh`)
        if (row?.fresh !== true) throw new TooOld()
        return work(tx)
      },
      { accessMode: 'read only' },
    )

  async function sample(): Promise<void> {
    const at = now()
    const [row] = await rowsOf(leader, sql`select pg_current_wal_flush_lsn()::text as position`)
    if (typeof row?.position === 'string') samples.push({ at, position: row.position })
  }
  const sampling = setInterval(() => sample().catch(() => {}), SAMPLE_MS).unref()

  return {
    sample,
    async read(from, work) {
      const position = now() < restsUntil ? undefined : bound()
      if (position === undefined) return work(from)
      try {
        return await pTimeout(readFresh(position, work), { milliseconds: ANSWER_MS })
      } catch (error) {
        // A refusal can be due to the age; only a standby that fails rests.
        if (!(error instanceof TooOld) && !(error instanceof Problem)) restsUntil = now() + REST_MS
        return work(from)
      }
    },
    async close() {
      clearInterval(sampling)
      await close()
    },
  }
}

/**
 * Returns how public content is read: from a standby when one is configured. Reads of a member stay on the leader, so
 * that members see their own writes at once.
 *
 * @example
 * const reading = publicReads(backend)
 * serve(getDropEndpoint, ({ params }) => reading((at) => dropOf(at, params.dropId)))
 */
export const publicReads =
  <Reader extends { db: Db; replica?: Replica }>(backend: Reader) =>
  <T>(work: (backend: Reader) => Promise<T>): Promise<T> =>
    backend.replica ? backend.replica.read(backend.db, (db) => work({ ...backend, db })) : work(backend)
