import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { describe, expect, test } from 'vitest'
import { rng } from '../../examples/backend/src/art/rng.ts'
import { fuse } from './fuse.ts'
import { modelFile } from './models.ts'
import { readOnnx } from './onnx.ts'

const random = rng('ocr/fuse')
const picture = (height: number, width: number) =>
  new Tensor(
    'float32',
    Float32Array.from({ length: 3 * height * width }, () => random() * 2 - 1),
    [1, 3, height, width],
  )

async function answer(model: Uint8Array, x: Tensor): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1, logSeverityLevel: 3 })
  const [output] = Object.values(await session.run({ x }))
  await session.release()
  if (!(output?.data instanceof Float32Array)) throw new TypeError('The model has returned no numbers.')
  return output.data
}

const kinds = (model: Uint8Array) => {
  const { node } = readOnnx(model).graph
  const count = (kind: string) => node.filter(({ opType }) => opType === kind).length
  return { Clip: count('Clip'), HardSigmoid: count('HardSigmoid') }
}

describe.each([
  ['detector', [96, 320], 24],
  ['recogniser', [48, 264], 28],
] as const)('the %s in fewer operations', (name, [height, width], swishes) => {
  test('returns the results of the published model, except for rounding', async () => {
    const published = await readFile(modelFile(name))
    const fused = fuse(published)
    expect(kinds(published).Clip).toBe(swishes)
    expect(kinds(fused)).toEqual({ Clip: 0, HardSigmoid: kinds(published).HardSigmoid + swishes })
    const x = picture(height, width)
    const [before, after] = await Promise.all([answer(published, x), answer(fused, x)])
    const furthest = after.reduce((most, value, i) => Math.max(most, Math.abs(value - (before[i] ?? 2))), 0)
    expect(after).toHaveLength(before.length)
    expect(furthest).toBeLessThan(1e-4)
  })
})
