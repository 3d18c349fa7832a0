import { describe, expect, test } from 'vitest'
import { rng } from '../art/rng.ts'
import { beamSearch } from './beam.ts'
import { chooseCode } from './choose.ts'
import { cropLine, grown } from './crop.ts'
import { pieces, smallestBox } from './detect.ts'
import { printCode } from './print-code.ts'
import { foldInto } from './recognise.ts'

const ALPHABET = 'ACEFGHJKLNPRTUVWXY23479'
const candidate = (text: string, logProbability: number) => ({ text, logProbability })

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

describe('beam search', () => {
  /** Sums over every path, which is feasible for short lines only. */
  function everyPath(steps: Float64Array[], alphabet: string, length: number): Map<string, number> {
    const found = new Map<string, number>()
    const walk = (at: number, text: string, last: number, p: number) => {
      const step = steps[at]
      if (!step) {
        if (text.length === length) found.set(text, (found.get(text) ?? 0) + p)
        return
      }
      step.forEach((chance, column) => {
        if (column === 0 || column === last) walk(at + 1, text, column, p * chance)
        else if (!text.endsWith(alphabet.charAt(column - 1)))
          walk(at + 1, text + alphabet.charAt(column - 1), column, p * chance)
      })
    }
    walk(0, '', 0, 1)
    return found
  }

  test('returns the probability of all paths per text, likeliest first', () => {
    const random = rng('beam')
    const steps = Array.from({ length: 7 }, () => {
      const values = Float64Array.from({ length: 4 }, random)
      const sum = values.reduce((a, b) => a + b)
      return values.map((value) => value / sum)
    })
    const expected = [...everyPath(steps, 'ABC', 3)].sort(([, a], [, b]) => b - a)
    const found = beamSearch(steps, 'ABC', 3)
    expect(found.map(({ text }) => text)).toEqual(expected.map(([text]) => text))
    found.forEach(({ logProbability }, i) => {
      expect(Math.exp(logProbability)).toBeCloseTo(expected[i]?.[1] ?? 0, 12)
    })
  })

  test('finds nothing in characters outside the alphabet', () => {
    expect(beamSearch([Float64Array.of(0, 0, 0)], 'AB', 1)).toEqual([])
  })

  test('does not underflow on a long line', () => {
    const steps = Array.from({ length: 2000 }, () => Float64Array.of(1e-4, 1e-4))
    expect(beamSearch(steps, 'A', 1)[0]?.logProbability).toBeLessThan(-10_000)
  })
})

describe('the choice', () => {
  const isCode = (text: string) => text.startsWith('ok')

  test('is the likeliest valid text within four nats of the best', () => {
    const list = [candidate('no', -1), candidate('ok1', -4.9), candidate('ok2', -4.95)]
    expect(chooseCode(list, isCode)).toBe('ok1')
  })

  test('is none when the best text contradicts it', () => {
    expect(chooseCode([candidate('no', -1), candidate('ok', -5.1)], isCode)).toBeUndefined()
    expect(chooseCode([], isCode)).toBeUndefined()
  })
})

describe('printing', () => {
  test('draws outlines on a light label, without text that needs a font', () => {
    const svg = printCode('234L37L7PKLP', { width: 400, height: 80 })
    expect(svg).toContain('viewBox="0 0 400 80"')
    expect(svg).not.toContain('<text')
    expect(printCode('234L37L7PKLP', { width: 400, height: 80 })).toBe(svg)
  })
})
