import { describe, expect, test } from 'vitest'
import { normalise, resample } from './window.ts'

const pixels = (width: number, height: number, value: (x: number, y: number) => number) => ({
  data: Uint8Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width))),
  width,
  height,
})

const SMALLER = {
  size: { width: 4, height: 3 },
  values: [39, 93, 139, 142, 115, 161, 144, 138, 160, 123, 152, 123],
}
const LARGER = {
  size: { width: 14, height: 8 },
  values: [
    0, 2, 7, 16, 30, 46, 69, 94, 123, 158, 196, 238, 148, 64, 23, 28, 38, 52, 69, 90, 117, 147, 181, 123, 102,
    149, 149, 142, 51, 60, 74, 94, 117, 143, 175, 180, 157, 101, 86, 137, 143, 140, 79, 92, 111, 136, 164,
    195, 212, 170, 70, 112, 157, 194, 132, 74, 106, 124, 148, 178, 212, 240, 139, 103, 132, 186, 189, 107,
    133, 167, 134, 155, 168, 100, 99, 138, 125, 145, 200, 163, 140, 145, 122, 101, 162, 187, 194, 70, 51, 98,
    152, 178, 176, 141, 123, 134, 116, 99, 185, 213, 225, 106, 90, 142, 200, 179, 79, 140, 149, 62, 117, 177,
  ],
}

describe('the window of the network', () => {
  test('is the same picture at its own size', () => {
    const picture = pixels(7, 5, (x, y) => x * 20 + y * 7)
    expect([...resample(picture, { width: 7, height: 5 })]).toEqual([...picture.data])
  })

  test.each([
    ['smaller', 9, 4],
    ['larger', 40, 31],
  ])('keeps a plain picture plain when it is %s', (_, width, height) => {
    const scaled = resample(
      pixels(18, 12, () => 77),
      { width, height },
    )
    for (const value of scaled) expect(value).toBeCloseTo(77, 3)
  })

  // Recorded from Pillow's `resize(…, Image.BILINEAR)`, which the training uses and which rounds to whole grays.
  test('equals the scaling of the training', () => {
    const picture = pixels(9, 6, (x, y) => (x * x * 5 + y * 37 + x * y * 11) % 256)
    const near = (size: { width: number; height: number }, expected: readonly number[]) =>
      resample(picture, size).forEach((value, i) => {
        expect(Math.abs(value - (expected[i] ?? Number.NaN))).toBeLessThanOrEqual(1)
      })
    near(SMALLER.size, SMALLER.values)
    near(LARGER.size, LARGER.values)
  })

  test('does not depend on brightness and contrast', () => {
    const dark = normalise(Float32Array.of(10, 20, 30, 20, 60, 90))
    const light = normalise(Float32Array.of(110, 130, 150, 130, 210, 270))
    const sum = dark.reduce((a, b) => a + b, 0)
    expect(sum).toBeCloseTo(0, 5)
    dark.forEach((value, i) => {
      expect(value).toBeCloseTo(light[i] ?? Number.NaN, 1)
    })
  })

  test('is zero everywhere for a plain picture', () => {
    expect([...normalise(new Float32Array(4).fill(200))]).toEqual([0, 0, 0, 0])
  })
})
