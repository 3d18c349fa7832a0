import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../stories/page-styles.ts'
import { manualClock } from '../../stories/story-clock.ts'
import { translatePage } from '../../stories/translate-page.ts'
import { RingTimer } from '../ring-timer/RingTimer.tsx'
import { Countdown } from './Countdown.tsx'

afterEach(cleanup)

const DAY = 86_400_000

test('the time goes on after a translation of the page, also over a day and an hour', () => {
  const clock = manualClock()
  const until = DAY + 3_601_000
  render(<Countdown until={until} subscribe={clock.subscribe} now={clock.now} />)
  const time = () => screen.getByRole('timer')
  expect(time().textContent).toBe('1일 01:00:01')
  translatePage()
  expect(time().querySelector('font')).not.toBeNull()
  clock.moveTo(2000)
  expect(time().textContent).toBe('1일 00:59:59')
  translatePage()
  clock.moveTo(until - 1000)
  expect(time().textContent).toBe('00:00:01')
})

test('the announcement goes on after a translation of the page', () => {
  const clock = manualClock()
  render(<Countdown until={601_000} subscribe={clock.subscribe} now={clock.now} />)
  act(() => clock.moveTo(2000))
  translatePage()
  act(() => clock.moveTo(302_000))
  expect(screen.getByRole('status').textContent).toBe('5분 남았어요')
})

test('the ring goes on after a translation of the page', () => {
  const clock = manualClock()
  const { container } = render(<RingTimer until={100_000} subscribe={clock.subscribe} now={clock.now} />)
  translatePage()
  clock.moveTo(40_000)
  expect(container.textContent).toBe('1:00')
})

test('numbers that run are not translated', () => {
  render(<Countdown until={100_000} {...manualClock()} />)
  expect(screen.getByRole('timer').closest('[translate="no"]')).not.toBeNull()
})
