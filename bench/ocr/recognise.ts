import type { Steps } from '@fandeck/sdk/scan'
import { type InferenceSession, Tensor } from 'onnxruntime-node'
import { LINE_HEIGHT, type Line } from './crop.ts'

const LOOK_ALIKES = ['O0QD', 'B8', 'I1L', 'S5', 'Z2', '6G']
const PUNCTUATION = '-·._ '

/** Maps a character to the alphabet: itself in upper case, otherwise its only look-alike. */
export function foldInto(alphabet: string, read: string): string | undefined {
  const upper = read.toUpperCase()
  if (upper.length !== 1) return undefined
  if (alphabet.includes(upper)) return upper
  const group = LOOK_ALIKES.find((characters) => characters.includes(upper)) ?? ''
  const left = [...group].filter((character) => alphabet.includes(character))
  return left.length === 1 ? left[0] : undefined
}

/** Pairs of a class of the model and its column in `Steps`. */
function columnsOf(dictionary: readonly string[], alphabet: string): [index: number, column: number][] {
  const classes = ['', ...dictionary, ' ']
  return classes.flatMap((read, index): [number, number][] => {
    if (read === '' || PUNCTUATION.includes(read)) return [[index, 0]]
    const folded = foldInto(alphabet, read)
    return folded === undefined ? [] : [[index, alphabet.indexOf(folded) + 1]]
  })
}

const toTensor = ({ data, width }: Line): Tensor => {
  const values = new Float32Array(data.length * 3)
  for (const channel of [0, 1, 2]) values.set(data, channel * data.length)
  return new Tensor('float32', values, [1, 3, LINE_HEIGHT, width])
}

/** Creates a function that returns the probabilities of an alphabet's characters along a line. */
export function createRecogniser(
  model: InferenceSession,
  dictionary: readonly string[],
): (line: Line, alphabet: string) => Promise<Steps> {
  const known = new Map<string, ReturnType<typeof columnsOf>>()
  return async (line, alphabet) => {
    const columns = known.get(alphabet) ?? columnsOf(dictionary, alphabet)
    known.set(alphabet, columns)
    const output = Object.values(await model.run({ x: toTensor(line) }))[0]
    const data = output?.data
    const [, length = 0, classes = 0] = output?.dims ?? []
    if (!(data instanceof Float32Array) || classes !== dictionary.length + 2)
      throw new TypeError('The recogniser does not match its dictionary.')
    return Array.from({ length }, (_, step) => {
      const probabilities = new Float64Array(alphabet.length + 1)
      for (const [index, column] of columns)
        probabilities[column] = (probabilities[column] ?? 0) + (data[step * classes + index] ?? 0)
      return probabilities
    })
  }
}
