import { act, cleanup, render } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { manualClock } from '../../stories/story-clock.ts'
import { Countdown } from './Countdown.tsx'
import { crossedMinutes, remainingTime } from './countdown-format.ts'

afterEach(cleanup)

const MINUTE = 60_000
const timeOf = (container: HTMLElement) => container.querySelector('time')

describe('remainingTime', () => {
  test.each([
    [8_076_000, 0, '02:14:36'],
    [3 * 86_400_000 + 8_076_000, 3, '02:14:36'],
    [86_400_000, 1, '00:00:00'],
    [86_399_001, 1, '00:00:00'],
    [1, 0, '00:00:01'],
    [0, 0, '00:00:00'],
    [-5000, 0, '00:00:00'],
  ])('%i ms are %i days and %s', (ms, days, clock) => {
    const time = remainingTime(ms)
    expect([time.days, `${time.hours}:${time.minutes}:${time.seconds}`]).toEqual([days, clock])
  })
})

describe('Countdown', () => {
  test('updates the time at every tick without a render', () => {
    const clock = manualClock()
    const onRender = vi.fn()
    const { container } = render(
      <Profiler id="countdown" onRender={onRender}>
        <Countdown until={8_076_000} subscribe={clock.subscribe} now={clock.now} />
      </Profiler>,
    )
    expect(timeOf(container)?.textContent).toBe('02:14:36')
    const renders = onRender.mock.calls.length
    for (let second = 1; second <= 60; second++) clock.moveTo(second * 1000)
    expect(timeOf(container)?.textContent).toBe('02:13:36')
    expect(timeOf(container)?.getAttribute('datetime')).toBe('P0DT2H13M')
    expect(onRender.mock.calls.length).toBe(renders)
  })

  test('keeps its elements and text nodes across ticks', () => {
    const clock = manualClock()
    const { container } = render(<Countdown until={8_076_000} subscribe={clock.subscribe} now={clock.now} />)
    const nodes = [...(timeOf(container)?.childNodes ?? [])]
    expect(nodes.map((node) => node.textContent)).toEqual(['02', ':', '14', ':', '36'])
    const seconds = timeOf(container)?.lastChild?.firstChild
    clock.moveTo(3_601_000)
    expect(timeOf(container)?.textContent).toBe('01:14:35')
    expect([...(timeOf(container)?.childNodes ?? [])]).toEqual(nodes)
    expect(timeOf(container)?.childNodes[0]).toBe(nodes[0])
    expect(timeOf(container)?.lastChild?.firstChild).toBe(seconds)
  })

  test('shows days above 24 hours', () => {
    const { container } = render(<Countdown until={3 * 86_400_000 + 8_076_000} {...manualClock()} />)
    expect(timeOf(container)?.textContent).toBe('3일 02:14:36')
  })

  test('announces the time only at 10, 5 and 1 minutes', () => {
    const clock = manualClock()
    const { container } = render(
      <Countdown until={12 * MINUTE} subscribe={clock.subscribe} now={clock.now} />,
    )
    const status = container.querySelector('[role="status"]')
    const said = new Set<string>()
    for (let second = 1; second <= 12 * 60; second++) {
      clock.moveTo(second * 1000)
      if (status?.textContent) said.add(status.textContent)
      // Hidden until shortly before the first announcement.
      const left = 12 * MINUTE - second * 1000
      if (left > 11 * MINUTE) expect(status).toHaveProperty('hidden', true)
      if (left <= 10.5 * MINUTE) expect(status).toHaveProperty('hidden', false)
    }
    expect([...said]).toEqual(['10분 남았어요', '5분 남았어요', '1분 남았어요'])
    expect(crossedMinutes(12 * MINUTE, 30_000)).toBe(1)
  })

  test('calls `onEnd` once, and not if it mounts after the end', () => {
    const clock = manualClock()
    const onEnd = vi.fn()
    render(<Countdown until={2000} subscribe={clock.subscribe} now={clock.now} onEnd={onEnd} />)
    clock.moveTo(2000)
    clock.moveTo(3000)
    expect(onEnd).toHaveBeenCalledOnce()
    const late = vi.fn()
    render(<Countdown until={2000} subscribe={clock.subscribe} now={clock.now} onEnd={late} />)
    act(() => clock.moveTo(4000))
    expect(late).not.toHaveBeenCalled()
  })

  test('unsubscribes from the clock on unmount', () => {
    const clock = manualClock()
    const { unmount } = render(<Countdown until={2000} subscribe={clock.subscribe} now={clock.now} />)
    expect(clock.listeners.size).toBe(1)
    unmount()
    expect(clock.listeners.size).toBe(0)
  })
})
