import { expect, test } from 'vitest'
import { stepOf } from './grid-keys.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 5, 0],
  ['End', 1, 7],
  ['ArrowLeft', 0, undefined],
  ['ArrowUp', 2, undefined],
  ['ArrowRight', 7, undefined],
  ['ArrowDown', 6, undefined],
  ['End', 7, undefined],
  ['Enter', 3, undefined],
  ['Tab', 3, undefined],
])('%s leads from %d to %j in a grid of 8 cards and 3 columns', (key, at, next) =>
  expect(stepOf(key, at, 3, 8)).toBe(next),
)
