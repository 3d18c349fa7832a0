import { eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { queueMail } from '../mail/outgoing.ts'
import { mailOf } from './account-limits.ts'
import { sendSms } from './store.ts'
import { linkedAccounts } from './tables.ts'
import type { User } from './tokens.ts'

/** A mail that a server refuses is tried again for a day. */
const MAIL_MS = 24 * 3_600_000
/** A text message is tried again as long as a code. */
const SMS_MS = 10 * 60_000

/** Returns the mail address of a member; that of a linked account only for a member without a phone. */
export const addressIn = (
  user: Pick<User, 'memberId' | 'phone'>,
  linked: string | null | undefined,
): string | undefined => mailOf(user) ?? ((user.phone === null && linked) || undefined)

/** Returns the mail address of a member, and reads that of a linked account if it may be needed. */
export async function addressOf(tx: Tx, user: User): Promise<string | undefined> {
  const own = mailOf(user)
  if (own !== undefined) return own
  const links = await tx.select().from(linkedAccounts).where(eq(linkedAccounts.userId, user.id))
  return addressIn(user, links.flatMap(({ email }) => email ?? [])[0])
}

/**
 * Tells the owner of an account that a way to sign in has changed: by mail, or by text message without an address (D87).
 *
 * @param user the member before the change, so that the former address or phone gets the message
 * @param change a sentence that says what has changed
 */
export async function notifyOwner(tx: Tx, backend: Backend, user: User, change: string): Promise<void> {
  const now = backend.now()
  const recipient = await addressOf(tx, user)
  if (recipient !== undefined) {
    await queueMail(tx, backend, {
      recipient,
      subject: '로그인 방법이 바뀌었어요',
      body: `${change}\n\n직접 바꾸지 않았다면 다른 기기에서 로그아웃하고 고객센터에 알려 주세요.`,
      expiresAt: now + MAIL_MS,
    })
  } else if (user.phone !== null) {
    const body = `${change} 직접 바꾸지 않았다면 고객센터에 알려 주세요.`
    await sendSms(tx, { phone: user.phone, body, createdAt: now }, now - SMS_MS)
  }
}
