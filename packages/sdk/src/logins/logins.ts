import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { FandeckError } from '../kernel/errors.ts'
import { getLoginMethodsEndpoint, linkLoginEndpoint, unlinkLoginEndpoint } from './logins.endpoints.ts'
import { loginsErrors } from './logins.errors.ts'
import { type LoginMethod, LoginProvider, type LoginWay } from './logins.schema.ts'

/**
 * Returns the ways in which the member can sign in: phone, email, Google and Kakao.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const methods = await getLoginMethods(fandeck)
 * const google = methods.find(({ kind }) => kind === 'google')
 * @see D80
 */
export async function getLoginMethods(fandeck: Fandeck, options?: CallOptions): Promise<LoginMethod[]> {
  return (await call(fandeck, getLoginMethodsEndpoint, {}, options)).rows
}

/**
 * Returns the code that turns the next `signIn` with this service into a link to the member's account. Resolves
 * `{ error, code }` with the server's message and `logins/sign-in-again` (the sign-in is older than ten minutes) or
 * `logins/other-linked`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await requestLoginLink(fandeck, { provider: 'google' })
 * if (data) await signIn(fandeck, { provider: 'google', callbackUrl: '/mypage/logins', linkCode: data.linkCode })
 * @see D64, D80
 */
export const requestLoginLink = (
  fandeck: Fandeck,
  body: { provider: LoginProvider },
  options?: CallOptions,
): Promise<MyPageAnswer<{ linkCode: string }>> =>
  answerOf(call(fandeck, linkLoginEndpoint, { body }, options))

/**
 * Removes a way in which the member can sign in, never the last: an account of a service, the phone, or the address with its
 * password. One that the member has not stays so. Resolves `{ error, code }` with the
 * server's message and `logins/sign-in-again` or `logins/last`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await unlinkLogin(fandeck, { provider: 'kakao' })
 * @see D64, D80
 */
export const unlinkLogin = (
  fandeck: Fandeck,
  params: { provider: LoginWay },
  options?: CallOptions,
): Promise<MyPageAnswer> => answerOf(call(fandeck, unlinkLoginEndpoint, { params }, options))

/** The end of a link: the service, and the reason if it was refused. */
export interface LoginLinkResult {
  provider: LoginProvider
  /** `logins/taken`, `logins/other-linked` or `logins/not-linked`. */
  error: FandeckError | undefined
}

const isServerCode = (code: string): code is keyof typeof loginsErrors => Object.hasOwn(loginsErrors, code)

/**
 * Reads the result of a link from the query of the page to which the auth server returns; `undefined` for any other
 * query.
 *
 * @example
 * const result = loginLinkResult(location.search)
 * if (result?.error) show(result.error.code)
 * @see D80
 */
export function loginLinkResult(search: string): LoginLinkResult | undefined {
  const query = new URLSearchParams(search)
  const { data: provider } = z.safeParse(LoginProvider, query.get('link'))
  if (!provider) return undefined
  const refusal = query.get('link_error')
  if (refusal === null) return { provider, error: undefined }
  const code = isServerCode(refusal) ? loginsErrors[refusal] : 'logins/not-linked'
  return { provider, error: new FandeckError(code, `The account of ${provider} was not linked.`) }
}
