import { randomInt, timingSafeEqual } from 'node:crypto'
import { checkPassword } from '@fandeck/sdk'
import { eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { forgetDevices } from '../limits/devices.ts'
import { hashPassword } from '../limits/hashing.ts'
import { forgetTries, type Limit, lockFor, settleTry, subjectOf } from '../limits/tries.ts'
import { queueMail } from '../mail/outgoing.ts'
import { later, Problem, withDetails } from '../problem.ts'
import { accountOf, addressLimit, addressRefusal, codesLimit, idOf } from './account-limits.ts'
import { endOtherSessions } from './families.ts'
import { changeUser, userByLogin } from './store.ts'
import { passwordCodes } from './tables.ts'
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
const wrongCode = () => new Problem(400, '인증번호가 맞지 않아요. 한 번 더 확인해 주세요.', 'WRONG_CODE')
const weakPassword = () =>
  new Problem(400, '새 비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.', 'WEAK_PASSWORD')

/** Codes per hour to one account: five for one address, ten in all. */
const sentLimits = (backend: Backend, account: string, address: string): Limit[] => {
  const limit = { windowMs: HOUR_MS, lockMs: HOUR_MS, forgiving: false }
  const from = codeHash(backend, 'address', address)
  return [
    { ...limit, subject: subjectOf('password-sent', account, from), most: 5 },
    { ...limit, subject: subjectOf('password-sent', account), most: 10 },
  ]
}

const lockCode = async (tx: Tx, account: string) =>
  (await tx.select().from(passwordCodes).where(eq(passwordCodes.account, account)).for('update'))[0]

/**
 * Mails a code of six digits to an email account, valid once, for 10 minutes and five attempts. An address without an
 * account gets the same reply and no mail (D82).
 *
 * @throws Problem TOO_SOON within 60 s; TOO_MANY_TRIES after five codes in an hour for one address, ten in all, or
 * sixty per address in ten minutes
 */
export async function sendPasswordCode(
  backend: Backend,
  memberId: string,
  visitor: Visitor,
): Promise<{ expiresAt: number; resendAt: number }> {
  const id = idOf('email', memberId)
  const account = accountOf(backend, 'email', id)
  const all = codesLimit(backend, visitor.address)
  const limits = [all, ...sentLimits(backend, account, visitor.address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw lock.limit === all ? addressRefusal(lock) : tooManyCodes(lock.waitMs)
  const now = backend.now()
  const [expiresAt, resendAt] = [now + GOOD_MS, now + RESEND_MS]
  await transact(backend, async (tx) => {
    const empty = { account, codeHash: '', expiresAt: 0, resendAt: 0, tries: 0 }
    await tx.insert(passwordCodes).values(empty).onConflictDoNothing()
    const last = await lockCode(tx, account)
    if (last && now < last.resendAt) throw tooSoon(last.resendAt)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const fresh = { codeHash: codeHash(backend, account, code), expiresAt, resendAt, tries: 0 }
    await tx.update(passwordCodes).set(fresh).where(eq(passwordCodes.account, account))
    if (!(await userByLogin(tx, 'email', id))) return
    await queueMail(tx, backend, {
      recipient: id,
      subject: '[팬덱] 비밀번호 재설정 인증번호',
      body: `인증번호는 ${code}예요. 10분 안에 입력해 주세요.\n\n요청한 적이 없다면 이 메일은 무시해도 괜찮아요.`,
      expiresAt,
    })
  })
  await settleTry(backend, limits, false)
  return { expiresAt, resendAt }
}

/** Checks a code and counts the attempt. Returns a refusal instead of throwing it, so that the count is committed. */
async function checkCode(
  tx: Tx,
  backend: Backend,
  account: string,
  code: string,
): Promise<Problem | undefined> {
  const row = await lockCode(tx, account)
  if (!row || row.codeHash === '' || backend.now() >= row.expiresAt) return codeExpired()
  if (row.tries >= TRIES) return tooManyTries()
  if (timingSafeEqual(Buffer.from(codeHash(backend, account, code)), Buffer.from(row.codeHash)))
    return undefined
  const tries = row.tries + 1
  await tx.update(passwordCodes).set({ tries }).where(eq(passwordCodes.account, account))
  return tries >= TRIES ? tooManyTries() : wrongCode()
}

/**
 * Replaces the password of an email account by a mailed code, ends all sessions of the member and lifts the lock of
 * the account (D82).
 *
 * @throws Problem WEAK_PASSWORD, WRONG_CODE, CODE_EXPIRED; TOO_MANY_TRIES after five wrong codes, or fifty per address
 * in ten minutes
 */
export async function resetPassword(
  backend: Backend,
  { memberId, code, password }: { memberId: string; code: string; password: string },
  visitor: Visitor,
): Promise<void> {
  const id = idOf('email', memberId)
  const account = accountOf(backend, 'email', id)
  const limits = [addressLimit(backend, visitor.address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw addressRefusal(lock)
  if (checkPassword(password, { userId: id }).length > 0) throw weakPassword()
  const refuse = async (problem: Problem) => {
    await settleTry(backend, limits, false)
    return problem
  }
  const early = await transact(backend, (tx) => checkCode(tx, backend, account, code))
  if (early) throw await refuse(early)
  const passwordHash = await hashPassword(password)
  await backend.between('auth:reset')
  const late = await transact(backend, async (tx) => {
    // Checks again: a concurrent request can have used or replaced the code.
    const refusal = await checkCode(tx, backend, account, code)
    if (refusal) return refusal
    const user = await userByLogin(tx, 'email', id)
    if (!user) return wrongCode()
    await tx.update(passwordCodes).set({ codeHash: '' }).where(eq(passwordCodes.account, account))
    await changeUser(tx, user.id, { passwordHash })
    await forgetDevices(tx, account, undefined)
    await forgetTries(tx, account)
    await endOtherSessions(backend, tx, user.id, undefined)
    return undefined
  })
  if (late) throw await refuse(late)
}
