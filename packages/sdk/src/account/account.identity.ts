import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { FandeckError } from '../kernel/errors.ts'
import {
  getUserInfoEndpoint,
  requestIdentityEndpoint,
  verifyGenderBirthEndpoint,
  verifyPhoneEndpoint,
} from './account.endpoints.ts'
import { type IdentityCheck, identityReturnUrl, readIdentityReturn } from './account.schema.ts'

const STATE_KEY = 'fandeck:identity-state'

/**
 * Begins an identity check and returns the address to navigate to; the service returns to `returnUrl`, where
 * `identityReturn` reads the result. The result belongs to this session alone. A random `state`, stored in this tab,
 * protects the return.
 *
 * Resolves `{ error, code }` with the server's message and `account/locked` after too many checks.
 *
 * @param returnUrl the page's own address
 * @throws `account/no-storage` when the tab cannot store the `state`; `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await requestIdentity(fandeck, { returnUrl: location.href })
 * if (data) location.assign(data.url)
 * @see D7, D64, D86
 */
export const requestIdentity = publicCall(
  async (
    fandeck: Fandeck,
    { returnUrl }: { returnUrl: string },
    options?: CallOptions,
  ): Promise<MyPageAnswer<IdentityCheck>> => {
    const { random, sessionStorage } = fandeck.platform
    const state = random.uuid()
    try {
      sessionStorage.setItem(STATE_KEY, state)
    } catch (cause) {
      throw new FandeckError('account/no-storage', 'The tab cannot store the state of the check.', { cause })
    }
    const body = { returnUrl: identityReturnUrl(returnUrl, state) }
    return answerOf(call(fandeck, requestIdentityEndpoint, { body }, options))
  },
)

/** The result of an identity check: its id, or none when the fan cancelled it. */
export interface IdentityReturn {
  verificationId: string | undefined
}

/**
 * Reads the result of an identity check from the query of the page, once. Ignores a result without the `state` of this
 * tab, which another site may have forged. Remove the result from the address with `withoutIdentityReturn`.
 *
 * @example
 * const result = identityReturn(fandeck, { search: location.search })
 * if (result?.verificationId) await verifyIdentity(fandeck, result)
 * @see D86
 */
export function identityReturn(
  { platform: { sessionStorage } }: Fandeck,
  { search }: { search: string },
): IdentityReturn | undefined {
  const back = readIdentityReturn(search)
  if (!back) return undefined
  try {
    if (back.state === undefined || sessionStorage.getItem(STATE_KEY) !== back.state) return undefined
    sessionStorage.removeItem(STATE_KEY)
    return { verificationId: back.verificationId }
  } catch {
    return undefined
  }
}

/**
 * Submits the result of an identity check and renews the session, so that the new level applies at once.
 *
 * Resolves `{ error, code }` with the server's message and `account/identity-not-found` (unknown or expired) or
 * `account/identity-used` (its phone belongs to another member), or, for another phone than the one on file,
 * `account/identity-mismatch` (of another person) and `account/sign-in-again` (the sign-in is older than ten minutes).
 * A check belongs to the session that began it; that of another member or session is not found (D86). After a thrown error, such as an outage, call it again with
 * the same `verificationId`.
 *
 * @param body.verificationId the identity service's id of the completed check (`imp_uid` on the wire)
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await verifyIdentity(fandeck, { verificationId })
 * if (error) show(error)
 * @see S7.49, S7.50, S8.7, D7, D64, D86, D87
 */
export async function verifyIdentity(
  fandeck: Fandeck,
  body: { verificationId: string },
  options?: CallOptions,
): Promise<MyPageAnswer> {
  const { phone } = await call(fandeck, getUserInfoEndpoint, {}, options)
  const target = phone ? verifyGenderBirthEndpoint : verifyPhoneEndpoint
  const answer = await answerOf(call(fandeck, target, { body }, options))
  if (answer.error === undefined) await fandeck.session.refresh('new')
  return answer
}
