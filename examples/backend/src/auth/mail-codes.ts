import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { forgetTries, lockFor, settleTry, settleTryIn, subjectOf } from '../limits/tries.ts'
import type { Mail } from '../mail/mailer.ts'
import { queueMail } from '../mail/outgoing.ts'
import { later, Problem, withDetails } from '../problem.ts'
import { accountOf, addressRefusal, codesLimit } from './account-limits.ts'
import {
  type CodeShare,
  type CodeTarget,
  codeShare,
  phoneOf,
  SENT_AN_HOUR,
  sentLimit,
  settleGuess,
} from './code-shares.ts'
import { noSender, sendsMail, sendsTexts } from './sign-in-ways.ts'
import { sendSms } from './store.ts'
import { mailCodes } from './tables.ts'
import { codeHash } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const MINUTE = 60_000
const GOOD_MS = 10 * MINUTE
const RESEND_MS = MINUTE
/** Wrong codes of visitors who have not asked for the code. */
const OTHERS_TRIES = 5

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

const accountOfKey = (backend: Backend, { email, phone }: CodeKey) =>
  phone === undefined ? accountOf(backend, 'email', email) : accountOf(backend, 'phone', phone)

/** The codes of a purpose and an address; each visitor who asks has a row below. */
const codesOf = (backend: Backend, key: CodeKey) => subjectOf(key.purpose, accountOfKey(backend, key))

const targetOf = (backend: Backend, key: CodeKey): CodeTarget => ({
  kind: 'mail',
  hash: codeHash(backend, 'mail', codesOf(backend, key)),
  account: key.phone === undefined ? accountOfKey(backend, key) : phoneOf(backend, key.phone),
})

/** The rows of all visitors. */
const below = (backend: Backend, key: CodeKey) =>
  sql`starts_with(${mailCodes.key}, ${`${codesOf(backend, key)}\n`})`

const shareOf = (backend: Backend, tx: Tx, key: CodeKey, visitor: Visitor): Promise<CodeShare> =>
  codeShare(backend, { tx, target: targetOf(backend, key), goodMs: GOOD_MS }, visitor)

/**
 * Generates a code of six digits, valid once, for 10 minutes and five attempts of the visitor, and queues the mail that
 * `compose` returns for it; a phone gets its body as a text message. Without a mail, the reply is the same, so that it
 * does not reveal accounts. The codes of other visitors stay valid.
 *
 * @throws Problem NO_SENDER where neither mail nor text can leave; TOO_SOON within 60 s; TOO_MANY_TRIES after five codes in an hour for one visitor, ten across unknown
 * devices, or sixty per visitor in ten minutes
 */
export async function sendMailCode(
  backend: Backend,
  codeKey: CodeKey,
  visitor: Visitor,
  compose: (tx: Tx, code: string) => Promise<Pick<Mail, 'subject' | 'body'> | undefined>,
): Promise<{ expiresAt: number; resendAt: number }> {
  const sends = codeKey.phone === undefined ? sendsMail : sendsTexts
  if (!sends(backend.config)) throw noSender()
  const all = codesLimit(backend, visitor.address)
  const lock = await lockFor(backend, [all])
  if (lock) throw addressRefusal(lock)
  const now = backend.now()
  const [expiresAt, resendAt] = [now + GOOD_MS, now + RESEND_MS]
  await transact(backend, async (tx) => {
    const { sent, guesses, own, isKnown } = await shareOf(backend, tx, codeKey, visitor)
    const total = sentLimit(targetOf(backend, codeKey), SENT_AN_HOUR)
    const { before } = await settleTryIn(tx, isKnown ? [sent] : [sent, total], false, now)
    if (before) throw tooManyCodes(before.waitMs)
    const key = subjectOf(codesOf(backend, codeKey), own)
    const empty = { key, codeHash: '', expiresAt: 0, resendAt: 0, tries: 0 }
    await tx.insert(mailCodes).values(empty).onConflictDoNothing()
    const [last] = await tx.select().from(mailCodes).where(eq(mailCodes.key, key)).for('update')
    if (last && now < last.resendAt) throw tooSoon(last.resendAt)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const fresh = { codeHash: codeHash(backend, key, code), expiresAt, resendAt, tries: 0 }
    await tx.update(mailCodes).set(fresh).where(eq(mailCodes.key, key))
    await forgetTries(tx, guesses.subject)
    const mail = await compose(tx, code)
    if (!mail) return
    const { email, phone } = codeKey
    if (phone === undefined) await queueMail(tx, backend, { recipient: email, ...mail, expiresAt })
    else await sendSms(tx, { phone, body: mail.body, createdAt: now }, now - GOOD_MS)
  })
  await settleTry(backend, [all], false)
  return { expiresAt, resendAt }
}

/**
 * Checks the code that the visitor asked for and counts the attempt. One who has not asked, such as a browser whose
 * address has changed since, tries the newest code, which has five attempts for all of them. Returns a refusal instead
 * of throwing it, so that the count is committed.
 */
export async function checkMailCode(
  tx: Tx,
  backend: Backend,
  codeKey: CodeKey,
  { code, visitor }: { code: string; visitor: Visitor },
): Promise<Problem | undefined> {
  const now = backend.now()
  const share = await shareOf(backend, tx, codeKey, visitor)
  const rows = await tx
    .select()
    .from(mailCodes)
    .where(and(below(backend, codeKey), ne(mailCodes.codeHash, ''), gt(mailCodes.expiresAt, now)))
    .orderBy(desc(mailCodes.expiresAt), mailCodes.key)
    .for('update')
  const own = rows.find(({ key }) => key === subjectOf(codesOf(backend, codeKey), share.own))
  const row = own ?? rows[0]
  if (!row) return codeExpired()
  const guess = { given: codeHash(backend, row.key, code), stored: row.codeHash }
  const shared = { tries: row.tries, most: OTHERS_TRIES }
  const { outcome, tries } = await settleGuess(tx, share, own ? guess : { ...guess, shared }, now)
  if (outcome === 'right') return undefined
  if (!own) await tx.update(mailCodes).set({ tries }).where(eq(mailCodes.key, row.key))
  return outcome === 'locked' ? tooManyTries() : wrongCode()
}

/** Ends the validity of the codes of a purpose and an address, of all visitors. */
export async function spendMailCode(tx: Tx, backend: Backend, codeKey: CodeKey): Promise<void> {
  await tx.update(mailCodes).set({ codeHash: '' }).where(below(backend, codeKey))
}

/** Deletes the codes of some purposes, addresses and phones. */
export async function dropCodes(tx: Tx, backend: Backend, codeKeys: readonly CodeKey[]): Promise<void> {
  for (const codeKey of codeKeys) await tx.delete(mailCodes).where(below(backend, codeKey))
}
