import { WINDOW } from '@fandeck/sdk/scan'
import { expect, test } from 'vitest'
import { strokesOf } from './strokes.ts'

const window = (gray: (x: number, y: number) => number) =>
  Float32Array.from({ length: WINDOW.width * WINDOW.height }, (_, at) =>
    gray(at % WINDOW.width, Math.floor(at / WINDOW.width)),
  )

test('twelve dark strokes in one line change 24 times between dark and light', () => {
  const isInk = (x: number, y: number) => y > 80 && y < 110 && x > 110 && x < 390 && x % 24 < 8
  expect(strokesOf(window((x, y) => (isInk(x, y) ? 40 : 200)))).toBe(24)
})

test('the grain of a photograph and one edge are no strokes', () => {
  expect(strokesOf(window((x) => 120 + ((x * 7) % 12)))).toBe(0)
  expect(strokesOf(window((x) => (x < 200 ? 200 : 40)))).toBe(1)
})
