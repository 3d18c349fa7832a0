import { CODE_ALPHABET, type CodeFormat } from '../code.ts'
import { beamSearch, type Candidate, type Steps } from './beam.ts'

const CLASSES = CODE_ALPHABET.length + 1

/**
 * The tolerance of `chooseCode` for the network trained on the print, in nats: chosen on one set of near-misses, checked
 * on two others.
 */
export const TOLERANCE = 3

/** Returns the classes of an alphabet, "nothing" first; `undefined` if it has characters that were not trained. */
function columnsOf(alphabet: string): number[] | undefined {
  const columns = [0, ...Array.from(alphabet, (character) => CODE_ALPHABET.indexOf(character) + 1)]
  return columns.lastIndexOf(0) === 0 ? columns : undefined
}

/** Whether the network was trained on all characters of a format; it reads no code of another one. */
export const canRead = ({ alphabet }: CodeFormat): boolean => columnsOf(alphabet) !== undefined

/** Splits the network's output into steps with the columns of an alphabet. */
export function stepsOf(output: Float32Array, columns: readonly number[]): Steps {
  return Array.from({ length: output.length / CLASSES }, (_, step) =>
    Float64Array.from(columns, (column) => output[step * CLASSES + column] ?? 0),
  )
}

/**
 * Returns the texts of a format in the output of the network trained on the print, likeliest first; `undefined` for a
 * format with characters that were not trained.
 */
export function candidatesOf(
  output: Float32Array,
  { alphabet, dataLength, checkLength }: CodeFormat,
): Candidate[] | undefined {
  const columns = columnsOf(alphabet)
  return columns && beamSearch(stepsOf(output, columns), alphabet, dataLength + checkLength)
}
