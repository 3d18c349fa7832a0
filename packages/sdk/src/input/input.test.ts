import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isDeliveryComplete } from '../drops/drops.rules.ts'
import { DeliveryBody } from '../drops/drops.schema.ts'
import { checkNickname, nicknameOf, refusedCharacters } from '../profile/profile.rules.ts'
import { checkMobile, cleanLine, cleanText, phoneDigits, typedDigits, typedPhone } from './index.ts'
import { typedLine } from './wire.ts'

describe('D94 A one line', () => {
  test.each([
    ['달빛', '달빛'],
    ['달빛\u200b', '달빛'],
    ['\ufeff 달빛\u00a0', '달빛'],
    ['달빛', '달빛'],
    ['\uffb5\uffc2\uffb8\uffc2', '사자'],
    ['ｍｏｏｎ＿０７', 'moon_07'],
    ['101동　１２０１호', '101동 1201호'],
    ['서울\n성동구\t1', '서울 성동구 1'],
    ['\u3164', ''],
    ['\u115f\u1160\u2800\uffa0', ''],
    ['\u202e\u2066a\u2069', 'a'],
    ['a\u0000\u0007b', 'ab'],
    ['달\ud83d', '달'],
    ['👨‍👩‍👧 ❤️‍🔥 👩🏽‍🚀', '👨‍👩‍👧 ❤️‍🔥 👩🏽‍🚀'],
    ['달\u200d빛', '달빛'],
    ['O0Il1', 'O0Il1'],
  ])('%j is %j', (typed, line) => expect(cleanLine(typed)).toBe(line))

  test('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const line = cleanLine(typed)
        return cleanLine(line) === line && !/[\n\r\t\0\u200b\u3164]/.test(line)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['카드가\r\n안 와요.\u200b\n', '카드가\n안 와요.'],
  ['！？（１）', '！？（１）'],
  ['\u3164\n\u200b', ''],
])('D94 A several lines: %j is %j', (typed, text) => expect(cleanText(typed)).toBe(text))

test.each([
  ['339605', '339605'],
  ['３３９６０５', '339605'],
  ['339 605', '339605'],
  ['[팬덱] 인증번호는 339605예요. 10분 안에 입력해 주세요.', '339605'],
  ['12', '12'],
  ['3396057', '339605'],
  ['', ''],
])('D94 A a code of six digits: %j is %j', (typed, digits) => expect(typedDigits(typed, 6)).toBe(digits))

describe('D94 A a phone number', () => {
  test.each([
    ['01012345678', '010-1234-5678'],
    ['０１０１２３４５６７８', '010-1234-5678'],
    ['82 10 1234 5678', '010-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['+82 010-1234-5678', '010-1234-5678'],
    ['0082 10 1234 5678', '010-1234-5678'],
    ['연락처: 010 1234 5678', '010-1234-5678'],
    ['011-234-5678', '011-234-5678'],
  ])('%j is %j, and takes a code', (typed, shown) => {
    expect(typedPhone(typed)).toBe(shown)
    expect(checkMobile(typed)).toBeUndefined()
    expect(phoneDigits(typed)).toBe(shown.replaceAll('-', ''))
  })

  test.each([
    ['+1 213 555 0100', '+1 213 555 0100', 'foreign'],
    ['＋８１ 90 1234 5678', '+81 90 1234 5678', 'foreign'],
    ['010-123-4567', '010-123-4567', 'form'],
    ['02-1234-5678', '02-1234-5678', 'form'],
    ['821', '821', 'form'],
    ['', '', 'form'],
  ] as const)('%j is %j, and takes none: %s', (typed, shown, problem) => {
    expect(typedPhone(typed)).toBe(shown)
    expect(checkMobile(typed)).toBe(problem)
  })

  test('is the same when each key formats it, and when it is formatted again', () => {
    for (const number of ['01012345678', '0112345678', '+821012345678', '+12135550100']) {
      const shown = [...number].reduce((text, key) => typedPhone(text + key), '')
      expect(shown).toBe(typedPhone(number))
      expect(typedPhone(shown)).toBe(shown)
    }
  })
})

describe('D94 A a nickname', () => {
  test.each([
    ['달빛\u200b', undefined],
    ['ｍｏｏｎ', undefined],
    ['\u3164\u3164', 'short'],
  ])('%j: %s', (typed, problem) => expect(checkNickname(typed)).toBe(problem))

  test.each([
    ['山寂', ['山寂']],
    ['소하™', ['™']],
    ['소 하', [' ']],
    ['달👨‍👩‍👧빛™', ['👨‍👩‍👧', '™']],
    ['달빛', []],
  ])('%j names what it cannot have: %j', (typed, refused) => {
    expect(refusedCharacters(typed)).toEqual(refused)
    expect(checkNickname(typed)).toBe(refused.length > 0 ? 'characters' : undefined)
  })

  test('is stored as it was judged', () => expect(nicknameOf(' 달빛\u200b')).toBe('달빛'))
})

const address = {
  deliveryName: '김하늘',
  deliveryPhone: '010-1234-5678',
  postNumber: '04778',
  address: '서울 성동구 1',
  addressDetail: '１０１호\u200b',
  deliveryRequest: '',
}

describe('D94 A a delivery', () => {
  test('of invisible characters alone is not complete, neither here nor on a server', () => {
    for (const invisible of ['\u3164', '\u200b', ' ']) {
      const empty = { ...address, deliveryName: invisible }
      expect(isDeliveryComplete(empty)).toBe(false)
      expect(z.safeEncode(DeliveryBody, empty).success).toBe(false)
      expect(z.safeDecode(DeliveryBody, empty).success).toBe(false)
    }
  })

  test('is cleaned by the client and by the server', () => {
    expect(z.encode(DeliveryBody, address).addressDetail).toBe('101호')
    expect(z.decode(DeliveryBody, address).addressDetail).toBe('101호')
  })
})

test('D94 a line on the wire keeps its limits after it is cleaned', () => {
  const schema = typedLine({ min: 1, max: 2 })
  expect(z.decode(schema, ' ab\u200b ')).toBe('ab')
  for (const bad of ['', ' ', '\u200b', 'abc', 'a\0b', '\ud83d'])
    expect(z.safeDecode(schema, bad).success).toBe(false)
})
