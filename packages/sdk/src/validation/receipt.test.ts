import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatBusinessNumber, formatReceiptCard } from './receipt.ts'
import { anyText } from './text.test-helper.ts'

describe('S5.10 a receipt card number has at most 22 characters and hyphens after 4, 8 and 12 digits', () => {
  test.each<[string, string]>([
    ['', ''],
    ['-', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1234'],
    ['1234-', '1234'],
    ['12345', '1234-5'],
    ['12345678', '1234-5678'],
    ['123456789', '1234-5678-9'],
    ['123456789012', '1234-5678-9012'],
    ['1234567890123', '1234-5678-9012-3'],
    ['1234567890123456', '1234-5678-9012-3456'],
    ['12345678901234567', '1234-5678-9012-34567'],
    ['123456789012345678', '1234-5678-9012-345678'],
    ['1234567890123456789', '1234-5678-9012-3456789'],
    ['12345678901234567890', '1234-5678-9012-3456789'],
    ['1234-5678-9012-3456', '1234-5678-9012-3456'],
    ['1234 5678 9012 3456', '1234-5678-9012-3456'],
    ['12-34-56', '1234-56'],
    ['카드 1234번', '1234'],
    ['１２３４５', '1234-5'],
    ['12e5', '125'],
    ['-1.5', '15'],
    ['\n1234\t5', '1234-5'],
  ])('%j is %j', (text, shown) => expect(formatReceiptCard(text)).toBe(shown))
})

describe('S5.11 a business number has at most 12 characters and hyphens after 3 and 5 digits', () => {
  test.each<[string, string]>([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['123-', '123'],
    ['1234', '123-4'],
    ['12345', '123-45'],
    ['123-45-', '123-45'],
    ['123456', '123-45-6'],
    ['1234567890', '123-45-67890'],
    ['12345678901', '123-45-67890'],
    ['123-45-67890', '123-45-67890'],
    ['123 45 67890', '123-45-67890'],
    ['12-345-67890', '123-45-67890'],
    ['１２３４５６７８９０', '123-45-67890'],
    ['등록번호: 123-45-67890', '123-45-67890'],
    ['-', ''],
    ['abc', ''],
  ])('%j is %j', (text, shown) => expect(formatBusinessNumber(text)).toBe(shown))
})

describe.each([
  ['S5.10 a card number', formatReceiptCard, '1234567890123456789', 22],
  ['S5.11 a business number', formatBusinessNumber, '1234567890', 12],
] as const)('%s', (_, format, digits, longest) => {
  test('shows what was typed, digit by digit, and after deletions', () => {
    let field = ''
    for (let typed = 1; typed <= digits.length; typed++) {
      field = format(field + digits.charAt(typed - 1))
      expect(field.replaceAll('-', '')).toBe(digits.slice(0, typed))
    }
    expect(field).toHaveLength(longest)
    expect(format(`${field}7`)).toBe(field)
    for (let left = digits.length - 1; left >= 0; left--) {
      field = format(field.slice(0, -1))
      expect(field.replaceAll('-', '')).toBe(digits.slice(0, left))
    }
    expect(field).toBe('')
  })

  test('closes the gap after a digit is deleted or typed anywhere', () => {
    const whole = format(digits)
    for (let at = 0; at < whole.length; at++) {
      const rest = whole.slice(0, at) + whole.slice(at + 1)
      expect(format(rest)).toBe(format(rest.replaceAll('-', '')))
      expect(format(`${whole.slice(0, at)}7${whole.slice(at)}`)).toHaveLength(longest)
    }
  })

  test('is idempotent and never too long', () => {
    const text = fc.oneof(anyText(), fc.stringMatching(/^[\d-]{0,30}$/))
    fc.assert(
      fc.property(text, (typed) => {
        const shown = format(typed)
        return format(shown) === shown && shown.length <= longest && /^(\d+(-\d+)*)?$/.test(shown)
      }),
      { numRuns: 1000 },
    )
  })
})
