import { expect, test } from 'vitest'
import { sharpness } from './sharpness.ts'

/** Stripes of 8 px, blurred over `blur` px. */
function stripes(blur: number) {
  const [width, height] = [120, 40]
  const bright = (x: number) => (Math.floor(x / 8) % 2 ? 255 : 0)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    let sum = 0
    for (let near = -blur; near <= blur; near++) sum += bright((at % width) + near + 16)
    data.fill(sum / (2 * blur + 1), at * 4, at * 4 + 4)
  }
  return { data, width, height }
}

test('the sharper picture scores higher', () => {
  expect(sharpness(stripes(0))).toBe(255)
  expect(sharpness(stripes(1))).toBeLessThan(sharpness(stripes(0)))
  expect(sharpness(stripes(3))).toBeLessThan(sharpness(stripes(1)))
})

test('a picture of one colour scores zero', () => {
  expect(sharpness({ data: new Uint8ClampedArray(400).fill(90), width: 10, height: 10 })).toBe(0)
})
