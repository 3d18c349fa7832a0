import type { Candidate } from './beam.ts'

/**
 * The maximum distance, in nats, of a code from the likeliest text. Without a limit, a code printed with one wrong
 * character would be "corrected" into the issued one in most pictures; with 4 in none of 160 (decision D11).
 */
export const TOLERANCE = 4

/**
 * Returns the likeliest candidate with valid check characters, unless a much likelier text contradicts it; expects
 * candidates in descending order.
 */
export function chooseCode(
  candidates: readonly Candidate[],
  isCode: (text: string) => boolean,
  tolerance = TOLERANCE,
): string | undefined {
  const valid = candidates.find(({ text }) => isCode(text))
  const best = candidates[0]
  if (!valid || !best) return undefined
  return best.logProbability - valid.logProbability <= tolerance ? valid.text : undefined
}
