import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CODE_ALPHABET,
  type CodeFormat,
  DEFAULT_CODE_FORMAT,
  formatCode,
  generateCode,
  isCode,
  parseCode,
  parseCodeFormat,
} from './code.ts'

const ISSUED = ['234L37L7PKLP', 'ANPTEKTXA7FX', 'HE3PUXEUXCYN', 'PYP24FA49RWF', 'WEX7T43J2URG']

const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)
const codes = (format?: CodeFormat) =>
  fc
    .infiniteStream(fc.integer({ min: 0, max: 255 }))
    .map((stream) => generateCode((bytes) => bytes.map(() => stream.next().value), format))
const hasEqualNeighbours = (code: string) => /(.)\1/.test(code)

describe('parseCode', () => {
  test.each(ISSUED)('takes the issued code %s, printed or typed in any case', (code) => {
    expect(parseCode(code)).toBe(code)
    expect(parseCode(formatCode(code))).toBe(code)
    expect(parseCode(` ${formatCode(code).toLowerCase()}\n`)).toBe(code)
    expect(isCode(code)).toBe(true)
  })

  test('drops spaces, hyphens, dots and underscores anywhere', () => {
    expect(parseCode('2 3-4·L.3_7\tL–7 PKLP')).toBe('234L37L7PKLP')
  })

  test('never substitutes a look-alike character', () => {
    expect(parseCode('Z34L37L7PKLP')).toBeUndefined()
    expect(parseCode('2341371 7PK1P')).toBeUndefined()
    expect(parseCode('234I37L7PKLP')).toBeUndefined()
  })

  test.each(['', 'A', '234L37L7PKL', '234L37L7PKLPA', '카드코드를입력해주세요요', '234L/37L7/PKL'])(
    'refuses %j',
    (text) => expect(isCode(text)).toBe(false),
  )

  test('refuses equal neighbours in spite of valid checks', () => {
    expect(isCode('A'.repeat(12))).toBe(false)
  })

  test('catches one, two and three substituted characters', () => {
    const change = fc.record({ at: fc.nat(11), by: fc.integer({ min: 1, max: 22 }) })
    const changes = fc.uniqueArray(change, { minLength: 1, maxLength: 3, selector: ({ at }) => at })
    fc.assert(
      fc.property(codes(), changes, (code, list) => {
        const characters = [...code]
        for (const { at, by } of list)
          characters[at] = CODE_ALPHABET.charAt((CODE_ALPHABET.indexOf(code.charAt(at)) + by) % 23)
        expect(isCode(characters.join(''))).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  test('catches every single substitution and every swap of neighbours', () => {
    for (const code of ISSUED) {
      for (let at = 0; at < 12; at++) {
        for (const other of CODE_ALPHABET)
          if (other !== code[at]) expect(isCode(code.slice(0, at) + other + code.slice(at + 1))).toBe(false)
        // The last character has no right neighbour.
        const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2)
        expect(isCode(swapped)).toBe(at === 11)
      }
    }
  })
})

describe('generateCode', () => {
  test('makes codes that parse and have no equal neighbours', () => {
    fc.assert(
      fc.property(codes(), (code) => {
        expect(parseCode(code)).toBe(code)
        expect(hasEqualNeighbours(code)).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  test('draws every character equally often', () => {
    const seen = new Map<string, number>()
    for (let i = 0; i < 5000; i++) {
      const first = generateCode(random).charAt(0)
      seen.set(first, (seen.get(first) ?? 0) + 1)
    }
    expect(seen.size).toBe(23)
    // 217 expected, σ 14.4; the tolerance is six σ.
    for (const count of seen.values()) expect(Math.abs(count - 5000 / 23)).toBeLessThan(87)
  })

  test('skips the bytes that would favour the first characters', () => {
    const bytes = [253, 254, 255, ...ISSUED.flatMap((code) => [...code].map((c) => CODE_ALPHABET.indexOf(c)))]
    expect(generateCode((out) => out.map((_, i) => bytes[i] ?? 0))).toBe(ISSUED[0])
  })

  test('throws when the random source is stuck', () => {
    expect(() => generateCode((bytes) => bytes)).toThrow('yields no valid code')
  })

  test.each<[string, CodeFormat]>([
    ['12 digits', { alphabet: '0123456789', dataLength: 10, checkLength: 2 }],
    ['10 + 2 characters', { ...DEFAULT_CODE_FORMAT, dataLength: 10, checkLength: 2 }],
    ['16 characters', { ...DEFAULT_CODE_FORMAT, dataLength: 12, checkLength: 4 }],
    ['no checks', { alphabet: 'ABCDEF', dataLength: 6, checkLength: 0 }],
  ])('follows the format of a campaign: %s', (_, format) => {
    fc.assert(
      fc.property(codes(format), (code) => {
        expect(parseCode(formatCode(code), format)).toBe(code)
        const wrong = format.alphabet.charAt(
          (format.alphabet.indexOf(code.charAt(0)) + 1) % format.alphabet.length,
        )
        expect(isCode(wrong + code.slice(1), format)).toBe(
          format.checkLength === 0 && wrong !== code.charAt(1),
        )
      }),
    )
  })
})

describe('a format in a text', () => {
  test('is the usual one, another one, or one of digits', () => {
    expect(parseCodeFormat('9+3')).toEqual(DEFAULT_CODE_FORMAT)
    expect(parseCodeFormat('10+2')).toEqual({ ...DEFAULT_CODE_FORMAT, dataLength: 10, checkLength: 2 })
    expect(parseCodeFormat('11+3 0123456789')).toEqual({
      alphabet: '0123456789',
      dataLength: 11,
      checkLength: 3,
    })
  })

  test.each(['', '9', '0+3', '9+', '9+3 ', '9+3 A', '9+3 ABA', '9+3 abc', '100+3', '9+3,10+2'])(
    'is refused: %j',
    (text) => {
      expect(() => parseCodeFormat(text)).toThrow(expect.objectContaining({ code: 'claims/bad-code-format' }))
    },
  )
})

test('a code is printed in its groups', () => {
  expect(formatCode('234L37L7PKLP')).toBe('234L-37L7-PKLP')
})
