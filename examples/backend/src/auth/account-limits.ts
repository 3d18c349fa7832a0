import { isUserId } from '@fandeck/sdk'
import { cleanLine } from '@fandeck/sdk/input'
import type { Backend } from '../context.ts'
import { isKnownDevice } from '../limits/devices.ts'
import { fiveTries, forgetTries, type Limit, type Lock, subjectOf } from '../limits/tries.ts'
import { later, Problem } from '../problem.ts'
import { userById } from './store.ts'
import { codeHash, type User } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const MINUTE = 60_000

/** Normalises a typed id (D94): email addresses are in lower case. */
export function idOf(loginType: User['loginType'], memberId: string): string {
  const id = cleanLine(memberId)
  return loginType === 'email' ? id.toLowerCase() : id
}

/** Returns the address of an account whose id is one. */
export const mailOf = ({ memberId }: Pick<User, 'memberId'>): string | undefined =>
  isUserId(memberId) ? memberId : undefined

/**
 * Returns the rate-limit subject of an id, whether or not the account exists; hashed, because the input is
 * arbitrary.
 */
export const accountOf = (backend: Backend, loginType: User['loginType'], id: string): string =>
  subjectOf('account', codeHash(backend, 'account', `${loginType} ${id}`))

/**
 * Returns the subject of a member's id with a password. An address that was linked later is the id of an account of
 * another type (D80).
 */
export const passwordAccountOf = (
  backend: Backend,
  { loginType, memberId }: Pick<User, 'loginType' | 'memberId'>,
): string => accountOf(backend, loginType === 'legacy' ? 'legacy' : 'email', memberId)

/** Limits wrong passwords and codes per address, across accounts; generous, because carriers share addresses. */
export const addressLimit = (backend: Backend, address: string): Limit => ({
  subject: subjectOf('login', codeHash(backend, 'address', address)),
  most: 50,
  windowMs: 10 * MINUTE,
  lockMs: 10 * MINUTE,
  forgiving: false,
  remembered: true,
})

/** Returns the refusal for an address that has reached its limit. */
export const addressRefusal = ({ waitMs }: Lock): Problem =>
  later(
    new Problem(429, '시도 횟수가 많아 잠시 제한됐어요. 잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES'),
    waitMs,
  )

/** Limits codes requested per address, across phones: each costs a text message. */
export const codesLimit = (backend: Backend, address: string): Limit => ({
  subject: subjectOf('codes', codeHash(backend, 'address', address)),
  most: 60,
  windowMs: 10 * MINUTE,
  lockMs: 10 * MINUTE,
  forgiving: false,
  remembered: true,
})

/** Limits the visits that are recorded per address; carriers share one among many people. */
export const visitsLimit = (backend: Backend, address: string): Limit => ({
  subject: subjectOf('visits', codeHash(backend, 'address', address)),
  most: 300,
  windowMs: 10 * MINUTE,
  lockMs: 10 * MINUTE,
  forgiving: false,
  remembered: true,
})

/** Returns the rate-limit subject of a member's own password check in one session. */
export const sessionSubject = (account: string, familyId = ''): string =>
  subjectOf(account, 'session', familyId)

/**
 * Returns the limits of a wrong password for an account. A device that has signed in to the account before has five
 * attempts of its own, so that attempts from other devices never lock the owner out.
 */
export async function loginLimits(
  backend: Backend,
  account: string,
  { address, device }: Visitor,
): Promise<Limit[]> {
  if (device !== undefined && (await isKnownDevice(backend, device, account))) {
    return [fiveTries(subjectOf(account, 'device', codeHash(backend, 'device', device)))]
  }
  return [fiveTries(account), addressLimit(backend, address)]
}

/**
 * Resets the failed attempts of an account; for operators.
 *
 * @returns whether the member exists
 */
export async function unlockAccount(backend: Backend, userId: string): Promise<boolean> {
  const user = await userById(backend.db, userId)
  if (!user) return false
  await forgetTries(backend.db, passwordAccountOf(backend, user))
  return true
}
