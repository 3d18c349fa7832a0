import { CODE_ALPHABET, type CodeFormat } from '../code.ts'
import { beamSearch, type Candidate, type Steps } from './beam.ts'

/**
 * The tolerance of `chooseCode` for the network trained on the print, in nats: chosen on one set of near-misses, checked
 * on two others.
 */
export const TOLERANCE = 3.5

/** The classes of a network: nothing, its characters, and unused ones up to a multiple of four. */
export const classCount = (trained: string): number => Math.ceil((trained.length + 1) / 4) * 4

/** Returns the classes of an alphabet, "nothing" first; `undefined` if it has characters that were not trained. */
function columnsOf(alphabet: string, trained: string): number[] | undefined {
  const columns = [0, ...[...alphabet].map((character) => trained.indexOf(character) + 1)]
  return columns.lastIndexOf(0) === 0 ? columns : undefined
}

/**
 * Whether a network was trained on all characters of a format; it reads no code of another one.
 *
 * @param trained the alphabet of its training, in the order of its classes
 */
export const canRead = ({ alphabet }: CodeFormat, trained: string = CODE_ALPHABET): boolean =>
  columnsOf(alphabet, trained) !== undefined

/** Splits the network's output into steps with the columns of an alphabet. */
export function stepsOf(output: Float32Array, columns: readonly number[], classes: number): Steps {
  return [...Array(Math.floor(output.length / classes)).keys()].map((step) =>
    Float64Array.from(columns, (column) => output[step * classes + column] ?? 0),
  )
}

/**
 * Returns the texts of a format in the output of the network trained on the print, likeliest first; `undefined` for a
 * format with characters that were not trained.
 *
 * @param trained the alphabet of its training, in the order of its classes
 */
export function candidatesOf(
  output: Float32Array,
  { alphabet, dataLength, checkLength }: CodeFormat,
  trained: string = CODE_ALPHABET,
): Candidate[] | undefined {
  const columns = columnsOf(alphabet, trained)
  return (
    columns && beamSearch(stepsOf(output, columns, classCount(trained)), alphabet, dataLength + checkLength)
  )
}
