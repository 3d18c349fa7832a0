import type { TextModel } from '@fandeck/backend/ocr'
import { beamSearch } from '@fandeck/sdk/scan'
import { cropLine } from './crop.ts'
import { findText } from './detect.ts'
import { loadModels } from './models.ts'
import { createRecogniser } from './recognise.ts'

const GROWTH = 2.4
/** An altered print gives no card within 4 nats in 160 pictures, most within 6 (decision D11). */
const TOLERANCE = 4
/**
 * The widths at which the code is searched, px. The narrow one costs a third and finds as much at the levels easy
 * and medium; of 400 hard pictures it reads 239, the wide one 247, and both in sequence 253 (docs/maintainers/reliability.md,
 * O1).
 */
const LOOKS = [256, 480]

/** Loads PP-OCRv4: finds the line, straightens it, recognises it. */
export async function createPpModel(widths: readonly number[] = LOOKS): Promise<TextModel> {
  const { detector, recogniser, dictionary } = await loadModels()
  const recognise = createRecogniser(recogniser, dictionary)
  return {
    tolerance: TOLERANCE,
    async *looks(picture, { alphabet, dataLength, checkLength }, signal) {
      for (const width of widths) {
        signal.throwIfAborted()
        const box = await findText(detector, picture, width)
        if (!box) continue
        const steps = await recognise(cropLine(picture.gray, box, GROWTH), alphabet)
        yield beamSearch(steps, alphabet, dataLength + checkLength)
      }
    },
    async close() {
      await Promise.all([detector.release(), recogniser.release()])
    },
  }
}
