import type { Steps } from './recognise.ts'

/** A text and the natural logarithm of its probability. */
export interface Candidate {
  text: string
  logProbability: number
}

const BEAM_WIDTH = 120
const NEGLIGIBLE = 1e-5

/** The probability of a prefix, apart by whether its last step was "nothing" or its last character. */
interface Weight {
  blank: number
  character: number
}

const total = ({ blank, character }: Weight): number => blank + character

function extend(beam: ReadonlyMap<string, Weight>, step: Float64Array, alphabet: string, length: number) {
  const next = new Map<string, Weight>()
  const at = (prefix: string): Weight => {
    const known = next.get(prefix)
    if (known) return known
    const fresh = { blank: 0, character: 0 }
    next.set(prefix, fresh)
    return fresh
  }
  const nothing = step[0] ?? 0
  const likely = Array.from(alphabet, (character, i) => ({ character, p: step[i + 1] ?? 0 })).filter(
    ({ p }) => p >= NEGLIGIBLE,
  )
  for (const [prefix, weight] of beam) {
    const sum = total(weight)
    if (nothing >= NEGLIGIBLE) at(prefix).blank += sum * nothing
    for (const { character, p } of likely) {
      // A repeated character is one long character: codes have no equal neighbours.
      if (prefix.endsWith(character)) at(prefix).character += weight.character * p
      else if (prefix.length < length) at(prefix + character).character += sum * p
    }
  }
  return next
}

/**
 * The likeliest texts of exactly `length` characters, best first, by CTC prefix beam search over the alphabet.
 * Equal neighbours are left out.
 */
export function beamSearch(steps: Steps, alphabet: string, length: number): Candidate[] {
  let beam = new Map<string, Weight>([['', { blank: 1, character: 0 }]])
  let scale = 0
  for (const step of steps) {
    const next = [...extend(beam, step, alphabet, length)]
    const kept = next.sort(([, a], [, b]) => total(b) - total(a)).slice(0, BEAM_WIDTH)
    const best = kept[0] ? total(kept[0][1]) : 0
    if (best === 0) return []
    // Products of a hundred probabilities would leave the range of a double.
    scale += Math.log(best)
    beam = new Map(
      kept.map(([prefix, { blank, character }]) => [
        prefix,
        { blank: blank / best, character: character / best },
      ]),
    )
  }
  return [...beam]
    .filter(([text, weight]) => text.length === length && total(weight) > 0)
    .map(([text, weight]) => ({ text, logProbability: Math.log(total(weight)) + scale }))
}
