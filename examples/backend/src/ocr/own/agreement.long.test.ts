import { expect, test } from 'vitest'
import { compareEngines } from '../../../test/ocr-agreement.ts'

test('O1 WebAssembly in half precision agrees with onnxruntime within 0.01 in every column of 500 photographs', {
  timeout: 600_000,
}, async () => {
  const { largest, characters } = await compareEngines(500)
  expect(largest).toBeLessThan(0.01)
  // The columns are not all "nothing".
  expect(characters).toBeGreaterThan(3000)
})
