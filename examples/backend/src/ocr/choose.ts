import type { Candidate } from './beam.ts'

/**
 * How far, in nats, a code may lie below the likeliest text. Without a limit a code printed with one wrong character
 * would be "corrected" into the issued one in most pictures; with 4 in none of 160 (decision D11).
 */
export const TOLERANCE = 4
const WORST_GAP = -9

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

/** One list from the lists of several crops: a text's gaps to the best of each list, added up, best first. */
export function combine(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const gaps = lists.map((list) => {
    const best = list[0]?.logProbability ?? 0
    return new Map(list.map(({ text, logProbability }) => [text, logProbability - best]))
  })
  const texts = new Set(gaps.flatMap((list) => [...list.keys()]))
  return [...texts]
    .map((text) => ({
      text,
      logProbability: gaps.reduce((sum, list) => sum + Math.max(list.get(text) ?? WORST_GAP, WORST_GAP), 0),
    }))
    .sort((a, b) => b.logProbability - a.logProbability)
}
