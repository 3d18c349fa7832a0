import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byteLength } from './bytes.ts'
import { anyText } from './text.test-helper.ts'

describe('S5.8 a newline and a character beyond ASCII count 2, every other one 1', () => {
  test.each<[string, number]>([
    ['', 0],
    ['a', 1],
    [' ', 1],
    ['abc', 3],
    ['가', 2],
    ['가나다', 6],
    ['가\na', 5],
    ['\n', 2],
    ['\n\n', 4],
    ['a\nb', 4],
    ['\r', 1],
    ['\r\n', 3],
    ['a\r\nb', 5],
    ['\t', 1],
    ['\u0000', 1],
    ['\u007e', 1],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u0085', 2],
    ['\u00a0', 2],
    ['é', 2],
    ['e\u0301', 3],
    ['\u2028', 2],
    ['₩', 2],
    ['…', 2],
    ['가'.normalize('NFD'), 4],
    ['１', 2],
    ['🎴', 2],
    ['🎴a', 3],
    ['👍🏽', 4],
    ['👨‍👩‍👧', 10],
    ['🇰🇷', 4],
    ['\ud83c', 2],
    ['\udc00\ud83c', 4],
    ['\uffff', 2],
    ['\u{10ffff}', 2],
    ['안녕, fan!\n', 12],
  ])('%j is %d', (text, length) => expect(byteLength(text)).toBe(length))

  test('the lengths of two texts add up unless an emoji is cut', () => {
    const text = anyText()
    fc.assert(fc.property(text, text, (a, b) => byteLength(a + b) === byteLength(a) + byteLength(b)))
  })

  test('is between one and two per character', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const characters = [...text].length
        return byteLength(text) >= characters && byteLength(text) <= 2 * characters
      }),
    )
  })
})
