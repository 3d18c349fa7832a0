import { eq } from 'drizzle-orm'
import { users } from '../../auth/tables.ts'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { entries } from '../../entries/tables.ts'
import { favourites } from '../../favourites/tables.ts'
import { pointChanges } from '../../points/tables.ts'
import { ACCOUNTS } from '../content/index.ts'

const MINUTE = 60_000
const KINDS = { EARN: 'earned', USE: 'used', EXPIRE: 'expired' } as const
const RESULTS = { WAIT: 'waiting', WIN: 'won', LOSE: 'lost' } as const

/** The histories of the demo members: their points, their entries in events, and their favourites. */
export async function seedHistories(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  for (const account of ACCOUNTS) {
    const [member] = await tx.select({ id: users.id }).from(users).where(eq(users.memberId, account.memberId))
    if (!member) continue
    const userId = member.id
    const points = account.points.map(({ minutes, kind, reason, title, amount }) => ({
      userId,
      kind: KINDS[kind],
      reason,
      title,
      amount,
      at: at(minutes),
    }))
    if (points.length > 0) await tx.insert(pointChanges).values(points)
    const entered = account.entries.map(({ entryMinutes, announceMinutes, result, invoiceNo, ...entry }) => ({
      ...entry,
      userId,
      result: RESULTS[result],
      enteredAt: at(entryMinutes),
      announcedAt: at(announceMinutes),
      invoiceNumber: invoiceNo,
    }))
    if (entered.length > 0) await tx.insert(entries).values(entered)
    const liked = (account.favourites ?? []).map((cardId, index) => ({
      userId,
      cardId,
      favouredAt: at(-index),
    }))
    if (liked.length > 0) await tx.insert(favourites).values(liked)
  }
}
