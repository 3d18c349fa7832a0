// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Confetti } from './Confetti.tsx'

afterEach(cleanup)

test('bursts anew for each opened card, and not before', () => {
  const { container, rerender } = render(<Confetti count={0} />)
  const burst = () => container.firstElementChild
  expect(burst()).toBeNull()
  rerender(<Confetti count={1} />)
  const first = burst()
  expect(first?.childElementCount).toBe(36)
  expect(first?.getAttribute('aria-hidden')).toBe('true')
  rerender(<Confetti count={1} />)
  expect(burst()).toBe(first)
  rerender(<Confetti count={2} />)
  expect(burst()).not.toBe(first)
})
