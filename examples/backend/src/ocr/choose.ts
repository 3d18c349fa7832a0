import type { Candidate } from './beam.ts'

/**
 * How far, in nats, a code may lie below the likeliest text. Without a limit a code printed with one wrong character
 * would be "corrected" into the issued one in most pictures; with 4 in none of 160 (decision D11).
 */
export const TOLERANCE = 4

/** The likeliest candidate with fitting checks, unless a likelier text speaks against it; candidates come best first. */
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
