import { type Codec, letters, wireObject, yesNo } from '../http/wire.ts'

/** How a message reaches a member: by KakaoTalk, mail or text message, or not at all. */
const Channel = letters({ K: 'kakao', M: 'mail', S: 'sms', N: 'none' })

/** Whether a member is reminded of an opening, and how. */
export interface DropReminder {
  /** Whether a reminder is due. */
  reminding: boolean
  /** How it reaches the member; `none` if the shop has no way to. */
  channel: 'kakao' | 'mail' | 'sms' | 'none'
}
/** The schema of `DropReminder`. */
export const DropReminder = wireObject({
  reminding: ['reminder_yn', yesNo],
  channel: ['reminder_channel', Channel],
}) satisfies Codec<DropReminder>

/** POST /minting/{minting_seq}/reminder (D110). */
export const DropReminderBody = wireObject({ reminding: ['reminder_yn', yesNo] }) satisfies Codec<
  Pick<DropReminder, 'reminding'>
>
