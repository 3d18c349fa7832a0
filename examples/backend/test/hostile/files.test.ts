import { expect, test } from 'vitest'
import { createCodeReader } from '../../src/ocr/index.ts'
import { decodeUnguarded, hostileFile, playFiles } from './files.ts'

test('G20 of 200 hostile files none is read, none is a fault, and they cost at most 100 MB', async () => {
  const reader = await createCodeReader()
  const counts = await playFiles(reader, 1, 200)
  await reader.close()
  process.stdout.write(`G20 ${JSON.stringify(counts)}\n`)
  expect(counts).toMatchObject({ files: 200, read: 0, faults: 0 })
  expect(counts.refused).toBeGreaterThan(120)
  expect(counts.extraMb).toBeLessThanOrEqual(100)
})

test('G20 without the check of the header one small file becomes more than 30 MB of pixels', async () => {
  const { kind, file } = await hostileFile(1, 9)
  expect(kind).toBe('few bytes, many pixels')
  expect(file.length).toBeLessThan(256 * 1024)
  expect(await decodeUnguarded(file)).toBeGreaterThan(30e6)
})
