import { digitsOf } from '../validation/digits.ts'
import { formatPhone } from '../validation/phone.ts'
import { cleanLine } from './text.ts'

/** A mobile phone number of Korea, digits only: 010 has eight more digits, the older 011 and 016 to 019 seven or eight. */
export const MOBILE = /^01(?:0\d{8}|[16-9]\d{7,8})$/

/** The country of a number without `+`, or with 00 as from a phone abroad, and a 0 that is typed after `+82`. */
const COUNTRY = /^(?:00)?82(?=10\d{8}$|1[16-9]\d{7,8}$)|^00(?=1[016-9])/

/**
 * Formats a typed or pasted phone number, at every key press. Restores the leading 0 of a number with the country's 82;
 * leaves the number of another country as it was typed, because without its `+` it would be another number.
 *
 * @example
 * typedPhone('82 10 1234 5678') // '010-1234-5678'
 * typedPhone('+1 213 555 0100') // '+1 213 555 0100'
 * @see D94, S5.9
 */
export function typedPhone(typed: string): string {
  const line = cleanLine(typed)
  if (/^\+(?!\s*82)/.test(line)) return line
  return formatPhone(formatPhone(line).replace(/-/g, '').replace(COUNTRY, '0'))
}

/** Why a code cannot be sent to a phone. */
export type PhoneProblem = 'foreign' | 'form'

/**
 * Returns why a code cannot be sent to a typed number: it belongs to another country, or it is no mobile number.
 *
 * @example
 * checkMobile('010-1234-5678') // undefined
 * checkMobile('010-123-4567') // 'form'
 * @see D94
 */
export function checkMobile(typed: string): PhoneProblem | undefined {
  const phone = typedPhone(typed)
  if (phone.startsWith('+')) return 'foreign'
  return MOBILE.test(digitsOf(phone)) ? undefined : 'form'
}

/** Returns a typed number as servers take it: digits only. */
export const phoneDigits = (typed: string): string => digitsOf(typedPhone(typed))
