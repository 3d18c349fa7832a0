// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Confetti } from './Confetti.tsx'

const { fire, create } = vi.hoisted(() => {
  const fire = Object.assign(
    vi.fn(async () => null),
    { reset: vi.fn() },
  )
  return { fire, create: vi.fn(() => fire) }
})
vi.mock('canvas-confetti', () => ({ default: { create } }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const motion = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }))

test('bursts once per opened card, and not before', async () => {
  motion(false)
  const { rerender, unmount } = render(<Confetti count={0} />)
  expect(create).not.toHaveBeenCalled()
  rerender(<Confetti count={1} />)
  await waitFor(() => expect(fire).toHaveBeenCalledTimes(1))
  rerender(<Confetti count={1} />)
  rerender(<Confetti count={2} />)
  await waitFor(() => expect(fire).toHaveBeenCalledTimes(2))
  unmount()
  expect(fire.reset).toHaveBeenCalledTimes(2)
})

test('bursts once under StrictMode too', async () => {
  motion(false)
  render(<Confetti count={1} />, { wrapper: StrictMode })
  await waitFor(() => expect(fire).toHaveBeenCalledTimes(1))
})

test('does nothing under reduced motion, without its code', async () => {
  motion(true)
  const { rerender } = render(<Confetti count={1} />)
  rerender(<Confetti count={2} />)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(create).not.toHaveBeenCalled()
})
