/** For each step along the line: the probability of the CTC blank, then of each character of the alphabet. */
export type Steps = Float64Array[]

/** A text and the natural logarithm of its probability. */
export interface Candidate {
  text: string
  logProbability: number
}

const BEAM_WIDTH = 120
const NEGLIGIBLE = 1e-5
/** A prefix this many times less likely than the best one cannot recover: e^-16. */
const HOPELESS = 1e-7

/** A prefix of the text, a node of a tree. Keeps its probability by the kind of the last step. */
interface Prefix {
  text: string
  last: number
  children: (Prefix | undefined)[]
  blank: number
  character: number
  nextBlank: number
  nextCharacter: number
}

const newPrefix = (text: string, last: number): Prefix => ({
  text,
  last,
  children: [],
  blank: 0,
  character: 0,
  nextBlank: 0,
  nextCharacter: 0,
})

/** Extends the beam by one step; returns every reachable prefix. */
function advance(beam: readonly Prefix[], step: Float64Array, alphabet: string, length: number): Prefix[] {
  const reached = [...beam]
  const nothing = step[0] ?? 0
  const likely: number[] = []
  for (let i = 1; i < step.length; i++) if ((step[i] ?? 0) >= NEGLIGIBLE) likely.push(i - 1)
  const known = new Set(likely.length > 0 ? beam : [])
  for (const prefix of beam) {
    const sum = prefix.blank + prefix.character
    if (nothing >= NEGLIGIBLE) prefix.nextBlank += sum * nothing
    for (const i of likely) {
      const p = step[i + 1] ?? 0
      if (sum * p < HOPELESS) continue
      // A repeated character is one long character: codes have no equal neighbours.
      if (i === prefix.last) {
        prefix.nextCharacter += prefix.character * p
      } else if (prefix.text.length < length) {
        let child = prefix.children[i]
        if (!child) {
          child = newPrefix(prefix.text + alphabet.charAt(i), i)
          prefix.children[i] = child
        }
        // A child has one parent, so no other prefix of this step reaches it.
        if (!known.has(child)) reached.push(child)
        child.nextCharacter += sum * p
      }
    }
  }
  return reached
}

/**
 * Returns the likeliest texts of exactly `length` characters, likeliest first, by CTC prefix beam search over the
 * alphabet. Omits equal neighbours.
 */
export function beamSearch(steps: Steps, alphabet: string, length: number): Candidate[] {
  const root = newPrefix('', -1)
  root.blank = 1
  let beam = [root]
  let scale = 0
  for (const step of steps) {
    const reached = advance(beam, step, alphabet, length)
    let best = 0
    for (const { nextBlank, nextCharacter } of reached) best = Math.max(best, nextBlank + nextCharacter)
    if (best === 0) return []
    // Rescales, because a product of a hundred probabilities would underflow.
    scale += Math.log(best)
    for (const prefix of reached) {
      prefix.blank = prefix.nextBlank / best
      prefix.character = prefix.nextCharacter / best
      prefix.nextBlank = 0
      prefix.nextCharacter = 0
    }
    beam = reached.filter(({ blank, character }) => blank + character >= HOPELESS)
    if (beam.length > BEAM_WIDTH) {
      // Numbers sort much faster than prefixes, and this is the inner loop.
      const least =
        Float64Array.from(beam, ({ blank, character }) => blank + character)
          .sort()
          .at(-BEAM_WIDTH) ?? 0
      beam = beam.filter(({ blank, character }) => blank + character >= least)
    }
  }
  return beam
    .filter(({ text, blank, character }) => text.length === length && blank + character > 0)
    .map(({ text, blank, character }) => ({ text, logProbability: Math.log(blank + character) + scale }))
    .sort((a, b) => b.logProbability - a.logProbability)
}
