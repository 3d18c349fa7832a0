import { testKit } from '@fandeck/sdk/testing'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { expect, test, vi } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useOriginalsTransition } from './useOriginalsTransition.ts'

test('S4.38 S4.39 navigates with the newest function, and ends 2 s after the arrival', async () => {
  const { fandeck, clock } = testKit()
  const wrapper = ({ children }: PropsWithChildren) => (
    <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
  )
  const [old, newest] = [vi.fn(), vi.fn()]
  const { result, rerender } = renderHook(useOriginalsTransition, {
    initialProps: { path: '/a', navigate: old },
    wrapper,
  })
  act(() => result.current.start({ linkUrl: '/b', title: 'B' }))
  expect(result.current.state).toMatchObject({ isActive: true, linkUrl: '/b', title: 'B' })
  rerender({ path: '/a', navigate: newest })
  await act(() => clock.advance(1000))
  expect(old).not.toHaveBeenCalled()
  expect(newest).toHaveBeenCalledExactlyOnceWith('/b')
  rerender({ path: '/b', navigate: newest })
  expect(result.current.state.isActive).toBe(true)
  await act(() => clock.advance(2000))
  expect(result.current.state.isActive).toBe(false)
})
