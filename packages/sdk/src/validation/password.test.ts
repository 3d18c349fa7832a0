import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPassword, type PasswordProblem } from './password.ts'
import { anyText } from './text.test-helper.ts'

const NO_USER = { userId: '' }
const GOOD = 'Fandeck7!'
const ORDER: PasswordProblem[] = ['length', 'lowercase', 'uppercase', 'digit', 'special', 'repeat', 'userId']

describe('S5.1 a password has 8 to 16 characters', () => {
  test.each<[string, string, PasswordProblem[]]>([
    ['7', 'Abcd12!', ['length']],
    ['8', 'Abcde12!', []],
    ['9', 'Abcdef12!', []],
    ['15', 'Abcdefghijk123!', []],
    ['16', 'Abcdefghijkl123!', []],
    ['17', 'Abcdefghijklm123!', ['length']],
    ['0', '', ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ['1', 'a', ['length', 'uppercase', 'digit', 'special']],
    ['8 with 1 emoji, stored as 9', 'Abcd12!🎴', []],
    ['7 with 1 emoji, stored as 8', 'Abc12!🎴', ['length']],
    ['16 with 8 emoji, stored as 24', 'Abcde12!🎴🃏🎴🃏🎴🃏🎴🃏', []],
    ['17 with 9 emoji, stored as 26', 'Abcde12!🎴🃏🎴🃏🎴🃏🎴🃏🎴', ['length']],
    ['8 with Korean', 'Ab12!소하나', []],
    ['7 with Korean', 'Ab12!소하', ['length']],
    ['8 with an inner space', 'Ab 12!cd', []],
    ['8 with spaces at both ends, which count', ' Ab12!c ', []],
    ['8 with a tab', 'Ab\t12!cd', []],
    ['8 with a newline', 'Ab\n12!cd', []],
    ['8 with a no-break space', 'Ab\u00a012!cd', []],
    ['8 with half an emoji', 'Abcd12!\ud83c', []],
    ['8 with NUL', 'Ab\u000012!cd', []],
    [
      '16 of Korean alone',
      '가나다라마바사아자차카타파하거너',
      ['lowercase', 'uppercase', 'digit', 'special'],
    ],
    ['8 spaces', '        ', ['lowercase', 'uppercase', 'digit', 'special', 'repeat']],
  ])('%s: %j', (_, password, problems) => {
    expect(checkPassword(password, NO_USER)).toEqual(problems)
  })
})

describe('S5.2 a password needs a lowercase letter, an uppercase letter, a digit and a special character', () => {
  test.each<[string, PasswordProblem[]]>([
    ['FANDECK7!', ['lowercase']],
    ['fandeck7!', ['uppercase']],
    ['Fandecks!', ['digit']],
    ['Fandeck77', ['special']],
    ['fandecks!', ['uppercase', 'digit']],
    ['fandeck77', ['uppercase', 'special']],
    ['Fandeckss', ['digit', 'special']],
    ['FANDECK77', ['lowercase', 'special']],
    ['12345678!', ['lowercase', 'uppercase']],
    ['12345678', ['lowercase', 'uppercase', 'special']],
    ['abcdefgh', ['uppercase', 'digit', 'special']],
    ['ABCDEFGH', ['lowercase', 'digit', 'special']],
    ['#?!@$%^&*-', ['lowercase', 'uppercase', 'digit']],
    ['aB3-aB3-', []],
    ['éFANDECK7!', ['lowercase']],
    ['ßFANDECK7!', ['lowercase']],
    ['Éfandeck7!', ['uppercase']],
    ['Аfandeck7!', ['uppercase']],
    ['ａFANDECK7!', ['lowercase']],
    ['Ａfandeck7!', ['uppercase']],
    ['Fandeck７!', ['digit']],
    ['Fandeck٣!', ['digit']],
    ['Fandeck²!', ['digit']],
    ['Fandeck7！', ['special']],
    ['Fandeck7＠', ['special']],
    ['Fandeck7–', ['special']],
    ['Fandeck7−', ['special']],
  ])('%s lacks %j', (password, problems) => {
    expect(checkPassword(password, NO_USER)).toEqual(problems)
  })

  test.each([...'#?!@$%^&*-'])('%s is special', (special) => {
    expect(checkPassword(`Fandeck7${special}`, NO_USER)).toEqual([])
  })

  test.each([...'~`()_+={}[]|\\:;"\'<>,./ ₩€'])('%s is not special, and is allowed', (other) => {
    expect(checkPassword(`Fandeck7${other}`, NO_USER)).toEqual(['special'])
    expect(checkPassword(`Fandeck7!${other}`, NO_USER)).toEqual([])
  })
})

describe('S5.3 no character appears three times in a row', () => {
  test.each<[string, boolean]>([
    ['aaA1!bcd', false],
    ['aaa1!Bcd', true],
    ['AAa1!bcd', false],
    ['AAA1!bcd', true],
    ['1!bcDaaa', true],
    ['bcaaaD1!', true],
    ['bcaaaaD1!', true],
    ['aaaaaaD1!', true],
    ['aabaaB1!', false],
    ['ababaB1!', false],
    ['aabbCC11!', false],
    ['abc111D!', true],
    ['abcdD1!!!', true],
    ['abcdD1!!', false],
    ['abcD1---', true],
    ['abcD1!   ', true],
    ['abcD1!  ', false],
    ['aB1!가가가cd', true],
    ['aB1!가가cd', false],
    ['aB1!🎴🎴🎴cd', true],
    ['aB1!🎴🎴cd', false],
    // The halves of these surrogate pairs alternate, and their first halves are equal.
    ['aB1!🎴🃏🎴cd', false],
    ['aB1!x\n\n\ncd', true],
    ['aB1!x\r\n\r\ncd', false],
    ['aB1!x\ud83c\ud83c\ud83ccd', true],
    // Look-alikes are different characters.
    ['aaа1!Bcd', false],
    ['abC1!...', true],
    ['abC1!$$$', true],
    ['abC1!^^^', true],
  ])('%j: %s', (password, repeats) => {
    expect(checkPassword(password, NO_USER)).toEqual(repeats ? ['repeat'] : [])
  })
})

describe('S5.4 a password does not contain the user id, nor the part before @', () => {
  test.each<[string, string, boolean]>([
    ['Fandeck7!', 'fandeck', true],
    ['Fandeck7!', 'Fandeck', true],
    ['Fandeck7!', 'FANDECK', true],
    ['Fandeck7!', 'fandeck@club.kr', true],
    ['Fandeck7!', 'FANDECK@club.kr', true],
    ['Fandeck7!', 'deck@club.kr', true],
    ['Fandeck7!', 'fandeck7@club.kr', true],
    ['Fandeck7!', 'fandeck8@club.kr', false],
    ['Fandeck7!', 'fandeckx', false],
    ['Fandeck7!', 'other@club.kr', false],
    ['Club.kr7!', 'fan@club.kr', false],
    ['@Club.kr7', 'fan@club.kr', false],
    ['7!Fandeck', 'fandeck@club.kr', true],
    ['7Fandeck!', 'fandeck@club.kr', true],
    ['a@B.kr7!x', 'a@b.kr', true],
    ['Fandeck7!', 'f@club.kr', true],
    ['Fandeck7!', 'z@club.kr', false],
    ['F.andeck7!', 'f.an@club.kr', true],
    ['Fxandeck7!', 'f.an@club.kr', false],
    ['Aa01012344821!', '01012344821', true],
    ['Fandeck7!', '', false],
    ['Fandeck7!', ' ', false],
    ['Fandeck7!', '\t\n', false],
    ['Fandeck7!', '@club.kr', false],
    ['F7!@club.kr', '@club.kr', true],
    ['Fandeck7!', ' fandeck@club.kr ', true],
    ['Fandeck7!', 'fandeck@', true],
    ['Fandeck7!', 'fan@deck@club.kr', true],
    ['Xandeck7!', 'fan@deck@club.kr', false],
    ['Ab12!소하나', '소하@club.kr', true],
    ['Fan(deck7!', '(', true],
    ['Fandeck7!', '.*', false],
    ['Fandeck7!', '[a-z]+', false],
  ])('%s for %j: %s', (password, userId, contained) => {
    expect(checkPassword(password, { userId }).includes('userId')).toBe(contained)
  })
})

describe('S5.1–S5.4 together', () => {
  test('report every problem in the order of the rules', () => {
    expect(checkPassword('   ', { userId: '  x  ' })).toEqual([
      'length',
      'lowercase',
      'uppercase',
      'digit',
      'special',
      'repeat',
    ])
    expect(checkPassword('가가가', { userId: '가@club.kr' })).toEqual(ORDER)
    expect(checkPassword('aaa', { userId: 'a' })).toEqual([
      'length',
      'uppercase',
      'digit',
      'special',
      'repeat',
      'userId',
    ])
  })

  test('return a new list per call', () => {
    checkPassword('', NO_USER).push('userId')
    expect(checkPassword(GOOD, NO_USER)).toEqual([])
    expect(checkPassword('', NO_USER)).not.toContain('userId')
  })

  test('agree with a character-by-character check for any input', () => {
    const alphabet = [...'aAbB19!-_ é가🎴\n']
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom(...alphabet), maxLength: 20 }),
      anyText({ maxLength: 20 }),
    )
    const rule = (password: string): PasswordProblem[] => {
      const list = [...password]
      const has = (set: string) => list.some((character) => set.includes(character))
      const kept = [
        list.length >= 8 && list.length <= 16,
        has('abcdefghijklmnopqrstuvwxyz'),
        has('ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        has('0123456789'),
        has('#?!@$%^&*-'),
        !list.some((character, i) => character === list[i + 1] && character === list[i + 2]),
        true,
      ]
      return ORDER.filter((_, i) => !kept[i])
    }
    fc.assert(
      fc.property(text, (password) => `${checkPassword(password, NO_USER)}` === `${rule(password)}`),
      { numRuns: 2000 },
    )
  })

  test('find the id anywhere and in any case', () => {
    const id = fc.stringMatching(/^[a-z0-9]{1,12}$/)
    fc.assert(
      fc.property(fc.string(), id, fc.string(), fc.boolean(), (before, local, after, email) => {
        const userId = email ? `${local}@club.kr` : local
        return checkPassword(before + local.toUpperCase() + after, { userId }).includes('userId')
      }),
    )
  })
})
