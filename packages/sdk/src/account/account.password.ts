import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { changePasswordEndpoint, checkPasswordEndpoint } from './account.endpoints.ts'
import type { PasswordChange } from './account.events.ts'

/**
 * Changes the password and ends the account's sessions on other devices; the current session continues.
 *
 * Resolves `{ error, code }` with the server's message and one of `account/wrong-password`, `account/weak-password`,
 * `account/no-password` (the account has another sign-in method), `account/locked` and `account/sign-in-again` (the
 * sign-in is older than ten minutes).
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await changePassword(fandeck, { current, next })
 * if (data?.endedSessions) show(`다른 기기 ${data.endedSessions}대에서 로그아웃했어요.`)
 * @see S7.36, S8.7, D64, D87
 */
export async function changePassword(
  fandeck: Fandeck,
  body: { current: string; next: string },
  options?: CallOptions,
): Promise<MyPageAnswer<PasswordChange>> {
  const answer = await answerOf(call(fandeck, changePasswordEndpoint, { body }, options))
  if (answer.error !== undefined) return answer
  const change = { endedSessions: answer.data?.endedSessions }
  fandeck.events.emit('account:password-changed', change)
  return { data: change }
}

/** Checks whether a password is the member's current one. Resolves errors as `changePassword` does (S7.37, D64). */
export const checkCurrentPassword = (
  fandeck: Fandeck,
  body: { current: string },
  options?: CallOptions,
): Promise<MyPageAnswer> => answerOf(call(fandeck, checkPasswordEndpoint, { body }, options))
