import { lt, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { deleteInSlices } from '../db/slices.ts'
import { dropRefusals } from './tables.ts'

const MINUTE = 60_000
/** How long a row is kept. */
const KEPT_MS = 24 * 60 * MINUTE

/** Why a purchase of an existing drop is refused. */
export type RefusalReason = (typeof dropRefusals.$inferSelect)['reason']

const isReason = (reason: string): reason is RefusalReason =>
  dropRefusals.reason.enumValues.some((known) => known === reason)

/**
 * Counts refused purchases in memory, so that a refusal costs no query; `write` adds the counts to the rows that all
 * processes share.
 */
export interface RefusalCounter {
  /** Counts a refusal; ignores an outcome that names no reason of an existing drop. */
  count(dropId: number, outcome: string): void
  /** Writes what was counted since the last call in one statement, and deletes the rows of the day before. */
  write(backend: { db: Db; now(): number }): Promise<void>
}

/** The counts of one process. A failed write is repeated with the next one. */
export function createRefusalCounter(): RefusalCounter {
  const counts = new Map<number, Map<RefusalReason, number>>()

  function add(dropId: number, reason: RefusalReason, more: number): void {
    const ofDrop = counts.get(dropId) ?? new Map<RefusalReason, number>()
    counts.set(dropId, ofDrop)
    ofDrop.set(reason, (ofDrop.get(reason) ?? 0) + more)
  }

  return {
    count(dropId, outcome) {
      if (isReason(outcome)) add(dropId, outcome, 1)
    },
    async write({ db, now }) {
      if (counts.size === 0) return
      const minute = Math.floor(now() / MINUTE) * MINUTE
      // In one order, so that processes that write at once do not wait for each other in a circle.
      const rows = [...counts]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([dropId, reasons]) =>
          dropRefusals.reason.enumValues.flatMap((reason) => {
            const refused = reasons.get(reason)
            return refused === undefined ? [] : [{ dropId, reason, minute, refused }]
          }),
        )
      counts.clear()
      try {
        await db
          .insert(dropRefusals)
          .values(rows)
          .onConflictDoUpdate({
            target: [dropRefusals.dropId, dropRefusals.minute, dropRefusals.reason],
            set: { refused: sql`${dropRefusals.refused} + excluded.refused` },
          })
      } catch (error) {
        for (const { dropId, reason, refused } of rows) add(dropId, reason, refused)
        throw error
      }
      await deleteInSlices(db, dropRefusals, lt(dropRefusals.minute, now() - KEPT_MS))
    },
  }
}
