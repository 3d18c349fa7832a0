import { describe, expect, test, vi } from 'vitest'
import { testKit } from '../testing/test-kit.ts'
import { createTransition } from './transition.ts'

const target = {
  linkUrl: '/fcanyang-2025?from=seoul',
  title: 'FC안양',
  description: '첫 골의 주인공을 맞혀 보세요',
  fromIcon: '/seoul.svg',
  toIcon: '/anyang.svg',
}

function cover() {
  const { fandeck, clock } = testKit()
  const navigate = vi.fn()
  const transition = createTransition(fandeck, { navigate, path: '/fcseoul-2025' })
  const seen: string[] = []
  fandeck.on('transition:started', () => seen.push('started'))
  fandeck.on('transition:ended', () => seen.push('ended'))
  return { transition, navigate, clock, seen, active: () => transition.getState().isActive }
}

describe('S1.15 the originals transition', () => {
  test.each([
    [{}],
    [{ linkUrl: '' }],
    [{ linkUrl: '/fcseoul-2025' }],
    [{ linkUrl: '/fcseoul-2025?tab=2#top' }],
  ])('S4.37 with the target %o it ends at once', async (linkUrl) => {
    const { transition, navigate, clock, seen, active } = cover()
    transition.start(linkUrl)
    expect(active()).toBe(false)
    await clock.advance(5000)
    expect(navigate).not.toHaveBeenCalled()
    expect(seen).toEqual([])
  })

  test('S4.38 it navigates after 1 s', async () => {
    const { transition, navigate, clock, active } = cover()
    transition.start(target)
    expect(transition.getState()).toEqual({ isActive: true, arrived: false, ...target })
    await clock.advance(999)
    expect(navigate).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(target.linkUrl)
    expect(active()).toBe(true)
  })

  test('S4.39 it ends 2 s after the arrival', async () => {
    const { transition, clock, seen, active } = cover()
    transition.start(target)
    await clock.advance(1000)
    transition.moved('/fcanyang-2025')
    expect(transition.getState().arrived).toBe(true)
    await clock.advance(1999)
    expect(active()).toBe(true)
    await clock.advance(1)
    expect(active()).toBe(false)
    expect(seen).toEqual(['started', 'ended'])
  })

  test.each([
    ['before the navigation', 500, []],
    ['after the arrival', 1000, ['/fcanyang-2025']],
  ])('S4.39 it ends when the path changes %s', async (_, ms, moves) => {
    const { transition, navigate, clock, active } = cover()
    transition.start(target)
    await clock.advance(ms)
    for (const path of moves) transition.moved(path)
    transition.moved('/event')
    expect(active()).toBe(false)
    await clock.advance(5000)
    expect(navigate).toHaveBeenCalledTimes(moves.length)
  })

  test('D34 skipped, it navigates at once and only once', async () => {
    const { transition, navigate, clock, active } = cover()
    transition.start(target)
    transition.skip()
    expect(active()).toBe(false)
    await clock.advance(5000)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(target.linkUrl)
    transition.skip()
    expect(navigate).toHaveBeenCalledOnce()
  })

  test('D34 skipped before a slow page arrives, it does not navigate again', async () => {
    const { transition, navigate, clock, active } = cover()
    transition.start(target)
    await clock.advance(1000)
    transition.skip()
    expect(active()).toBe(false)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(target.linkUrl)
  })

  test('a second start replaces the first', async () => {
    const { transition, navigate, clock, seen } = cover()
    transition.start(target)
    await clock.advance(900)
    transition.start({ ...target, linkUrl: '/dhcfc-2025' })
    await clock.advance(1000)
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/dhcfc-2025')
    expect(seen).toEqual(['started', 'ended', 'started'])
  })
})
