import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

test('O1 the worker, its operations and its weights are at most 270 kB over the network', () => {
  const sizes = ['worker.text.ts', 'weights.text.ts'].map(
    (file) => brotliCompressSync(readFileSync(join(import.meta.dirname, file))).length,
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(270_000)
})
