import type { Fandeck } from '../client.ts'
import { FandeckError } from '../kernel/errors.ts'
import { checkPassword, isUserId } from '../validation/index.ts'
import { postForm, postJoin, postPhoneCode } from './auth.api.ts'
import type { PhoneCode } from './auth.schema.ts'
import { tellAuthTabs } from './auth.status.ts'

/**
 * Sends a six-digit code to a phone.
 *
 * @param phone digits only, such as `01024814821`
 * @returns until when the code holds and from when another may be asked for, epoch ms
 * @throws `auth/bad-phone`, `auth/too-soon`, `auth/too-many-tries`
 * @see decision D3
 */
export const requestPhoneCode = (fandeck: Fandeck, { phone }: { phone: string }): Promise<PhoneCode> =>
  postPhoneCode(fandeck, phone)

/** What a sign-up needs. */
export interface JoinOptions {
  /** An email address as `isUserId` wants it. */
  userId: string
  password: string
  /** The terms that the fan agrees to: S service and P privacy are needed, M marketing is free. */
  agreed: readonly ('S' | 'P' | 'M')[]
}

/**
 * Signs up with an email address and a password. It logs nobody in: `signIn` does, next.
 *
 * @throws before any request: `auth/bad-user-id`, `auth/weak-password`, `auth/terms-required`; after it also
 * `auth/user-id-taken`
 * @see decision D3b
 */
export async function join(fandeck: Fandeck, { userId, password, agreed }: JoinOptions): Promise<void> {
  if (!isUserId(userId)) throw new FandeckError('auth/bad-user-id', 'A user id is an email address.')
  const problems = checkPassword(password, { userId })
  if (problems.length > 0) {
    throw new FandeckError('auth/weak-password', `The password breaks: ${problems.join(', ')}.`)
  }
  if (!agreed.includes('S') || !agreed.includes('P')) {
    throw new FandeckError('auth/terms-required', 'The terms S and P have to be agreed to.')
  }
  await postJoin(fandeck, { userId, password, agreed: [...new Set(agreed)] })
}

/** Signs out at the auth server, forgets the session here, then tells the other tabs (S4.17). */
export async function signOut(fandeck: Fandeck): Promise<void> {
  try {
    await postForm(fandeck, 'signout', { callbackUrl: fandeck.seams.location()?.origin ?? '/' })
  } finally {
    // Offline or not: who presses logout is logged out on this device.
    fandeck.session.logout()
    fandeck.events.emit('auth:signed-out', {})
    tellAuthTabs(fandeck)
  }
}
