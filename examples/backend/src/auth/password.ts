import { checkPassword } from '@fandeck/sdk'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { forgetDevices } from '../limits/devices.ts'
import { hashPassword, isPassword } from '../limits/hashing.ts'
import { fiveTries, type Lock, lockFor, settleTry } from '../limits/tries.ts'
import { later, Problem, sessionInvalid } from '../problem.ts'
import { accountOf, idOf, loginLimits, passwordAccountOf, sessionSubject } from './account-limits.ts'
import { followEndedSessions } from './ended-sessions.ts'
import { endOtherSessions } from './families.ts'
import { requireFresh } from './live-session.ts'
import { notifyOwner } from './owner-notice.ts'
import { changeUser, lockUserById, userById, userByLogin } from './store.ts'
import type { TokenOwner, User } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const wrongPassword = (loginType: 'email' | 'legacy') =>
  new Problem(
    401,
    `${loginType === 'email' ? '이메일이나' : '아이디나'} 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.`,
    'WRONG_PASSWORD',
  )
const locked = ({ waitMs }: Lock) =>
  later(
    new Problem(
      429,
      `비밀번호를 여러 번 틀렸어요. ${Math.ceil(waitMs / 60_000)}분 뒤에 다시 시도해 주세요.`,
      'TOO_MANY_TRIES',
    ),
    waitMs,
  )

/**
 * Returns the member of an id and password. Neither the reply nor its duration reveals whether the id exists: an
 * unknown id is hashed, counted and locked like a known one.
 *
 * @throws Problem WRONG_PASSWORD; TOO_MANY_TRIES for 5 minutes after five wrong ones from unknown devices, or from
 * this device
 */
export async function loginByPassword(
  backend: Backend,
  loginType: 'email' | 'legacy',
  memberId: string,
  { password, visitor }: { password: string; visitor: Visitor },
): Promise<User> {
  const id = idOf(loginType, memberId)
  const limits = await loginLimits(backend, accountOf(backend, loginType, id), visitor)
  const early = await lockFor(backend, limits)
  if (early) throw locked(early)
  const user = await userByLogin(backend.db, loginType, id)
  const good = await isPassword(user?.passwordHash, password)
  await backend.failpoint('auth:password')
  const verdict = await settleTry(backend, limits, good)
  if (verdict.lock) throw locked(verdict.lock)
  if (!verdict.good || !user) throw wrongPassword(loginType)
  return user
}

const wrongOwn = () =>
  new Problem(400, '현재 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.', 'WRONG_PASSWORD')
const noPassword = () =>
  new Problem(400, '비밀번호로 로그인하는 계정이 아니에요. 가입한 방법으로 로그인해 주세요.', 'NO_PASSWORD')
const weakPassword = () =>
  new Problem(400, '새 비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.', 'WEAK_PASSWORD')

/**
 * Checks the password of a signed-in member; counts wrong ones per session, so that a stolen session locks no other
 * (S7.37).
 *
 * @throws Problem WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_TRIES
 */
export async function checkOwnPassword(
  backend: Backend,
  { userId, familyId }: TokenOwner,
  current: string,
): Promise<User> {
  const user = await userById(backend.db, userId)
  if (!user) throw sessionInvalid()
  if (!user.passwordHash) throw noPassword()
  const limits = [fiveTries(sessionSubject(passwordAccountOf(backend, user), familyId))]
  const early = await lockFor(backend, limits)
  if (early) throw locked(early)
  const verdict = await settleTry(backend, limits, await isPassword(user.passwordHash, current))
  if (verdict.lock) throw locked(verdict.lock)
  if (!verdict.good) throw wrongOwn()
  return user
}

/**
 * Changes the password of a member and ends their other sessions; keeps the caller's `familyId` (S7.36).
 *
 * @returns the number of ended sessions
 * @throws Problem WRONG_PASSWORD, NO_PASSWORD, WEAK_PASSWORD, TOO_MANY_TRIES, SIGN_IN_AGAIN; status "2009" if the
 * caller's session has ended
 * @see decision D87
 */
export async function changeOwnPassword(
  backend: Backend,
  owner: TokenOwner,
  current: string,
  next: string,
): Promise<number> {
  await requireFresh(backend, backend.db, owner)
  const user = await checkOwnPassword(backend, owner, current)
  if (checkPassword(next, { userId: user.memberId }).length > 0) throw weakPassword()
  const passwordHash = await hashPassword(next)
  const { familyId } = owner
  const ended = await transact(backend, async (tx) => {
    const now = await lockUserById(tx, user.id)
    // Compares again: a concurrent change can have replaced the checked password.
    if (now?.passwordHash !== user.passwordHash) throw sessionInvalid()
    await requireFresh(backend, tx, owner)
    await changeUser(tx, user.id, { passwordHash })
    await notifyOwner(tx, backend, now, '비밀번호를 바꿨어요.')
    await forgetDevices(tx, passwordAccountOf(backend, user), familyId)
    return endOtherSessions(backend, tx, user.id, familyId)
  })
  await followEndedSessions(backend)
  return ended
}
