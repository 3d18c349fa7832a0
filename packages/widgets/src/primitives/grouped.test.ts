import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test.each([0, 7, 999, 1000, 24_000, 999_999, 1_000_000, 1_234_567_890, -1234])(
  'groups %d as `Intl` does',
  (value) => {
    expect(grouped(value)).toBe(value.toLocaleString('ko-KR'))
  },
)
