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
])('what is typed as %j stands as %j', (typed, shown) => {
  expect(formatTyped(typed)).toBe(shown)
})

test('what is typed stands in the groups of its format', () => {
  expect(formatTyped('0123456789012', parseCodeFormat('11+3 0123456789'))).toBe('0123-4567-8901-2')
})

test('the caret stays behind the letter that was typed', () => {
  expect(caretOf('ANPT-EKTX', 'ANPTE')).toBe(6)
  expect(caretOf('ANPT-EKTX', 'AN')).toBe(2)
  expect(caretOf('ANPT', 'ANPT')).toBe(4)
})
