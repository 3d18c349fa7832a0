import { type CodeFormat, DEFAULT_CODE_FORMAT, isCode } from '../code.ts'
import { candidatesOf, classCount, TOLERANCE } from './candidates.ts'
import { chooseCode } from './choose.ts'
import type { Seen } from './network.ts'
import { type GrayPixels, normalise, resample } from './window.ts'

/** A place in the window: 0 is left or top, 1 is right or bottom. */
export interface Point {
  x: number
  y: number
}

/** A code in the window of the scanner. */
export interface Sight {
  /** Without separators and with valid check characters. */
  code: string
  /** The middles of its first and its last character. */
  from: Point
  to: Point
}

/** Options of `readWindow`. */
export interface WindowOptions {
  /** @defaultValue DEFAULT_CODE_FORMAT */
  format?: CodeFormat | undefined
  /** In nats; a test replaces it to measure its effect. */
  tolerance?: number | undefined
}

/** Returns where the characters begin and end. */
function lineOf({ alphabet, probabilities, heights }: Seen): Pick<Sight, 'from' | 'to'> {
  const classes = classCount(alphabet)
  const count = probabilities.length / classes
  const letters = [...Array(Math.floor(count)).keys()].filter((i) => (probabilities[i * classes] ?? 1) < 0.5)
  const pointAt = (i: number) => ({
    x: (i + 0.5) / count,
    y: heights[Math.floor((i * heights.length) / count)] ?? 0.5,
  })
  return { from: pointAt(letters[0] ?? 0), to: pointAt(letters.at(-1) ?? count - 1) }
}

/**
 * Reads the code in the window of the scanner as the server does: the same beam, check characters and tolerance.
 *
 * @param network the network of `createWasmNetwork`
 * @see O1
 */
export function readWindow(
  network: (window: Float32Array) => Seen,
  pixels: GrayPixels,
  { format = DEFAULT_CODE_FORMAT, tolerance = TOLERANCE }: WindowOptions = {},
): Sight | undefined {
  const seen = network(normalise(resample(pixels)))
  const candidates = candidatesOf(seen.probabilities, format, seen.alphabet) ?? []
  const code = chooseCode(candidates, (text) => isCode(text, format), tolerance)
  return code === undefined ? undefined : { code, ...lineOf(seen) }
}
