import { checkPassword } from '@fandeck/sdk'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { forgetDevices } from '../limits/devices.ts'
import { hashPassword } from '../limits/hashing.ts'
import { forgetTries, lockFor, settleTry } from '../limits/tries.ts'
import { Problem } from '../problem.ts'
import { accountOf, addressLimit, addressRefusal, idOf } from './account-limits.ts'
import { followEndedSessions } from './ended-sessions.ts'
import { endOtherSessions } from './families.ts'
import { checkMailCode, sendMailCode, spendMailCode, wrongCode } from './mail-codes.ts'
import { changeUser, userByLogin } from './store.ts'
import type { Visitor } from './visitor.ts'

const weakPassword = () =>
  new Problem(400, '새 비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.', 'WEAK_PASSWORD')

/**
 * Mails a code to an email account. An address without an account gets the same reply and no mail (D82).
 *
 * @throws Problem as `sendMailCode`
 */
export function sendPasswordCode(backend: Backend, memberId: string, visitor: Visitor) {
  const email = idOf('email', memberId)
  return sendMailCode(backend, { purpose: 'reset', email }, visitor, async (tx, code) =>
    (await userByLogin(tx, 'email', email))
      ? {
          subject: '비밀번호 재설정 인증번호',
          body: `인증번호는 ${code}예요. 10분 안에 입력해 주세요.\n\n요청한 적이 없다면 이 메일은 무시해도 괜찮아요.`,
        }
      : undefined,
  )
}

/**
 * Replaces the password of an email account by a mailed code, ends all sessions of the member and lifts the lock of
 * the account (D82).
 *
 * @throws Problem WEAK_PASSWORD, WRONG_CODE, CODE_EXPIRED; TOO_MANY_TRIES after five wrong codes, or fifty per visitor
 * in ten minutes
 */
export async function resetPassword(
  backend: Backend,
  { memberId, code, password }: { memberId: string; code: string; password: string },
  visitor: Visitor,
): Promise<void> {
  const email = idOf('email', memberId)
  const key = { purpose: 'reset', email } as const
  const account = accountOf(backend, 'email', email)
  const limits = [addressLimit(backend, visitor.address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw addressRefusal(lock)
  if (checkPassword(password, { userId: email }).length > 0) throw weakPassword()
  const early = await transact(backend, (tx) => checkMailCode(tx, backend, key, { code, visitor }))
  if (early) {
    await settleTry(backend, limits, false)
    throw early
  }
  const passwordHash = await hashPassword(password)
  await backend.failpoint('auth:reset')
  const late = await transact(backend, async (tx) => {
    // Checks again: a concurrent request can have used or replaced the code.
    const refusal = await checkMailCode(tx, backend, key, { code, visitor })
    if (refusal) return refusal
    const user = await userByLogin(tx, 'email', email)
    if (!user) return wrongCode()
    await spendMailCode(tx, backend, key)
    await changeUser(tx, user.id, { passwordHash })
    await forgetDevices(tx, account, undefined)
    await forgetTries(tx, account)
    await endOtherSessions(backend, tx, user.id, undefined)
    return undefined
  })
  if (late) throw late
  await followEndedSessions(backend)
}
