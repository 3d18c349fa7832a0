import { checkPassword, isUserId } from '@fandeck/sdk'
import { addressLimit, addressRefusal, idOf } from '../auth/account-limits.ts'
import { requireFresh } from '../auth/live-session.ts'
import { checkMailCode, sendMailCode, spendMailCode } from '../auth/mail-codes.ts'
import { notifyOwner } from '../auth/owner-notice.ts'
import { checkOwnPassword } from '../auth/password.ts'
import { changeUser, lockUserById, userById, userByMemberId } from '../auth/store.ts'
import type { TokenOwner } from '../auth/tokens.ts'
import type { Visitor } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import { isDuplicate, transact } from '../db/transact.ts'
import { hashPassword } from '../limits/hashing.ts'
import { lockFor, settleTry } from '../limits/tries.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { addressLinked, addressTaken, badAddress, weakPassword } from './problems.ts'

/**
 * Mails the code that proves that an address is the caller's own. An address of another member gets it, too, so that the
 * reply does not reveal accounts; the link itself refuses it.
 *
 * @throws Problem BAD_USER_ID, SIGN_IN_AGAIN; OTHER_LINKED while the caller has a password; and as `sendMailCode`
 * @see decision D80
 */
export async function sendLinkCode(backend: Backend, caller: TokenOwner, address: string, visitor: Visitor) {
  const email = idOf('email', address)
  if (!isUserId(email)) throw badAddress()
  await requireFresh(backend, backend.db, caller)
  const user = await userById(backend.db, caller.userId)
  if (!user) throw sessionInvalid()
  if (user.passwordHash !== null) throw addressLinked()
  return sendMailCode(backend, { purpose: 'link', email }, visitor, async (_, code) => ({
    subject: '이메일 연결 인증번호',
    body: `인증번호는 ${code}예요. 10분 안에 입력해 주세요.\n\n요청한 적이 없다면 아무에게도 알려 주지 마세요.`,
  }))
}

/** A client whose reply was lost sends the link that stands again, with the same address and password. */
async function isRepeated(
  backend: Backend,
  caller: TokenOwner,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  const user = await userById(backend.db, caller.userId)
  if (!user) throw sessionInvalid()
  if (user.passwordHash === null) return false
  if (user.memberId !== email) throw addressLinked()
  try {
    await checkOwnPassword(backend, caller, password)
    return true
  } catch (error) {
    throw error instanceof Problem ? addressLinked() : error
  }
}

/**
 * Links an address with a password to the caller; the address becomes the id of the account. That of another member is
 * refused and never moved.
 *
 * @throws Problem BAD_USER_ID, WEAK_PASSWORD, SIGN_IN_AGAIN, WRONG_CODE, CODE_EXPIRED, LOGIN_TAKEN; OTHER_LINKED while
 * the caller has another id with a password; TOO_MANY_TRIES after five wrong codes, or fifty per visitor in ten minutes
 * @see decision D80
 */
export async function linkEmail(
  backend: Backend,
  caller: TokenOwner,
  { userId: address, code, password }: { userId: string; code: string; password: string },
  visitor: Visitor,
): Promise<void> {
  const email = idOf('email', address)
  const key = { purpose: 'link', email } as const
  const limits = [addressLimit(backend, visitor.address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw addressRefusal(lock)
  if (!isUserId(email)) throw badAddress()
  if (checkPassword(password, { userId: email }).length > 0) throw weakPassword()
  await requireFresh(backend, backend.db, caller)
  if (await isRepeated(backend, caller, { email, password })) return
  const early = await transact(backend, (tx) => checkMailCode(tx, backend, key, { code, visitor }))
  if (early) {
    if (await isRepeated(backend, caller, { email, password })) return
    await settleTry(backend, limits, false)
    throw early
  }
  const passwordHash = await hashPassword(password)
  await backend.failpoint('logins:email')
  try {
    const late = await transact(backend, async (tx) => {
      const user = await lockUserById(tx, caller.userId)
      if (!user) throw sessionInvalid()
      await requireFresh(backend, tx, caller)
      // Checks again: a concurrent request can have used the code, or linked an address.
      if (user.passwordHash !== null) return 'linked'
      const refusal = await checkMailCode(tx, backend, key, { code, visitor })
      if (refusal) return refusal
      // The id of an account that began with Google or Kakao can be its address there.
      const holder = await userByMemberId(tx, email)
      if (holder && holder.id !== user.id) return addressTaken()
      await spendMailCode(tx, backend, key)
      await changeUser(tx, user.id, { memberId: email, passwordHash })
      await notifyOwner(tx, backend, user, '이메일과 비밀번호로 로그인할 수 있게 됐어요.')
      return undefined
    })
    if (late === 'linked') await isRepeated(backend, caller, { email, password })
    else if (late) throw late
  } catch (error) {
    // A sign-up or a change by another member took the address after the check above.
    throw isDuplicate(error) ? addressTaken() : error
  }
}
