import type { DropReminder } from '@fandeck/sdk/drops'
import { and, eq } from 'drizzle-orm'
import { userById } from '../auth/store.ts'
import type { Backend } from '../context.ts'
import { refusals } from '../drops/problems.ts'
import { mintingBySeq } from '../drops/store.ts'
import { channelOf } from '../messages/outgoing.ts'
import { Problem } from '../problem.ts'
import { dropReminders } from './tables.ts'

/** A drop and one of its members. */
interface Mine {
  dropId: number
  userId: string
}

const own = ({ dropId, userId }: Mine) =>
  and(eq(dropReminders.dropId, dropId), eq(dropReminders.userId, userId))

async function upcoming(backend: Backend, dropId: number) {
  const drop = await mintingBySeq(backend.db, dropId)
  if (!drop) throw refusals.notFound()
  return { isOpen: drop.startAt <= backend.now() }
}

async function channelFor(backend: Backend, userId: string): Promise<DropReminder['channel']> {
  const member = await userById(backend.db, userId)
  return member ? channelOf(backend, member, 'opening') : 'none'
}

/** Returns whether a member is reminded of the opening of a drop, and how (D110). */
export async function reminderOf(backend: Backend, mine: Mine): Promise<DropReminder> {
  await upcoming(backend, mine.dropId)
  const [row] = await backend.db.select().from(dropReminders).where(own(mine))
  return { reminding: row !== undefined, channel: await channelFor(backend, mine.userId) }
}

/**
 * Reminds a member of the opening of a drop, or no longer; the same change again has no effect (D110).
 *
 * @throws Problem when the drop is already open, or when the member has no email address or phone number
 */
export async function setReminder(
  backend: Backend,
  { reminding, ...mine }: Mine & { reminding: boolean },
): Promise<DropReminder> {
  const { db, now } = backend
  const { isOpen } = await upcoming(backend, mine.dropId)
  const channel = await channelFor(backend, mine.userId)
  if (!reminding) {
    await db.delete(dropReminders).where(own(mine))
    return { reminding, channel }
  }
  if (isOpen) throw new Problem(409, '이미 열렸어요. 지금 살 수 있어요.')
  if (channel === 'none') throw new Problem(409, '알림을 받을 이메일이나 휴대폰 번호를 먼저 등록해 주세요.')
  await db
    .insert(dropReminders)
    .values({ ...mine, askedAt: now() })
    .onConflictDoNothing()
  return { reminding, channel }
}
