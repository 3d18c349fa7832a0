import { digitsOf, hyphenate } from './digits.ts'

const KOREA = /^\s*[+＋]\s*(?:82|８２)[\s().-]*[0０]?/

/** Numbers of digits before each hyphen; Seoul's 02 is the only area code of two digits. */
function placesOf(digits: string): readonly number[] {
  if (digits.length === 9) return [2, 5]
  if (digits.length === 10) return digits.startsWith('02') ? [2, 6] : [3, 6]
  return digits.length === 11 ? [3, 7] : []
}

/**
 * A phone number as fans read it: the digits alone, with hyphens once there are 9, 10 or 11 of them; fewer or more
 * stay plain, so it can run on every key press. A number that is pasted with `+82` gets its 0 back.
 *
 * @example
 * formatPhone('0212345678') // '02-1234-5678'
 * formatPhone('+82 10 1234 5678') // '010-1234-5678'
 * @see spec §5 phone display (S5.9)
 */
export function formatPhone(text: string): string {
  const digits = digitsOf(text.replace(KOREA, '0'))
  return hyphenate(digits, placesOf(digits))
}
