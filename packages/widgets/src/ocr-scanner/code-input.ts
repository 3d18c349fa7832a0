import { DEFAULT_CODE_FORMAT, formatCode } from '@fandeck/sdk'

const charactersOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** What is typed as it is printed, `XXXX-XXXX-XXXX`: upper case, with hyphens, never one letter for another. */
export const formatTyped = (text: string, { dataLength, checkLength } = DEFAULT_CODE_FORMAT): string =>
  formatCode(charactersOf(text).slice(0, dataLength + checkLength))

/** Where the caret stands in the formatted text, when so much of the typed text stood before it. */
export function caretOf(formatted: string, before: string): number {
  let left = charactersOf(before).length
  for (let at = 0; at < formatted.length; at++) {
    if (left === 0) return at
    if (formatted[at] !== '-') left--
  }
  return formatted.length
}
