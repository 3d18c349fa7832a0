import { candidatesOf, normalise, resample, TOLERANCE } from '@fandeck/sdk/scan'
import type { TextModel } from '../text-model.ts'
import { type Engine, openNetwork } from './network.ts'

/**
 * Loads the network trained on the print: it sees the whole window, so that there is nothing to find or straighten.
 * Reads formats whose characters are all of `CODE_ALPHABET`; no other text has candidates.
 */
export async function createOwnModel(engine: Engine = 'onnx'): Promise<TextModel> {
  const network = await openNetwork(engine)
  return {
    tolerance: TOLERANCE,
    async *looks({ gray }, format, signal) {
      signal.throwIfAborted()
      const candidates = candidatesOf(await network.run(normalise(resample(gray))), format)
      if (candidates) yield candidates
    },
    close: () => network.close(),
  }
}
