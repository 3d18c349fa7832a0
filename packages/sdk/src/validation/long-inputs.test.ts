import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byteLength,
  checkFile,
  checkPassword,
  formatBusinessNumber,
  formatPhone,
  formatReceiptCard,
  isUserId,
  maskAccount,
} from './index.ts'

const LONG = 50_000
const LONGEST = 1_000_000

const rules: Record<string, (text: string) => unknown> = {
  'S5.1 checkPassword': (text) => checkPassword(text, { userId: 'fan@club.kr' }),
  'S5.4 checkPassword against a long id': (text) => checkPassword(text.slice(1), { userId: text }),
  'S5.5 isUserId': isUserId,
  'S5.6 checkFile': (name) => checkFile({ name, size: 1 }, { maxNameLength: 100, extensions: ['png'] }),
  'S5.8 byteLength': byteLength,
  'S5.9 formatPhone': formatPhone,
  'S5.10 formatReceiptCard': formatReceiptCard,
  'S5.11 formatBusinessNumber': formatBusinessNumber,
  'S5.18 S5.19 maskAccount': maskAccount,
}

/** Texts that match a rule almost to their end, where a careless pattern starts to backtrack. */
const nasty: Record<string, (length: number) => string> = {
  'one letter': (n) => 'a'.repeat(n),
  'two letters in turn': (n) => 'ab'.repeat(n / 2),
  'an id without its @': (n) => 'a.'.repeat(n / 2),
  'a long local part that ends wrongly': (n) => `${'a_b.'.repeat(n / 4)}!`,
  'a long domain that ends wrongly': (n) => `a@${'b.'.repeat(n / 2)}!`,
  'a label of hyphens': (n) => `a@${'b-'.repeat(n / 2)}.kr`,
  'hyphens alone in a label': (n) => `a@b${'-'.repeat(n)}!`,
  suffixes: (n) => `a@${'kr.'.repeat(n / 4)}info`,
  '@ alone': (n) => '@'.repeat(n),
  dots: (n) => '.'.repeat(n),
  spaces: (n) => ' '.repeat(n),
  'spaces round a letter': (n) => `${' '.repeat(n / 2)}a${' '.repeat(n / 2)}`,
  digits: (n) => '1'.repeat(n),
  hyphens: (n) => '-'.repeat(n),
  'a phone number after +82 and spaces': (n) => `+82${' '.repeat(n)}1012345678`,
  'spaces before +82': (n) => `${' '.repeat(n)}+8`,
  'full-width digits': (n) => '０'.repeat(n),
  syllables: (n) => '가'.repeat(n),
  'decomposed syllables': (n) => '\u1100\u1161\u11a8'.repeat(n / 4),
  'vowels without a start': (n) => '\u1161'.repeat(n),
  'combining accents': (n) => `a${'\u0301\u0323'.repeat(n / 2)}`,
  emoji: (n) => '🎴'.repeat(n / 2),
  'half emoji': (n) => '\ud83c'.repeat(n),
  newlines: (n) => '\n'.repeat(n),
}

/**
 * Runs a rule and stops it after `timeout`. A linear rule needs some tenths of a second for the longest text, a
 * quadratic one a quarter of an hour; the limit is far from both, so that machine load does not change the verdict.
 */
const comesBack = (run: () => unknown, timeout = 30_000): unknown =>
  runInNewContext('run()', { run }, { timeout })

test('a backtracking rule is stopped', () => {
  const careless = () => /^(\w+\s?)*$/.test(`${'a'.repeat(64)}!`)
  expect(() => comesBack(careless, 100)).toThrow('timed out')
})

describe.each(Object.entries(rules))('%s', (_, rule) => {
  test.each(Object.entries(nasty))(
    'ends on a million characters: %s',
    (_, make) => {
      expect(comesBack(() => rule(make(LONGEST)))).toBeDefined()
    },
    40_000,
  )

  test('ends on any text of 50,000 characters', () => {
    const unit = fc.oneof(fc.constantFrom(...'aZ09 ._-@+가🎴\n'), fc.string({ minLength: 1, maxLength: 8 }))
    fc.assert(
      fc.property(unit, fc.string({ maxLength: 4 }), (piece, end) => {
        const text = piece.repeat(Math.ceil(LONG / piece.length)).slice(0, LONG) + end
        return rule(text) !== undefined
      }),
      { numRuns: 20 },
    )
  })
})

describe('S5.1–S5.19 a text of 50,000 characters', () => {
  test('has the same verdict as a short one', () => {
    expect(checkPassword('aB3!'.repeat(LONG / 4), { userId: 'fan' })).toEqual(['length'])
    expect(isUserId(`${'a.'.repeat(LONG / 2)}a@${'b.'.repeat(LONG / 2)}co.kr`)).toBe(true)
    expect(isUserId(`${'a.'.repeat(LONG / 2)}@club.kr`)).toBe(false)
    expect(checkFile({ name: `${'a'.repeat(LONG)}.png`, size: 1 }, { extensions: ['png'] })).toEqual([])
    expect(checkFile({ name: 'a'.repeat(LONG), size: 1 }, { maxNameLength: 255 })).toEqual(['nameLength'])
    expect(byteLength('가a'.repeat(LONG / 2))).toBe(75_000)
    expect(formatPhone('1'.repeat(LONG))).toBe('1'.repeat(LONG))
    expect(formatReceiptCard('1'.repeat(LONG))).toBe('1111-1111-1111-1111111')
    expect(formatBusinessNumber('1'.repeat(LONG))).toBe('111-11-11111')
    expect(maskAccount(`${'a'.repeat(LONG)}@club.kr`)).toBe(`${'*'.repeat(LONG - 4)}aaaa@club.kr`)
  })
})
