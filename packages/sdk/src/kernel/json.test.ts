import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { jsonOf } from './json.ts'

const written = fc.jsonValue()

describe('jsonOf', () => {
  test('writes plain data as JSON.stringify does', () => {
    fc.assert(
      fc.property(written, (value) => {
        expect(jsonOf(value)).toBe(JSON.stringify(value))
      }),
      { seed: 1 },
    )
    expect(jsonOf({ a: undefined, b: [undefined, () => 1], c: null })).toBe('{"b":[null,null],"c":null}')
  })

  describe('on a page with prototype.js 1.6', () => {
    afterEach(() => {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
      Reflect.deleteProperty(Object.prototype, 'toJSON')
    })

    test('writes the same', () => {
      fc.assert(
        fc.property(written, (value) => {
          const expected = JSON.stringify(value)
          for (const prototype of [Array.prototype, Object.prototype])
            Object.defineProperty(prototype, 'toJSON', {
              configurable: true,
              writable: true,
              value: () => 'changed',
            })
          const text = jsonOf(value)
          Reflect.deleteProperty(Array.prototype, 'toJSON')
          Reflect.deleteProperty(Object.prototype, 'toJSON')
          expect(text).toBe(expected)
        }),
        { seed: 1 },
      )
    })
  })
})
