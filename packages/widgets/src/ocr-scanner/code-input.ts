import { DEFAULT_CODE_FORMAT, formatCode } from '@fandeck/sdk'

const charactersOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Returns the input as `XXXX-XXXX-XXXX`, in upper case with hyphens; replaces no character by a similar one. */
export const formatTyped = (text: string, { dataLength, checkLength } = DEFAULT_CODE_FORMAT): string =>
  formatCode(charactersOf(text).slice(0, dataLength + checkLength))

/** Returns the caret position in the formatted text for the typed text before the caret. */
export function caretOf(formatted: string, before: string): number {
  let left = charactersOf(before).length
  for (let at = 0; at < formatted.length; at++) {
    if (left === 0) return at
    if (formatted[at] !== '-') left--
  }
  return formatted.length
}
