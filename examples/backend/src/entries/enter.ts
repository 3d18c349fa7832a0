import { and, eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { events } from '../showcase/tables.ts'
import { lastDraw } from './draw.ts'
import { entryRefusals as refusals } from './problems.ts'
import { entries } from './tables.ts'

/**
 * Enters a member into the draw of an event; again it returns the entry that there is.
 *
 * @throws Problem NOT_FOUND, ENTRY_CLOSED
 */
export const enterByMember = (backend: Backend, userId: string, eventId: number) =>
  transact(backend, async (tx) => {
    // A draw locks the row, so that none is drawn without an entry that was accepted before it.
    const [event] = await tx.select().from(events).where(eq(events.eventId, eventId)).for('share')
    if (!event?.hasDraw) throw refusals.notFound()
    const mine = and(eq(entries.eventId, eventId), eq(entries.userId, userId))
    const [known] = await tx.select().from(entries).where(mine)
    if (known) return known
    const now = backend.now()
    if (now < event.startAt || now >= event.endAt || (await lastDraw(tx, eventId))) throw refusals.closed()
    const row = {
      eventId,
      userId,
      title: event.title.replaceAll('\n', ' '),
      enteredAt: now,
      announcedAt: event.endAt,
      result: 'waiting' as const,
    }
    const [entered] = await tx.insert(entries).values(row).onConflictDoNothing().returning()
    if (entered) return entered
    // A second press at the same time has entered.
    const [other] = await tx.select().from(entries).where(mine)
    if (!other) throw refusals.closed()
    return other
  })
