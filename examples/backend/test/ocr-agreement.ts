// The network by onnxruntime beside WebAssembly in half precision, which a browser runs.
import { formatCode, generateCode } from '@fandeck/sdk/claims'
import { normalise, resample } from '@fandeck/sdk/scan'
import { rng } from '../src/art/rng.ts'
import { decodeImage } from '../src/ocr/image.ts'
import { openNetwork } from '../src/ocr/own/network.ts'
import { PHOTO_LEVELS, photograph } from './fixtures/ocr/photograph.ts'

/** Returns the largest difference of a probability in photographs of all levels, and how many columns show a character. */
export async function compareEngines(count: number): Promise<{ largest: number; characters: number }> {
  const [onnx, wasm] = await Promise.all([openNetwork('onnx'), openNetwork('wasm')])
  const random = rng('ocr/wasm')
  let [largest, characters] = [0, 0]
  for (let n = 0; n < count; n++) {
    const code = generateCode((bytes) => bytes.map(() => Math.floor(random() * 256)))
    const level = PHOTO_LEVELS[n % PHOTO_LEVELS.length] ?? 'easy'
    const { gray } = await decodeImage(await photograph(formatCode(code), level, `wasm/${n}`))
    const window = normalise(resample(gray))
    const [expected, found] = [await onnx.run(window), await wasm.run(window)]
    if (found.length !== expected.length) throw new TypeError('The engines return different columns.')
    for (const [i, value] of expected.entries()) {
      largest = Math.max(largest, Math.abs(value - (found[i] ?? Number.NaN)))
      if (i % 24 > 0 && value > 0.5) characters++
    }
  }
  await Promise.all([onnx.close(), wasm.close()])
  return { largest, characters }
}
