import { describe, expect, test } from 'vitest'
import { cardKey, isSold, momentOf, pictureParts } from './index.ts'

const NOON = Date.parse('2026-03-01T12:00:00+09:00')

describe('a moment of a file', () => {
  test.each([
    ['2026-03-01 19:00', '2026-03-01T19:00:00+09:00'],
    ['2026-03-01 19:00:30', '2026-03-01T19:00:30+09:00'],
    ['now', '2026-03-01T12:00:00+09:00'],
    ['now+3d-2h', '2026-03-04T10:00:00+09:00'],
    ['now-90m', '2026-03-01T10:30:00+09:00'],
  ])('%s is %s', (text, at) => expect(momentOf(text, NOON)).toBe(Date.parse(at)))

  test.each(['2026-02-30 10:00', 'tomorrow', ''])('%j is none', (text) =>
    expect(momentOf(text, NOON)).toBeNaN(),
  )
})

test('a card is known by its number, or by its name without one', () => {
  expect(cardKey({ number: 0, name: '한이준' })).toBe('0')
  expect(cardKey({ name: '새벽 산' })).toBe('새벽 산')
})

test.each([
  ['media/kim.jpg#focal=30:20', { file: 'media/kim.jpg', focal: '30:20' }],
  ['media/kim#2.jpg', { file: 'media/kim#2.jpg', focal: undefined }],
])('the picture %s is a file with its focal point', (picture, parts) =>
  expect(pictureParts(picture)).toEqual(parts),
)

test('an emblem is a reward, and no drop sells it', () => {
  expect([isSold({ position: 'EMBLEM' }), isSold({ position: 'FW' })]).toEqual([false, true])
})
