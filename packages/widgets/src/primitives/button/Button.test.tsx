import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

test('while loading, is busy, keeps its name, and ignores presses and submits', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        구매하기
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '구매하기' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
