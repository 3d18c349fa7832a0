import { expect, test } from 'vitest'
import { arrayFrom, reduce } from './built-ins.ts'

const placed = (item: unknown, at: number) => [item, at]

test.each([['달빛'], [new Set([1, 2])], [new Map([[1, 2]])], [{ length: 2, 0: 'a' }], [[3]], [[]]])(
  'arrayFrom is Array.from for %o',
  (items) => {
    expect(arrayFrom(items)).toEqual(Array.from<unknown>(items))
    expect(arrayFrom(items, placed)).toEqual(Array.from<unknown, unknown>(items, placed))
  },
)

test.each([[[4]], [[1, 2, 3]], [['a', 'b']]])('reduce is Array.prototype.reduce for %o', (list) => {
  const step = (sum: unknown, item: unknown, at: number) => `${sum} ${item} ${at}`
  expect(reduce(list, step)).toBe(fold(list, step))
  expect(reduce(list, step, 'start')).toBe(`start${list.map((item, at) => ` ${item} ${at}`).join('')}`)
})

/** Without a start, the first item is it. */
const fold = (list: readonly unknown[], step: (sum: unknown, item: unknown, at: number) => string) =>
  list.length === 1
    ? list[0]
    : list.slice(1).reduce<unknown>((sum, item, at) => step(sum, item, at + 1), list[0])

test('reduce of an empty list is its start', () => {
  expect(reduce([], () => 1, undefined)).toBeUndefined()
})
