/** Characters that a reader of Korean reads in a minute. */
const PER_MINUTE = 500
const MAX_DEPTH = 16

/** Counts the characters of all `plain_text` values below a value. */
function lengthOf(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 0
  let length = 0
  for (const [key, part] of Object.entries(value))
    length += key === 'plain_text' && typeof part === 'string' ? part.length : lengthOf(part, depth + 1)
  return length
}

/** Returns the minutes that reading takes, at least 1: of the blocks of a Notion page, or of plain text. */
export function readingMinutes(content: readonly unknown[] | string): number {
  const length = typeof content === 'string' ? content.length : lengthOf(content)
  return Math.max(1, Math.round(length / PER_MINUTE))
}
