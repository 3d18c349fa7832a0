import { digitsOf, hyphenate } from './digits.ts'

const KOREA = /^\s*[+＋]\s*(?:82|８２)[\s().-]*[0０]?/

/** Returns the positions of the hyphens; Seoul's 02 is the only area code of two digits. */
function placesOf(digits: string): readonly number[] {
  if (digits.length === 9) return [2, 5]
  if (digits.length === 10) return digits.startsWith('02') ? [2, 6] : [3, 6]
  return digits.length === 11 ? [3, 7] : []
}

/**
 * Formats a phone number: digits only, with hyphens for 9, 10 or 11 digits. Other lengths stay plain, so it can run on
 * every key press. Restores the leading 0 of a number pasted with `+82`.
 *
 * @example
 * formatPhone('0212345678') // '02-1234-5678'
 * formatPhone('+82 10 1234 5678') // '010-1234-5678'
 * @see S5.9
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(text.replace(KOREA, '0'))
  return hyphenate(digits, placesOf(digits))
}
