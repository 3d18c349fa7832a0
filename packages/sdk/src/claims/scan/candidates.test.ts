import { expect, test } from 'vitest'
import { candidatesOf, canRead, classCount } from './candidates.ts'

const DIGITS = { alphabet: '0123456789', dataLength: 3, checkLength: 0 }

test('a network reads the formats whose characters it was trained on', () => {
  expect(canRead({ ...DIGITS, alphabet: 'ACE' })).toBe(true)
  expect(canRead(DIGITS)).toBe(false)
  expect(canRead(DIGITS, '9876543210')).toBe(true)
})

test('the columns are those of the alphabet of the training, and classes beyond it are unused', () => {
  const trained = '9876543210'
  const classes = classCount(trained)
  expect(classes).toBe(12)
  const output = new Float32Array(6 * classes)
  for (const [step, character] of ['4', '', '0', '', '7', ''].entries())
    output[step * classes + (character === '' ? 0 : trained.indexOf(character) + 1)] = 1
  expect(candidatesOf(output, DIGITS, trained)?.[0]?.text).toBe('407')
  expect(candidatesOf(output, DIGITS)).toBeUndefined()
})
