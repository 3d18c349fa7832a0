import { parseCodeFormat } from '@fandeck/sdk'
import { expect, test } from 'vitest'
import { caretOf, formatTyped } from './code-input.ts'

test.each([
  ['', ''],
  ['anpt', 'ANPT'],
  ['anpte', 'ANPT-E'],
  ['anpt-ekt', 'ANPT-EKT'],
  [' an pt_ek txa7fx99', 'ANPT-EKTX-A7FX'],
  ['O0I1', 'O0I1'],
])('formats %j as %j', (typed, shown) => {
  expect(formatTyped(typed)).toBe(shown)
})

test('groups the characters of another format', () => {
  expect(formatTyped('0123456789012', parseCodeFormat('11+3 0123456789'))).toBe('0123-4567-8901-2')
})

test('keeps the caret behind the typed character', () => {
  expect(caretOf('ANPT-EKTX', 'ANPTE')).toBe(6)
  expect(caretOf('ANPT-EKTX', 'AN')).toBe(2)
  expect(caretOf('ANPT', 'ANPT')).toBe(4)
})
