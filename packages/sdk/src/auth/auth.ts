import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { isOutage } from '../http/envelope.ts'
import { publicCall } from '../http/public-call.ts'
import { checkMobile } from '../input/phone.ts'
import { FandeckError } from '../kernel/errors.ts'
import { checkPassword } from '../validation/index.ts'
import { requestPhoneCodeEndpoint, signUpEndpoint } from './auth.endpoints.ts'
import { emailOf } from './auth.mail.ts'
import type { PhoneCode } from './auth.schema.ts'
import { postForm } from './auth.server.ts'
import { tellAuthTabs } from './auth.status.ts'

/**
 * Sends a six-digit code to a phone.
 *
 * @param phone as the fan has typed it, such as `010-2481-4821` (D94)
 * @returns when the code expires and when another one may be requested, epoch ms
 * @throws `auth/bad-phone`, `auth/too-soon`, `auth/too-many-tries`
 * @see D3
 */
export const requestPhoneCode = publicCall(
  async (fandeck: Fandeck, { phone }: { phone: string }, options?: CallOptions): Promise<PhoneCode> => {
    if (checkMobile(phone))
      throw new FandeckError('auth/bad-phone', 'A mobile phone number of Korea is required.')
    return call(fandeck, requestPhoneCodeEndpoint, { body: { phone } }, options)
  },
)

/** Options of `signUp`. */
export interface SignUpOptions {
  /** An email address that `isUserId` accepts. */
  userId: string
  /** The six digits that `requestSignUpCode` has mailed. */
  code: string
  password: string
  /** Accepted terms; `service` and `privacy` are required. */
  agreed: readonly ('service' | 'privacy' | 'marketing')[]
}

/**
 * Creates an account with an email address and a password. Does not sign in; call `signIn` next.
 *
 * @throws before any request `auth/bad-user-id`, `auth/weak-password`, `auth/terms-required`; after it also
 * `auth/wrong-code`, `auth/code-expired`, `auth/too-many-tries`, `auth/user-id-taken`
 * @example
 * await requestSignUpCode(fandeck, { userId: 'fan@example.com' })
 * await signUp(fandeck, { userId: 'fan@example.com', code: '481902', password, agreed: ['service', 'privacy'] })
 * @see D3b, D82
 */
export const signUp = publicCall(
  async (
    fandeck: Fandeck,
    { userId: typed, code, password, agreed }: SignUpOptions,
    options?: CallOptions,
  ): Promise<void> => {
    const userId = emailOf(typed)
    const problems = checkPassword(password, { userId })
    if (problems.length > 0) {
      throw new FandeckError('auth/weak-password', `The password violates: ${problems.join(', ')}.`)
    }
    if (!agreed.includes('service') || !agreed.includes('privacy')) {
      throw new FandeckError('auth/terms-required', 'The service and privacy terms are required.')
    }
    const body = { userId, code, password, agreed: [...new Set(agreed)] }
    await call(fandeck, signUpEndpoint, { body }, options)
  },
)

/**
 * Signs out at the auth server, then locally, then in the other tabs. When the server is unreachable, the fan stays
 * signed in.
 *
 * @throws `http/…` when the auth server cannot be reached
 * @example
 * await signOut(fandeck)
 * @see S4.17, S7.64
 */
export async function signOut(fandeck: Fandeck): Promise<void> {
  const { status } = await postForm(fandeck, 'signout', {
    callbackUrl: fandeck.platform.location()?.origin ?? '/',
  })
  if (status >= 400) {
    throw new FandeckError('http/refused', `signout replied ${status}.`, {
      status,
      retryable: isOutage(status),
    })
  }
  fandeck.session.end()
  fandeck.events.emit('auth:signed-out', {})
  tellAuthTabs(fandeck)
}
