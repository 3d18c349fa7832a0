import { hash, verify } from '@node-rs/argon2'
import type { Backend } from '../context.ts'
import { Problem } from '../problem.ts'
import { changeUser, lockUser } from './store.ts'
import type { User } from './tokens.ts'

const TRIES = 5
const LOCK_MS = 5 * 60_000

const wrongPassword = (loginType: 'B' | 'L') =>
  new Problem(
    401,
    `${loginType === 'B' ? '이메일이나' : '아이디나'} 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.`,
    'WRONG_PASSWORD',
  )
const locked = () =>
  new Problem(429, '비밀번호를 여러 번 틀렸어요. 5분 뒤에 다시 시도해 주세요.', 'TOO_MANY_TRIES')

/** A password as it is stored (argon2id). */
export const hashPassword = (password: string): Promise<string> => hash(password)

let nobodysHash: Promise<string> | undefined

/**
 * The member of an id and password.
 *
 * @throws Problem WRONG_PASSWORD, which does not tell whether the id exists; TOO_MANY_TRIES for 5 minutes after five
 */
export async function loginByPassword(
  backend: Backend,
  loginType: 'B' | 'L',
  mbrId: string,
  password: string,
): Promise<User> {
  const now = backend.now()
  const found = await backend.db.transaction(async (tx) => {
    const user = await lockUser(tx, loginType, mbrId)
    if (user && now < user.lockedUntil) return locked()
    // An unknown id takes as long as a known one.
    nobodysHash ??= hash('nobody')
    const good = await verify(user?.passwordHash ?? (await nobodysHash), password)
    if (!user) return wrongPassword(loginType)
    if (good && user.passwordHash) {
      if (user.fails > 0) await changeUser(tx, user.id, { fails: 0 })
      return user
    }
    const fails = user.fails + 1
    const full = fails >= TRIES
    await changeUser(tx, user.id, full ? { fails: 0, lockedUntil: now + LOCK_MS } : { fails })
    return full ? locked() : wrongPassword(loginType)
  })
  if (found instanceof Problem) throw found
  return found
}
