import { describe, expect, test } from 'vitest'
import { formatCode, generateCode, parseCode, parseCodeFormat } from './code.ts'
import { typedCode } from './code.typed.ts'

describe('D94 A D12b a typed code', () => {
  test.each([
    ['9WLK-NTUH-GP9L'],
    ['9wlkntuhgp9l'],
    [' 9wlk_ntuh·gp9l '],
    ['９ＷＬＫ－ＮＴＵＨ－ＧＰ９Ｌ'],
    ['Code: 9WLK-NTUH-GP9L'],
    ['카드 코드는 9WLK NTUH GP9L 이에요'],
    ['[팬덱] 코드 9WLK‐NTUH‐GP9L. 2026-11-26까지'],
    // The keys in Hangul mode; 두벌식.
    ['9지ㅏㅜ셔ㅗ헤9ㅣ'],
    ['9ㅈㅣㅏ-ㅜㅅㅕㅗ-ㅎㅔ9ㅣ'],
  ])('%j is 9WLK-NTUH-GP9L', (typed) => {
    expect(typedCode(typed)).toBe('9WLK-NTUH-GP9L')
    expect(parseCode(typedCode(typed))).toBe('9WLKNTUHGP9L')
  })

  test.each([
    ['', ''],
    ['anpt', 'ANPT'],
    ['anpte', 'ANPT-E'],
    ['anpt-ekt', 'ANPT-EKT'],
    [' an pt_ek txa7fx99', 'ANPT-EKTX-A7FX'],
    ['O0I1', 'O0I1'],
    ['9WLK-NTUH-GP9X', '9WLK-NTUH-GP9X'],
  ])('%j shows %j, and no look-alike is replaced', (typed, shown) => expect(typedCode(typed)).toBe(shown))

  test.each(['9+3', '10+2', '11+3 0123456789'])('is found at each key press as in a sentence: %s', (text) => {
    const format = parseCodeFormat(text)
    for (let round = 0; round < 100; round++) {
      const code = formatCode(generateCode((bytes) => crypto.getRandomValues(bytes), format))
      expect([...code.toLowerCase()].reduce((shown, key) => typedCode(shown + key, format), '')).toBe(code)
      expect(typedCode(`코드는 ${code}.`, format)).toBe(code)
    }
  })
})
