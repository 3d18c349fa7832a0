import { candidatesOf, type GrayPixels, normalise, resample, TOLERANCE, WINDOW } from '@fandeck/sdk/scan'
import type { TextModel } from '../text-model.ts'
import { type Engine, openNetwork } from './network.ts'
import { isPhoto, looksAtPhoto } from './photo.ts'
import { fused, padded } from './second-look.ts'
import { strokesOf } from './strokes.ts'
import { whyUnread } from './untrained.ts'

/** The border of the second look, as a share of the window: the network misses characters that touch the window's edge. */
const PADDING = 0.07

/** The columns of print in some window of a photograph for each character of its code: a code shows 2.2 to 3, a card without one 1.1. */
const PRINT = 1.5

/** The changes between dark and light in some row of a window with print: half of a code has 20 and more. */
const STROKES = 16

/** The columns of the output: one every four px. */
const COLUMNS = WINDOW.width / 4

/** Returns in how many columns a window shows characters; each takes one to three. */
function printedColumns(output: Float32Array): number {
  const classes = output.length / COLUMNS
  let printed = 0
  for (let at = 0; at < output.length; at += classes) if ((output[at] ?? 1) < 0.5) printed++
  return printed
}

/**
 * Loads the network trained on the print: it sees the whole window of the scanner, so that there is nothing to find or
 * straighten. In a photograph it looks at one window after the other.
 * Reads formats whose characters were all trained and throws at others, which a start refuses.
 */
export async function createOwnModel(engine: Engine = 'onnx', weights?: string): Promise<TextModel> {
  const network = await openNetwork(engine, weights)
  return {
    tolerance: TOLERANCE,
    async *looks({ gray }, format, signal) {
      signal.throwIfAborted()
      const why = whyUnread(format, network.alphabet)
      if (why !== undefined) throw new Error(why)
      if (isPhoto(gray)) {
        const length = format.dataLength + format.checkLength
        const read = async (window: Float32Array) => {
          if (strokesOf(window) < STROKES) return { hasPrint: false, texts: [] }
          const output = await network.run(normalise(window))
          const printed = printedColumns(output)
          const texts = printed >= length - 1 ? candidatesOf(output, format, network.alphabet) : undefined
          return { hasPrint: printed >= PRINT * length, texts: texts ?? [] }
        }
        return yield* looksAtPhoto(gray, read, signal)
      }
      const look = async (pixels: GrayPixels) =>
        candidatesOf(await network.run(normalise(resample(pixels))), format, network.alphabet) ?? []
      const first = await look(gray)
      yield first
      signal.throwIfAborted()
      yield fused([first, await look(padded(gray, PADDING))])
    },
    mayShowSeveral: ({ gray }) => isPhoto(gray),
    close: () => network.close(),
  }
}
