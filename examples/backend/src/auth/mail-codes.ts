import { randomInt, timingSafeEqual } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { type Limit, lockFor, settleTry, subjectOf } from '../limits/tries.ts'
import type { Mail } from '../mail/mailer.ts'
import { queueMail } from '../mail/outgoing.ts'
import { later, Problem, withDetails } from '../problem.ts'
import { accountOf, addressRefusal, codesLimit } from './account-limits.ts'
import { sendSms } from './store.ts'
import { mailCodes } from './tables.ts'
import { codeHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const MINUTE = 60_000
const GOOD_MS = 10 * MINUTE
const RESEND_MS = MINUTE
const HOUR_MS = 60 * MINUTE
const TRIES = 5

const tooSoon = (resendAt: number) =>
  withDetails(new Problem(429, '인증번호를 방금 보냈어요. 1분 뒤에 다시 요청해 주세요.', 'TOO_SOON'), {
    resendAt,
  })
const tooManyCodes = (waitMs: number) =>
  later(
    new Problem(429, '인증번호를 너무 많이 요청했어요. 한 시간 뒤에 다시 시도해 주세요.', 'TOO_MANY_TRIES'),
    waitMs,
  )
const tooManyTries = () =>
  new Problem(429, '인증번호를 너무 많이 틀렸어요. 인증번호를 다시 받아 주세요.', 'TOO_MANY_TRIES')
const codeExpired = () => new Problem(400, '인증번호가 만료됐어요. 다시 받아 주세요.', 'CODE_EXPIRED')

/** The refusal of a code that is not the mailed one. */
export const wrongCode = () => new Problem(400, '인증번호가 맞지 않아요. 다시 확인해 주세요.', 'WRONG_CODE')

/** What a code allows, and the address, in lower case, or the phone that it is sent to. */
export type CodeKey =
  | { purpose: 'join' | 'link' | 'reset' | 'withdraw'; email: string; phone?: undefined }
  | { purpose: 'withdraw'; phone: string; email?: undefined }

const keyOf = (backend: Backend, { purpose, email, phone }: CodeKey) =>
  subjectOf(
    purpose,
    phone === undefined ? accountOf(backend, 'email', email) : accountOf(backend, 'phone', phone),
  )

/** Codes per hour to one address: five for one visitor, ten in all. */
function sentLimits(backend: Backend, key: string, address: string): Limit[] {
  const limit = { windowMs: HOUR_MS, lockMs: HOUR_MS, forgiving: false }
  const from = codeHash(backend, 'address', address)
  return [
    { ...limit, subject: subjectOf('mail-sent', key, from), most: 5 },
    { ...limit, subject: subjectOf('mail-sent', key), most: 10 },
  ]
}

const lockCode = async (tx: Tx, key: string) =>
  (await tx.select().from(mailCodes).where(eq(mailCodes.key, key)).for('update'))[0]

/**
 * Generates a code of six digits, valid once, for 10 minutes and five attempts, and queues the mail that `compose`
 * returns for it; a phone gets its body as a text message. Without a mail, the reply is the same, so that it does not
 * reveal accounts.
 *
 * @throws Problem TOO_SOON within 60 s; TOO_MANY_TRIES after five codes in an hour for one visitor, ten in all, or
 * sixty per visitor in ten minutes
 */
export async function sendMailCode(
  backend: Backend,
  codeKey: CodeKey,
  { address }: Visitor,
  compose: (tx: Tx, code: string) => Promise<Pick<Mail, 'subject' | 'body'> | undefined>,
): Promise<{ expiresAt: number; resendAt: number }> {
  const key = keyOf(backend, codeKey)
  const all = codesLimit(backend, address)
  const limits = [all, ...sentLimits(backend, key, address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw lock.limit === all ? addressRefusal(lock) : tooManyCodes(lock.waitMs)
  const now = backend.now()
  const [expiresAt, resendAt] = [now + GOOD_MS, now + RESEND_MS]
  await transact(backend, async (tx) => {
    const empty = { key, codeHash: '', expiresAt: 0, resendAt: 0, tries: 0 }
    await tx.insert(mailCodes).values(empty).onConflictDoNothing()
    const last = await lockCode(tx, key)
    if (last && now < last.resendAt) throw tooSoon(last.resendAt)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const fresh = { codeHash: codeHash(backend, key, code), expiresAt, resendAt, tries: 0 }
    await tx.update(mailCodes).set(fresh).where(eq(mailCodes.key, key))
    const mail = await compose(tx, code)
    if (!mail) return
    const { email, phone } = codeKey
    if (phone === undefined) await queueMail(tx, backend, { recipient: email, ...mail, expiresAt })
    else await sendSms(tx, { phone, body: mail.body, createdAt: now }, now - GOOD_MS)
  })
  await settleTry(backend, limits, false)
  return { expiresAt, resendAt }
}

/** Checks a code and counts the attempt. Returns a refusal instead of throwing it, so that the count is committed. */
export async function checkMailCode(
  tx: Tx,
  backend: Backend,
  codeKey: CodeKey,
  code: string,
): Promise<Problem | undefined> {
  const key = keyOf(backend, codeKey)
  const row = await lockCode(tx, key)
  if (!row || row.codeHash === '' || backend.now() >= row.expiresAt) return codeExpired()
  if (row.tries >= TRIES) return tooManyTries()
  if (timingSafeEqual(Buffer.from(codeHash(backend, key, code)), Buffer.from(row.codeHash))) return undefined
  const tries = row.tries + 1
  await tx.update(mailCodes).set({ tries }).where(eq(mailCodes.key, key))
  return tries >= TRIES ? tooManyTries() : wrongCode()
}

/** Ends the validity of a code. */
export async function spendMailCode(tx: Tx, backend: Backend, codeKey: CodeKey): Promise<void> {
  await tx
    .update(mailCodes)
    .set({ codeHash: '' })
    .where(eq(mailCodes.key, keyOf(backend, codeKey)))
}

/** Deletes the codes of some purposes, addresses and phones. */
export async function dropCodes(tx: Tx, backend: Backend, codeKeys: readonly CodeKey[]): Promise<void> {
  const keys = codeKeys.map((codeKey) => keyOf(backend, codeKey))
  if (keys.length > 0) await tx.delete(mailCodes).where(inArray(mailCodes.key, keys))
}
