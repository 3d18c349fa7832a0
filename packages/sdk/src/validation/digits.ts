const FULL_WIDTH = /[０-９]/g
const FULL_WIDTH_OFFSET = 0xfee0

/** Returns the digits of a text, with the full-width digits of Korean keyboards converted; drops everything else. */
export const digitsOf = (text: string): string =>
  text
    .replace(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[^0-9]/g, '')

/**
 * Inserts a hyphen at each place that has digits after it. No hyphen is inserted at the end, where it would reappear
 * each time the fan deletes it.
 *
 * @param places numbers of digits before each hyphen, ascending
 */
export function hyphenate(digits: string, places: readonly number[]): string {
  const starts = [0, ...places.filter((place) => place < digits.length)]
  return starts.map((start, i) => digits.slice(start, starts[i + 1])).join('-')
}
