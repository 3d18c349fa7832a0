import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { inSlices, SLICE } from '../db/slices.ts'
import { transact } from '../db/transact.ts'
import { queueOpenings } from '../messages/queue.ts'

/** How long before the opening a reminder goes out, as the alarm of the calendar file. */
export const LEAD_MS = 600_000
/** A reminder that is later than this is of no use. */
const LATE_MS = 3_600_000

const Due = z.array(z.object({ dropId: z.number(), userId: z.string() }))

/**
 * Queues the reminders of drops that open within ten minutes, in slices. The transaction that queues a message deletes its row,
 * so concurrent processes queue it once. Paused drops wait; reminders expire an hour after the opening.
 */
export const remindOfOpenings = (backend: Backend, ending?: AbortSignal): Promise<void> =>
  inSlices(
    () =>
      transact(backend, async (tx) => {
        const now = backend.now()
        const due = z.parse(
          Due,
          await rowsOf(
            tx,
            sql`delete from drop_reminders r using (
                select d.minting_seq, d.user_id from mintings m
                  join drop_reminders d on d.minting_seq = m.minting_seq
                where m.start_at <= ${now + LEAD_MS}::bigint and m.enabled and not m.paused
                limit ${SLICE} for update of d skip locked
              ) due
              where r.minting_seq = due.minting_seq and r.user_id = due.user_id
              returning r.minting_seq as "dropId", r.user_id as "userId"`,
          ),
        )
        await queueOpenings(tx, backend, due, now - LATE_MS)
        return due.length
      }),
    ending,
  )
