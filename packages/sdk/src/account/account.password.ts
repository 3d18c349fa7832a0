import type { Fandeck } from '../client.ts'
import { postPassword, postPasswordCheck } from './account.api.ts'
import { type AccountAnswer, answerOf } from './answer.ts'

/**
 * Changes the password. `{ error }` holds the server's sentence and a code: `account/wrong-password`,
 * `account/weak-password`, `account/no-password` (the account logs in another way), `account/locked`.
 *
 * @see spec §7 my page (S7.36, D64)
 */
export const changePassword = (
  fandeck: Fandeck,
  { current, next }: { current: string; next: string },
): Promise<AccountAnswer> => answerOf(postPassword(fandeck, current, next))

/** Whether a password is the member's own; `{ error }` as `changePassword` has it (S7.37). */
export const checkCurrentPassword = (
  fandeck: Fandeck,
  { current }: { current: string },
): Promise<AccountAnswer> => answerOf(postPasswordCheck(fandeck, current))
