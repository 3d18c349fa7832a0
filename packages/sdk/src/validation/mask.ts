import { formatPhone } from './phone.ts'

const PHONE_LIKE = /^[\d０-９\s+＋().-]+$/
const SHOWN = 4

/** Masks all but the last four characters, and at least one. */
function maskStart(text: string): string {
  const characters = [...text]
  const masked = Math.max(characters.length - SHOWN, Math.min(characters.length, 1))
  return '*'.repeat(masked) + characters.slice(masked).join('')
}

/**
 * Masks an account for display: the middle of a phone number, or the local part of an email address except its last
 * four characters. Masks at least one character of the local part, which ends at the last `@`. Masks any other id like
 * a local part.
 *
 * @example
 * maskAccount('01012344821') // '010-****-4821'
 * maskAccount('redfan@example.com') // '**dfan@example.com'
 * @see S5.18, S5.19, D66
 */
export function maskAccount(text: string): string {
  const account = text.trim()
  const at = account.lastIndexOf('@')
  if (at > 0) return maskStart(account.slice(0, at)) + account.slice(at)
  const [area, middle, last] = PHONE_LIKE.test(account) ? formatPhone(account).split('-') : []
  return middle ? `${area}-${'*'.repeat(middle.length)}-${last}` : maskStart(account)
}
