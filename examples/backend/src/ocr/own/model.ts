import { candidatesOf, type GrayPixels, normalise, resample, TOLERANCE, WINDOW } from '@fandeck/sdk/scan'
import type { TextModel } from '../text-model.ts'
import { type Engine, openNetwork } from './network.ts'
import { isPhoto, looksAtPhoto } from './photo.ts'
import { fused, padded } from './second-look.ts'
import { whyUnread } from './untrained.ts'

/** The border of the second look, as a share of the window: the network misses characters that touch the window's edge. */
const PADDING = 0.07

/** The columns of the output: one every four px. */
const COLUMNS = WINDOW.width / 4

/** Returns whether a window shows about as many characters as a code has. */
function hasLine(output: Float32Array, length: number): boolean {
  const classes = output.length / COLUMNS
  let letters = 0
  for (let at = 0; at < output.length; at += classes) if ((output[at] ?? 1) < 0.5) letters++
  return letters >= length - 1
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
          const output = await network.run(normalise(window))
          const lined = hasLine(output, length)
          return (lined && candidatesOf(output, format, network.alphabet)) || []
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
