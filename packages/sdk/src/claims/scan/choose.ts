import type { Candidate } from './beam.ts'

/**
 * Returns the likeliest candidate with valid check characters, unless a much likelier text contradicts it; expects
 * candidates in descending order. `tolerance` is the maximum distance, in nats, of a code from the likeliest text:
 * without a limit, a code printed with one wrong character would be "corrected" into the issued one in most pictures
 * (decision D11).
 */
export function chooseCode(
  candidates: readonly Candidate[],
  isCode: (text: string) => boolean,
  tolerance: number,
): string | undefined {
  const valid = candidates.find(({ text }) => isCode(text))
  const best = candidates[0]
  if (!valid || !best) return undefined
  return best.logProbability - valid.logProbability <= tolerance ? valid.text : undefined
}
