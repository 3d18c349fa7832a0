import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskAccount } from './mask.ts'
import { anyText } from './text.test-helper.ts'

describe('S5.18 the middle digits of a phone number are masked', () => {
  test.each<[string, string]>([
    ['01012344821', '010-****-4821'],
    ['010-1234-4821', '010-****-4821'],
    ['010 1234 4821', '010-****-4821'],
    ['+82 10-1234-4821', '010-****-4821'],
    ['+821012344821', '010-****-4821'],
    ['０１０１２３４４８２１', '010-****-4821'],
    ['0111234821', '011-***-4821'],
    ['011-123-4821', '011-***-4821'],
    ['0311234821', '031-***-4821'],
    ['0212344821', '02-****-4821'],
    ['021234821', '02-***-4821'],
    [' 01012344821 ', '010-****-4821'],
    ['(02) 1234-4821', '02-****-4821'],
    ['010.1234.4821', '010-****-4821'],
    ['07012344821', '070-****-4821'],
  ])('%j is %j', (account, shown) => expect(maskAccount(account)).toBe(shown))
})

describe('S5.19 the local part of an email is masked but its last four characters, and at least one', () => {
  test.each<[string, string]>([
    ['redfan@example.com', '**dfan@example.com'],
    ['fandeck@club.co.kr', '***deck@club.co.kr'],
    ['fan_7@club.kr', '*an_7@club.kr'],
    ['red.fan_7@club.kr', '*****an_7@club.kr'],
    ['abcde@club.kr', '*bcde@club.kr'],
    ['abcd@club.kr', '*bcd@club.kr'],
    ['abc@club.kr', '*bc@club.kr'],
    ['ab@club.kr', '*b@club.kr'],
    ['a@club.kr', '*@club.kr'],
    ['01012344821@club.kr', '*******4821@club.kr'],
    ['FAN123@CLUB.KR', '**N123@CLUB.KR'],
    ['fan@deck@club.kr', '****deck@club.kr'],
    ['a@b@c.kr', '*@b@c.kr'],
    ['fan+cards@club.kr', '*****ards@club.kr'],
    ['소하나에게@club.kr', '*하나에게@club.kr'],
    ['🎴🎴🎴🎴🎴@club.kr', '*🎴🎴🎴🎴@club.kr'],
    ['redfan@', '**dfan@'],
    [' redfan@club.kr ', '**dfan@club.kr'],
  ])('%j is %j', (account, shown) => expect(maskAccount(account)).toBe(shown))
})

describe('S5.19 an id that is neither is masked like a local part', () => {
  test.each<[string, string]>([
    ['', ''],
    [' ', ''],
    ['fandeck01', '*****ck01'],
    ['fan', '*an'],
    ['f', '*'],
    ['@club.kr', '****b.kr'],
    ['@', '*'],
    ['15881234', '****1234'],
    ['050512345678', '********5678'],
    ['1234', '*234'],
    ['010-1234-482a', '*********482a'],
    ['010-****-4821', '*********4821'],
    ['kakao_1234567890', '************7890'],
    ['----', '*---'],
    ['홍길동', '*길동'],
  ])('%j is %j', (account, shown) => expect(maskAccount(account)).toBe(shown))

  test('S5.18 S5.19 at least one character is masked, and no more is shown than the rule allows', () => {
    const solid = anyText({ minLength: 1 }).filter((text) => text === text.trim())
    const account = fc.oneof(
      solid,
      fc.stringMatching(/^[a-z0-9._]{1,20}@[a-z]{1,8}\.kr$/),
      fc.stringMatching(/^0\d{8,10}$/),
    )
    fc.assert(
      fc.property(account, (text) => {
        const shown = maskAccount(text)
        const at = shown.lastIndexOf('@')
        const few = at <= 0 || [...shown.slice(0, at)].filter((c) => c !== '*').length <= 4
        const phone = !/^0\d{8,10}$/.test(text) || /^\d{2,3}-\*{3,4}-\d{4}$/.test(shown)
        return shown.includes('*') && few && phone
      }),
      { numRuns: 2000 },
    )
  })
})
