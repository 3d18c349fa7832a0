const FULL_WIDTH = /[０-９]/g
const FULL_WIDTH_OFFSET = 0xfee0

/** The digits of a text; the full-width ones of a Korean keyboard become plain, all else is dropped. */
export const digitsOf = (text: string): string =>
  text
    .replace(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[^0-9]/g, '')

/**
 * The digits with a hyphen at each place that has digits behind it. There is none at the end: a fan who deletes it
 * would get it back at once and could never delete further.
 *
 * @param places numbers of digits before a hyphen, ascending
 */
export function hyphenate(digits: string, places: readonly number[]): string {
  const starts = [0, ...places.filter((place) => place < digits.length)]
  return starts.map((start, i) => digits.slice(start, starts[i + 1])).join('-')
}
