import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Card } from './Card.tsx'
import { aCard } from './card.fixtures.ts'
import { finishOf } from './card-text.ts'
import { tiltOf } from './card-tilt.ts'

afterEach(cleanup)

test.each([
  ['PRISM', 'prism'],
  [' foil ', 'foil'],
  ['sign', 'sign'],
  ['무엇', 'basic'],
  [undefined, undefined],
])('the edition %s has the finish %s', (title, finish) => {
  expect(finishOf(title)).toBe(finish)
})

test('is named by name, number, edition and finish', () => {
  render(<Card {...aCard} finish="PRISM" />)
  expect(screen.getByRole('img').getAttribute('alt')).toBe('한이준, 10번, 1,000장 중 0010, 프리즘')
})

test('names no finish when none is known', () => {
  const { container } = render(<Card {...aCard} />)
  expect(screen.getByRole('img').getAttribute('alt')).toBe('한이준, 10번, 1,000장 중 0010')
  expect(container.querySelector('.fandeck-card__pill')).toBeNull()
})

test('its back is named instead when it is turned', () => {
  render(<Card {...aCard} face="back" />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('카드 뒷면')
})

test('number 0 and edition 0 are values', () => {
  const { container } = render(<Card {...aCard} number={0} edition={0} />)
  expect(container.querySelector('.fandeck-card__number')?.textContent).toBe('0')
  expect(container.querySelector('.fandeck-card__edition')?.textContent).toContain('0000')
})

test('a card that is not owned says so, several carry their count', () => {
  const { rerender } = render(<Card {...aCard} owned={0} />)
  expect(screen.getByText('아직 없어요')).toBeTruthy()
  rerender(<Card {...aCard} owned={3} />)
  expect(screen.getByText('3장 보유')).toBeTruthy()
})

test('tilts up to 8 and 16 degrees at its corners and not at its centre', () => {
  expect(tiltOf(0, 0)).toMatchObject({ '--rx': '8.00deg', '--ry': '-16.00deg' })
  expect(tiltOf(1, 1)).toMatchObject({ '--rx': '-8.00deg', '--ry': '16.00deg' })
  expect(tiltOf(0.5, 0.5)).toMatchObject({ '--rx': '0.00deg', '--ry': '0.00deg', '--mx': '50.0%' })
})
