import { DEFAULT_CODE_FORMAT } from '@fandeck/sdk'

const { groups } = DEFAULT_CODE_FORMAT
const ends = groups.map((_, at) => groups.slice(0, at + 1).reduce((sum, length) => sum + length, 0))
const spans = ends.map((end, at) => [ends[at - 1] ?? 0, end] as const)

const charactersOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** What is typed as it is printed, `XXXX-XXXX-XXXX`: upper case, with hyphens, never one letter for another. */
export function formatTyped(text: string): string {
  const code = charactersOf(text)
  return spans
    .map(([from, to]) => code.slice(from, to))
    .filter(Boolean)
    .join('-')
}

/** Where the caret stands in the formatted text, when so much of the typed text stood before it. */
export function caretOf(formatted: string, before: string): number {
  let left = charactersOf(before).length
  for (let at = 0; at < formatted.length; at++) {
    if (left === 0) return at
    if (formatted[at] !== '-') left--
  }
  return formatted.length
}
