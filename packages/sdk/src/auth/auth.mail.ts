import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { cleanLine } from '../input/text.ts'
import { FandeckError } from '../kernel/errors.ts'
import { checkPassword, isUserId } from '../validation/index.ts'
import {
  requestPasswordCodeEndpoint,
  requestSignUpCodeEndpoint,
  resetPasswordEndpoint,
} from './auth.mail.endpoints.ts'
import type { PhoneCode } from './auth.schema.ts'

/**
 * Returns the address that a fan has typed.
 *
 * @throws `auth/bad-user-id`
 */
export function emailOf(typed: string): string {
  const userId = cleanLine(typed)
  if (!isUserId(userId)) throw new FandeckError('auth/bad-user-id', 'A user id must be an email address.')
  return userId
}

/**
 * Mails a six-digit code that replaces a forgotten password. The reply is the same for an address without an account.
 *
 * @param userId the email address of the account
 * @returns when the code expires and when another one may be requested, epoch ms
 * @throws `auth/bad-user-id` before any request; `auth/too-soon`, `auth/too-many-tries`
 * @example
 * const { expiresAt } = await requestPasswordCode(fandeck, { userId: 'fan@example.com' })
 * @see D82
 */
export const requestPasswordCode = publicCall(
  async (fandeck: Fandeck, { userId }: { userId: string }, options?: CallOptions): Promise<PhoneCode> => {
    return call(fandeck, requestPasswordCodeEndpoint, { body: { userId: emailOf(userId) } }, options)
  },
)

/**
 * Mails the six-digit code that `signUp` needs. The reply is the same for an address with an account, whose owner is
 * told so by mail.
 *
 * @param userId the email address of the new account
 * @returns when the code expires and when another one may be requested, epoch ms
 * @throws `auth/bad-user-id` before any request; `auth/too-soon`, `auth/too-many-tries`
 * @example
 * const { expiresAt } = await requestSignUpCode(fandeck, { userId: 'fan@example.com' })
 * @see D82
 */
export const requestSignUpCode = publicCall(
  async (fandeck: Fandeck, { userId }: { userId: string }, options?: CallOptions): Promise<PhoneCode> => {
    return call(fandeck, requestSignUpCodeEndpoint, { body: { userId: emailOf(userId) } }, options)
  },
)

/** Options of `resetPassword`. */
export interface ResetPasswordOptions {
  /** The email address of the account. */
  userId: string
  /** The six digits of the mail. */
  code: string
  /** The new password. */
  password: string
}

/**
 * Replaces the password of an email account and ends its sessions on all devices. Does not sign in.
 *
 * @throws `auth/weak-password` before any request; `auth/wrong-code`, `auth/code-expired`, `auth/too-many-tries`
 * @example
 * await resetPassword(fandeck, { userId: 'fan@example.com', code: '481902', password })
 * @see D82
 */
export const resetPassword = publicCall(
  async (
    fandeck: Fandeck,
    { userId, code, password }: ResetPasswordOptions,
    options?: CallOptions,
  ): Promise<void> => {
    const problems = checkPassword(password, { userId })
    if (problems.length > 0) {
      throw new FandeckError('auth/weak-password', `The password violates: ${problems.join(', ')}.`)
    }
    await call(fandeck, resetPasswordEndpoint, { body: { userId, code, password } }, options)
  },
)
