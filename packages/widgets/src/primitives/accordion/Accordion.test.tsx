import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AccordionItem, AccordionRoot } from './Accordion.tsx'

afterEach(cleanup)

function Rows() {
  const [value, setValue] = useState<string>()
  return (
    <AccordionRoot value={value} onValueChange={setValue}>
      <AccordionItem value="a" title="하나">
        첫 내용
      </AccordionItem>
      <AccordionItem value="b" title="둘">
        둘째 내용
      </AccordionItem>
    </AccordionRoot>
  )
}

const row = (name: string) => screen.getByRole('button', { name })

test('S2.46 opens one row at a time and sets `aria-expanded`', () => {
  vi.useFakeTimers()
  render(<Rows />)
  expect(screen.queryByText('첫 내용')).toBeNull()
  fireEvent.click(row('하나'))
  expect(row('하나').getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(row('둘'))
  expect(row('하나').getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByText('둘째 내용')).toBeTruthy()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.queryByText('첫 내용')).toBeNull()
  fireEvent.click(row('둘'))
  expect(row('둘').getAttribute('aria-expanded')).toBe('false')
  vi.useRealTimers()
})
