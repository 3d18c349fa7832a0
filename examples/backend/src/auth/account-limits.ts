import type { Backend } from '../context.ts'
import { isKnownDevice } from '../limits/devices.ts'
import { fiveTries, forgetTries, type Limit, type Lock, subjectOf } from '../limits/tries.ts'
import { later, Problem } from '../problem.ts'
import { userById } from './store.ts'
import { codeHash, type User } from './tokens.ts'
import type { Visitor } from './visitor.ts'

const MINUTE = 60_000

/** An id as accounts have it. */
export const idOf = (loginType: User['loginType'], memberId: string): string =>
  loginType === 'email' ? memberId.trim().toLowerCase() : memberId.trim()

/** What tries at an id are counted under, also where no account has it; hashed, because people type anything. */
export const accountOf = (backend: Backend, loginType: User['loginType'], id: string): string =>
  subjectOf('account', codeHash(backend, 'account', `${loginType} ${id}`))

/** Wrong passwords and codes of one address, for whichever accounts: enough for a carrier's shared one. */
export const addressLimit = (backend: Backend, address: string): Limit => ({
  subject: subjectOf('login', codeHash(backend, 'address', address)),
  most: 50,
  windowMs: 10 * MINUTE,
  lockMs: 10 * MINUTE,
  forgiving: false,
  remembered: true,
})

/** The refusal of an address that has used up its limit. */
export const addressRefusal = ({ waitMs }: Lock): Problem =>
  later(new Problem(429, '시도가 너무 많았어요. 잠시 후 다시 시도해 주세요.', 'TOO_MANY_TRIES'), waitMs)

/** Codes that one address asks for, for whichever phones: each costs us a text message. */
export const codesLimit = (backend: Backend, address: string): Limit => ({
  subject: subjectOf('codes', codeHash(backend, 'address', address)),
  most: 60,
  windowMs: 10 * MINUTE,
  lockMs: 10 * MINUTE,
  forgiving: false,
  remembered: true,
})

/** What a member's own password check is counted under. */
export const sessionSubject = (account: string, familyId = ''): string =>
  subjectOf(account, 'session', familyId)

/**
 * By what a wrong password for an account counts. A device from which somebody has logged in to it before has five
 * tries of its own, so that strangers' wrong ones never lock its owner out.
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
 * Lets a member try passwords again at once, from wherever; for operators.
 *
 * @returns whether there is such a member
 */
export async function unlockAccount(backend: Backend, userId: string): Promise<boolean> {
  const user = await userById(backend.db, userId)
  if (!user) return false
  await forgetTries(backend.db, accountOf(backend, user.loginType, user.memberId))
  return true
}
