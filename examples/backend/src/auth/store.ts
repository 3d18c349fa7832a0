import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { OAuthProvider } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { addWork } from '../outbox/store.ts'
import { namedMessage } from '../shop/name.ts'
import { linkedAccounts, phoneCodes, sms, users } from './tables.ts'
import type { User } from './tokens.ts'

type PhoneCodeRow = typeof phoneCodes.$inferSelect

/** Returns a member; none that has withdrawn. */
export async function userById(tx: Tx, id: string): Promise<User | undefined> {
  const member = and(eq(users.id, id), isNull(users.withdrawnAt))
  return (await tx.select().from(users).where(member))[0]
}

/** Returns the member of a phone, with any type of account. */
export async function userByPhone(tx: Tx, phone: string): Promise<User | undefined> {
  return (await tx.select().from(users).where(eq(users.phone, phone)))[0]
}

/** Returns the member of an id with a password; an address can be that of an account of any newer type (D80). */
export async function userByLogin(
  tx: Tx,
  loginType: 'email' | 'legacy',
  memberId: string,
): Promise<User | undefined> {
  const type = loginType === 'legacy' ? eq(users.loginType, 'legacy') : ne(users.loginType, 'legacy')
  const mine = and(eq(users.memberId, memberId), type, isNotNull(users.passwordHash))
  return (await tx.select().from(users).where(mine))[0]
}

/** Returns whether a member has withdrawn. */
export async function hasWithdrawn(tx: Tx, id: string): Promise<boolean> {
  const gone = and(eq(users.id, id), isNotNull(users.withdrawnAt))
  return (await tx.select({ id: users.id }).from(users).where(gone)).length > 0
}

/** Locks and returns a member's row; none of a member who has withdrawn. */
export async function lockUserById(tx: Tx, id: string): Promise<User | undefined> {
  const member = and(eq(users.id, id), isNull(users.withdrawnAt))
  return (await tx.select().from(users).where(member).for('update'))[0]
}

/** Returns the member of an id, with any type of account. */
export async function userByMemberId(tx: Tx, memberId: string): Promise<User | undefined> {
  return (await tx.select().from(users).where(eq(users.memberId, memberId)))[0]
}

/** Returns the member linked to an account of another service. */
export async function userByLink(
  tx: Tx,
  provider: OAuthProvider,
  subject: string,
): Promise<User | undefined> {
  const mine = and(eq(linkedAccounts.provider, provider), eq(linkedAccounts.subject, subject))
  const rows = await tx
    .select({ user: users })
    .from(linkedAccounts)
    .innerJoin(users, eq(users.id, linkedAccounts.userId))
    .where(mine)
  return rows[0]?.user
}

export async function addLink(tx: Tx, link: typeof linkedAccounts.$inferInsert): Promise<void> {
  await tx.insert(linkedAccounts).values(link)
}

/** Inserts a member; returns false if the phone or the id is taken. */
export async function addUser(tx: Tx, user: typeof users.$inferInsert): Promise<boolean> {
  const added = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return added.length > 0
}

export async function changeUser(tx: Tx, id: string, fields: Partial<User>): Promise<void> {
  await tx.update(users).set(fields).where(eq(users.id, id))
}

/** Locks and returns the row of a phone's code. */
export async function lockPhoneCode(tx: Tx, phone: string): Promise<PhoneCodeRow | undefined> {
  return (await tx.select().from(phoneCodes).where(eq(phoneCodes.phone, phone)).for('update'))[0]
}

/** Inserts the row of a phone if it is missing, and locks it. */
export async function ensurePhoneCode(tx: Tx, phone: string): Promise<PhoneCodeRow> {
  const empty = { codeHash: '', expiresAt: 0, resendAt: 0, tries: 0, sent: 0, sentSince: 0 }
  await tx
    .insert(phoneCodes)
    .values({ phone, ...empty })
    .onConflictDoNothing()
  return (await lockPhoneCode(tx, phone)) ?? { phone, ...empty }
}

export async function changePhoneCode(tx: Tx, phone: string, fields: Partial<PhoneCodeRow>): Promise<void> {
  await tx.update(phoneCodes).set(fields).where(eq(phoneCodes.phone, phone))
}

/**
 * Queues a text message that begins with the name of the shop, which is sent after the commit (`sms/outgoing.ts`), and
 * deletes those older than `before`.
 */
export async function sendSms(tx: Tx, message: typeof sms.$inferInsert, before: number): Promise<void> {
  await tx.delete(sms).where(lt(sms.createdAt, before))
  const body = await namedMessage(tx, message.body)
  const [added] = await tx
    .insert(sms)
    .values({ ...message, body })
    .returning({ id: sms.id })
  if (added) await addWork(tx, 'sms', String(added.id), message.createdAt)
}

/** Returns the newest text message of each phone. */
export async function newestSms(tx: Tx): Promise<(typeof sms.$inferSelect)[]> {
  return tx.selectDistinctOn([sms.phone]).from(sms).orderBy(sms.phone, sql`${sms.id} desc`)
}
