import { expect, test, vi } from 'vitest'
import { arrayFrom, bind, reduce, remove } from './built-ins.ts'

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

test('bind keeps its arguments before those of a call', () => {
  const run = vi.fn(function (this: unknown, ...args: unknown[]) {
    return [this, ...args]
  })
  expect(bind(run, 'context', 1, 2)(3)).toEqual(['context', 1, 2, 3])
})

test('remove takes an element from its parent, of which it may have none, and calls the method of others', () => {
  const [parent, child] = [document.createElement('p'), document.createElement('b')]
  parent.append(child)
  remove(child)
  remove(child)
  remove(null)
  expect(parent.childNodes).toHaveLength(0)
  const other = { remove: vi.fn() }
  remove(other)
  expect(other.remove).toHaveBeenCalledOnce()
})
