import { describe, expect, test } from 'vitest'
import { cropLine, grown } from './crop.ts'
import { pieces, smallestBox } from './detect.ts'
import { foldInto } from './recognise.ts'

const ALPHABET = 'ACEFGHJKLNPRTUVWXY23479'

describe('detection', () => {
  test('finds the separate pieces', () => {
    const map = [0.9, 0.9, 0, 0.9, 0.9, 0.2, 0, 0, 0, 0, 0, 0.4]
    expect(pieces(map, 4, 3)).toHaveLength(3)
  })

  test.each([-20, -3, 0, 12])('measures a rectangle rotated by %i degrees', (degrees) => {
    const angle = (degrees * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const corners = [-60, 60].flatMap((u) => [-8, 8].map((v) => [u, v] as const))
    const box = smallestBox(
      corners.map(([u, v]) => ({ x: 100 + u * cos - v * sin, y: 50 + u * sin + v * cos })),
    )
    expect(box.x).toBeCloseTo(100)
    expect(box.y).toBeCloseTo(50)
    expect(box.width).toBeCloseTo(120)
    expect(box.height).toBeCloseTo(16)
    expect(box.angle).toBeCloseTo(angle)
  })
})

describe('the crop', () => {
  const box = { x: 50, y: 20, width: 60, height: 10, angle: 0 }

  test('grows by the measured margin on every side', () => {
    const margin = (2.4 * 400 * 5) / (2 * 405)
    const wide = { ...box, width: 400, height: 5 }
    expect(grown(wide, 2.4)).toEqual({ ...wide, width: 400 + 2 * margin, height: 5 + 2 * margin })
  })

  test('leaves at least 0.35 of its height at both ends', () => {
    const { width, height } = grown({ ...box, width: 12, height: 40 }, 0.2)
    expect(width).toBeCloseTo(12 + 0.7 * height)
  })

  test('is 48 high, a multiple of 8 wide, and continues beyond the border', () => {
    const gray = { data: new Uint8Array(100 * 40).fill(255), width: 100, height: 40 }
    const line = cropLine(gray, { ...box, x: 0 }, 2.4)
    expect(line.width % 8).toBe(0)
    expect(line.data).toHaveLength(line.width * 48)
    expect(new Set(line.data)).toEqual(new Set([1]))
  })
})

describe('folding', () => {
  test.each([
    ['a', 'A'],
    ['1', 'L'],
    ['I', 'L'],
    ['i', 'L'],
    ['z', '2'],
    ['6', 'G'],
  ])('reads %s as %s', (read, folded) => expect(foldInto(ALPHABET, read)).toBe(folded))

  test.each(['O', '0', 'B', '8', 'S', '5', 'M', '가', '-'])('maps %s to nothing', (read) =>
    expect(foldInto(ALPHABET, read)).toBeUndefined(),
  )

  test('follows the alphabet', () => expect(foldInto('0123456789', 'O')).toBe('0'))
})
