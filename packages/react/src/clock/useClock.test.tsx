import { testKit } from '@fandeck/sdk/testing'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useClock } from './useClock.ts'

test('useClock renders when what it picks from the server time changes, and for nothing else', async () => {
  const { fandeck, clock } = testKit()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  )
  const end = fandeck.clock.now() + 3000
  const seen: boolean[] = []
  renderHook(() => seen.push(useClock((now) => now >= end)), { wrapper })
  await act(() => clock.advance(2000))
  expect(seen).toEqual([false])
  await act(() => clock.advance(5000))
  expect(seen).toEqual([false, true])
})
