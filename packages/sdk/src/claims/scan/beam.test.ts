import { describe, expect, test } from 'vitest'
import { beamSearch } from './beam.ts'
import { stepsOf } from './candidates.ts'
import { chooseCode } from './choose.ts'

const candidate = (text: string, logProbability: number) => ({ text, logProbability })

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
    let seed = 7
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
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
    expect(chooseCode(list, isCode, 4)).toBe('ok1')
  })

  test('is none when the best text contradicts it', () => {
    expect(chooseCode([candidate('no', -1), candidate('ok', -5.1)], isCode, 4)).toBeUndefined()
    expect(chooseCode([], isCode, 4)).toBeUndefined()
  })
})

test('a step has "nothing" first, then the characters in the order of the format', () => {
  const output = Float32Array.from({ length: 48 }, (_, i) => i)
  expect(stepsOf(output, [0, 2, 1], 24)).toEqual([Float64Array.of(0, 2, 1), Float64Array.of(24, 26, 25)])
})
