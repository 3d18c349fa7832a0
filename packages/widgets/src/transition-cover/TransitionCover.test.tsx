import type { TransitionState } from '@fandeck/sdk/transition'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TransitionCover } from './TransitionCover.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const IDLE: TransitionState = { isActive: false, arrived: false }
const ACTIVE: TransitionState = {
  isActive: true,
  arrived: false,
  linkUrl: '/fcanyang-2025',
  title: 'FC안양',
  description: '가 볼까요?',
  fromIcon: '/from.svg',
  toIcon: '/to.svg',
}
const onSkip = vi.fn()
const cover = (state: TransitionState) => (
  <TransitionCover
    state={state}
    from={{ name: 'FC서울', colors: ['#c4122f', '#17090d'] }}
    to={{ name: 'FC안양', colors: ['#6a2fb5', '#170a2b'], crest: '/anyang.svg' }}
    onSkip={onSkip}
  />
)

describe('S2.40 the cover between originals pages', () => {
  test('is announced in an existing live region, and fades when it ends', () => {
    const { rerender } = render(cover(IDLE))
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    rerender(cover(ACTIVE))
    expect(status.textContent).toContain('FC서울에서FC안양으로\n이동하고 있어요가 볼까요?')
    rerender(cover(IDLE))
    expect(status.textContent).toContain('FC안양으로')
    act(() => void vi.advanceTimersByTime(200))
    expect(status.textContent).toBe('')
  })

  test('shows the crests and colours of both teams', () => {
    render(cover(ACTIVE))
    const crests = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(crests).toEqual(['/from.svg', '/anyang.svg'])
    expect(screen.getByRole('status').style.getPropertyValue('--fandeck-to-1')).toBe('#6a2fb5')
  })

  test('is skipped by a press and by Escape while it is shown', () => {
    onSkip.mockClear()
    const { rerender } = render(cover(ACTIVE))
    fireEvent.click(screen.getByRole('button', { name: '건너뛰기' }))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onSkip).toHaveBeenCalledTimes(2)
    rerender(cover(IDLE))
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onSkip).toHaveBeenCalledTimes(2)
  })
})
