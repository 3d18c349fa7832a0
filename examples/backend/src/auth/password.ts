import { checkPassword } from '@fandeck/sdk'
import { hash, verify } from '@node-rs/argon2'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { endOtherSessions } from './families.ts'
import { changeUser, lockUser, lockUserById } from './store.ts'
import type { TokenOwner, User } from './tokens.ts'

const TRIES = 5
const LOCK_MS = 5 * 60_000

const wrongPassword = (loginType: 'email' | 'legacy') =>
  new Problem(
    401,
    `${loginType === 'email' ? '이메일이나' : '아이디나'} 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.`,
    'WRONG_PASSWORD',
  )
const locked = () =>
  new Problem(429, '비밀번호를 여러 번 틀렸어요. 5분 뒤에 다시 시도해 주세요.', 'TOO_MANY_TRIES')

/** A password as it is stored (argon2id). */
export const hashPassword = (password: string): Promise<string> => hash(password)

let nobodysHash: Promise<string> | undefined

/** Whether a password is the member's; counts a wrong one. Returns the refusal, so that the count is kept. */
async function tryPassword(
  backend: Backend,
  tx: Tx,
  user: User | undefined,
  password: string,
  wrong: Problem,
): Promise<User | Problem> {
  const now = backend.now()
  if (user && now < user.lockedUntil) return locked()
  // An unknown id takes as long as a known one.
  nobodysHash ??= hash('nobody')
  const good = await verify(user?.passwordHash ?? (await nobodysHash), password)
  if (!user) return wrong
  if (good && user.passwordHash) {
    if (user.fails > 0) await changeUser(tx, user.id, { fails: 0 })
    return user
  }
  const fails = user.fails + 1
  const full = fails >= TRIES
  await changeUser(tx, user.id, full ? { fails: 0, lockedUntil: now + LOCK_MS } : { fails })
  return full ? locked() : wrong
}

/**
 * The member of an id and password.
 *
 * @throws Problem WRONG_PASSWORD, which does not tell whether the id exists; TOO_MANY_TRIES for 5 minutes after five
 */
export async function loginByPassword(
  backend: Backend,
  loginType: 'email' | 'legacy',
  memberId: string,
  password: string,
): Promise<User> {
  const id = loginType === 'email' ? memberId.trim().toLowerCase() : memberId.trim()
  const found = await backend.db.transaction(async (tx) =>
    tryPassword(backend, tx, await lockUser(tx, loginType, id), password, wrongPassword(loginType)),
  )
  if (found instanceof Problem) throw found
  return found
}

const wrongOwn = () =>
  new Problem(400, '현재 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.', 'WRONG_PASSWORD')
const noPassword = () =>
  new Problem(400, '비밀번호로 로그인하는 계정이 아니에요. 가입한 방법으로 로그인해 주세요.', 'NO_PASSWORD')
const weakPassword = () =>
  new Problem(400, '새 비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.', 'WEAK_PASSWORD')

/**
 * Checks a member's own password; `after` runs in the same transaction when it is right (S7.37).
 *
 * @throws Problem WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_TRIES
 */
export async function checkOwnPassword<T = undefined>(
  backend: Backend,
  userId: string,
  current: string,
  after?: (tx: Tx, user: User) => Promise<T | Problem>,
): Promise<T | undefined> {
  // A refusal is handed out of the transaction, so that the count of wrong tries is kept.
  const result = await backend.db.transaction(async (tx) => {
    const user = await lockUserById(tx, userId)
    if (!user) return sessionInvalid()
    if (!user.passwordHash) return noPassword()
    const tried = await tryPassword(backend, tx, user, current, wrongOwn())
    return tried instanceof Problem ? tried : after?.(tx, user)
  })
  if (result instanceof Problem) throw result
  return result
}

/**
 * Changes a member's own password and ends the sessions of all other devices, the caller's `familyId` stays (S7.36).
 *
 * @returns how many were ended
 * @throws Problem WRONG_PASSWORD, NO_PASSWORD, WEAK_PASSWORD, TOO_MANY_TRIES
 */
export async function changeOwnPassword(
  backend: Backend,
  { userId, familyId }: TokenOwner,
  current: string,
  next: string,
): Promise<number> {
  const ended = await checkOwnPassword(backend, userId, current, async (tx, user) => {
    if (checkPassword(next, { userId: user.memberId }).length > 0) return weakPassword()
    await changeUser(tx, user.id, { passwordHash: await hashPassword(next) })
    return endOtherSessions(backend, tx, user.id, familyId)
  })
  return ended ?? 0
}
