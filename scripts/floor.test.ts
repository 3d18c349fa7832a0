import { expect, test } from 'vitest'
import { newerThanFloor } from './floor.ts'

test('D93 names what the oldest browsers lack, and not what they have', () => {
  const code = 'URL.canParse(a); Map.groupBy(b, c); const s = AbortSignal.any([d]); my.URL.parse(e)'
  expect(newerThanFloor(code)).toEqual(['AbortSignal.any'])
})
