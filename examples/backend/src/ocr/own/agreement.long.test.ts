import { expect, test } from 'vitest'
import { compareEngines } from '../../../test/ocr-agreement.ts'
import { EVERY_CASE } from '../../../test/ring.ts'

/** A core of the 500 that are compared before a release (D98), and more in `npm run test:matrix`. */
const PHOTOS = Number(process.env.FANDECK_PHOTOS ?? (EVERY_CASE ? 60 : 20))

test(`O1 WebAssembly in half precision agrees with onnxruntime within 0.01 in every column of ${PHOTOS} photographs`, {
  timeout: 20_000 * PHOTOS,
}, async () => {
  const { largest, characters } = await compareEngines(PHOTOS)
  expect(largest).toBeLessThan(0.01)
  // The columns are not all "nothing".
  expect(characters).toBeGreaterThan(6 * PHOTOS)
})
