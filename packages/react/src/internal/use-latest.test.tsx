import { cleanup, renderHook } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useLatest } from './use-latest.ts'

afterEach(cleanup)

test('the ref stays, and has the value of the last render in every other effect', () => {
  const seen: string[] = []
  const refs = new Set<unknown>()
  const { rerender } = renderHook(
    ({ value }) => {
      // Before the hook, and in the earliest phase of a component.
      useLayoutEffect(() => {
        seen.push(latest.current)
      })
      const latest = useLatest(value)
      refs.add(latest)
      useEffect(() => {
        seen.push(latest.current)
      })
    },
    { initialProps: { value: 'a' }, reactStrictMode: false },
  )
  rerender({ value: 'b' })
  expect(seen).toEqual(['a', 'a', 'b', 'b'])
  expect(refs.size).toBe(1)
})
