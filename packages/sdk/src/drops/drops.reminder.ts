import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import { getDropReminderEndpoint, setDropReminderEndpoint } from './drops.reminder.endpoints.ts'
import type { DropReminder } from './drops.reminder.schema.ts'
import type { DropRef } from './drops.ts'

/**
 * Returns whether the member is reminded of the opening of a drop, and how the message comes.
 *
 * @throws `drops/not-found`, `session/…` and `http/…` errors
 * @example
 * const { reminding, channel } = await getDropReminder(fandeck, { dropId: 101 })
 * @see D110
 */
export const getDropReminder = (
  fandeck: Fandeck,
  params: DropRef,
  options?: CallOptions,
): Promise<DropReminder> => call(fandeck, getDropReminderEndpoint, { params }, options)

/** The drop, and whether the member wants to be reminded of its opening. */
export interface DropReminderChange extends DropRef {
  reminding: boolean
}

/**
 * Asks for a message ten minutes before a drop opens, or for none. Sending the same change again has no further effect.
 *
 * Resolves `{ error, code }` with the server's message when the drop is already open, or when the member has no email
 * address or phone number.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await setDropReminder(fandeck, { dropId: 101, reminding: true })
 * if (data) show(data.channel)
 * @see D110
 */
export const setDropReminder = publicCall(
  (
    fandeck: Fandeck,
    { dropId, reminding }: DropReminderChange,
    options?: CallOptions,
  ): Promise<MyPageAnswer<DropReminder>> =>
    answerOf(call(fandeck, setDropReminderEndpoint, { params: { dropId }, body: { reminding } }, options)),
)
