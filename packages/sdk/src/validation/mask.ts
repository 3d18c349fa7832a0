import { formatPhone } from './phone.ts'

const PHONE_LIKE = /^[\d０-９\s+＋().-]+$/
const SHOWN = 4

/** Stars for all but the last four characters, and for at least one. */
function maskStart(text: string): string {
  const characters = Array.from(text)
  const masked = Math.max(characters.length - SHOWN, Math.min(characters.length, 1))
  return '*'.repeat(masked) + characters.slice(masked).join('')
}

/**
 * An account as it may be shown: a phone number with stars in its middle, an email address with stars for its local
 * part but the last four characters. At least one character is masked however short the local part is, which ends at
 * the last `@`. An id that is neither is masked like a local part.
 *
 * @example
 * maskAccount('01012344821') // '010-****-4821'
 * maskAccount('redfan@example.com') // '**dfan@example.com'
 * @see spec §5 masked account display (S5.18, S5.19, D66)
 */
export function maskAccount(text: string): string {
  const account = text.trim()
  const at = account.lastIndexOf('@')
  if (at > 0) return maskStart(account.slice(0, at)) + account.slice(at)
  const [area, middle, last] = PHONE_LIKE.test(account) ? formatPhone(account).split('-') : []
  return middle ? `${area}-${'*'.repeat(middle.length)}-${last}` : maskStart(account)
}
