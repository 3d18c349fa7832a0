import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { changePasswordEndpoint, checkPasswordEndpoint } from './account.endpoints.ts'

/** What a change of the password has done besides. */
export interface PasswordChange {
  /** On how many other devices the account was logged out; `undefined` when the server does not say. */
  endedSessions: number | undefined
}

/**
 * Changes the password. The account's sessions on other devices end with it, this one goes on; `data.endedSessions`
 * and the event `account:password-changed` say how many. `{ error }` holds the server's sentence and a code:
 * `account/wrong-password`, `account/weak-password`, `account/no-password` (the account logs in another way),
 * `account/locked`.
 *
 * @example
 * const { data, error } = await changePassword(fandeck, { current, next })
 * if (data?.endedSessions) show(`다른 기기 ${data.endedSessions}대에서 로그아웃했어요.`)
 * @see spec §7 my page (S7.36, D64)
 */
export async function changePassword(
  fandeck: Fandeck,
  { current, next }: { current: string; next: string },
  options?: CallOptions,
): Promise<MyPageAnswer<PasswordChange>> {
  const answer = await answerOf(call(fandeck, changePasswordEndpoint, { body: { current, next } }, options))
  if (answer.error !== undefined) return answer
  const change = { endedSessions: answer.data?.endedSessions }
  fandeck.events.emit('account:password-changed', change)
  return { data: change }
}

/** Whether a password is the member's own; `{ error }` as `changePassword` has it (S7.37). */
export const checkCurrentPassword = (
  fandeck: Fandeck,
  { current }: { current: string },
  options?: CallOptions,
): Promise<MyPageAnswer> => answerOf(call(fandeck, checkPasswordEndpoint, { body: { current } }, options))
