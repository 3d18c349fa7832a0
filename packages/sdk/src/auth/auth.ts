import type { Fandeck } from '../client.ts'
import { FandeckError } from '../kernel/errors.ts'
import { getSession, postForm, postPhoneCode } from './auth.api.ts'
import { signInError } from './auth.errors.ts'
import type { AuthSession, PhoneCode } from './auth.schema.ts'

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

/** What `signIn` needs for each provider. */
export type SignInOptions = { provider: 'phone'; phone: string; code: string }

/**
 * Signs in and takes over the session that the auth server has sealed (D2).
 *
 * @throws `auth/credentials` for a wrong code, `auth/code-expired`, `auth/too-many-tries`
 * @example
 * await signIn(fandeck, { provider: 'phone', phone: '01024814821', code: '123456' })
 */
export async function signIn(fandeck: Fandeck, options: SignInOptions): Promise<AuthSession> {
  // The address comes back as the landing place, and its own `error` must not read as this sign-in's.
  const { origin = '', pathname = '/' } = fandeck.seams.location() ?? {}
  const here = origin + pathname
  const fields = { phone: options.phone, auth_num: options.code, callbackUrl: here }
  const { status, data } = await postForm(fandeck, `callback/${options.provider}`, fields)
  const landed = new URL(data.url ?? here, 'https://fandeck.invalid')
  // A rejected csrf token comes back as a good-looking address without any `error`.
  const error =
    landed.searchParams.get('error') ??
    (landed.searchParams.has('csrf') ? 'MissingCSRF' : undefined) ??
    (status >= 400 ? 'Configuration' : undefined)
  if (error) throw signInError(error, status)
  const session = await getSession(fandeck)
  if (!session) throw new FandeckError('auth/no-session', 'The auth server signed in, then knew nobody.')
  fandeck.session.login(session.token)
  fandeck.session.setUser({
    mbrId: session.user.mbrId,
    nickName: session.user.nickName,
    snsType: session.user.snsType,
    walletLinked: session.user.walletLinked === 'Y',
  })
  fandeck.events.emit('auth:signed-in', { loginType: session.user.loginType })
  return session
}

/** Signs out at the auth server, forgets the session here, then tells the other tabs (S4.17). */
export async function signOut(fandeck: Fandeck): Promise<void> {
  try {
    await postForm(fandeck, 'signout', { callbackUrl: fandeck.seams.location()?.origin ?? '/' })
  } finally {
    // Offline or not: who presses logout is logged out on this device.
    fandeck.session.logout()
    fandeck.events.emit('auth:signed-out', {})
  }
}
