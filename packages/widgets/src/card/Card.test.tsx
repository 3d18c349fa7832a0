import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Card } from './Card.tsx'
import { aCard } from './card.fixtures.ts'
import { finishOf } from './card-text.ts'
import { pointOf, tiltOf } from './card-tilt.ts'

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

test('has no finish in its name when none is known', () => {
  const { container } = render(<Card {...aCard} />)
  expect(screen.getByRole('img').getAttribute('alt')).toBe('한이준, 10번, 1,000장 중 0010')
  expect(container.querySelector('.fandeck-card__pill')).toBeNull()
})

test('is named as its back when it is flipped', () => {
  render(<Card {...aCard} face="back" />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('카드 뒷면')
})

test('S5.17 keeps the place of a crest that does not load empty', () => {
  const { container } = render(<Card {...aCard} />)
  const crest = () => container.querySelector('.fandeck-card__front .fandeck-card__crest')
  expect(crest()?.tagName).toBe('IMG')
  fireEvent.error(crest() ?? container)
  expect(crest()?.tagName).toBe('SPAN')
  expect(crest()?.getAttribute('aria-hidden')).toBe('true')
})

test('shows number 0 and edition 0', () => {
  const { container } = render(<Card {...aCard} number={0} edition={0} />)
  expect(container.querySelector('.fandeck-card__number')?.textContent).toBe('0')
  expect(container.querySelector('.fandeck-card__edition')?.textContent).toContain('0000')
})

test('labels a card that is not owned, and shows the count of several', () => {
  const { rerender } = render(<Card {...aCard} owned={0} />)
  expect(screen.getByText('아직 없어요')).toBeTruthy()
  rerender(<Card {...aCard} owned={3} />)
  expect(screen.getByText('3장 보유')).toBeTruthy()
})

test('tilts up to 8 and 16 degrees at its corners and not at its centre', () => {
  expect(tiltOf(0, 0)).toContain('--rx:8.00deg;--ry:-16.00deg;')
  expect(tiltOf(1, 1)).toContain('--rx:-8.00deg;--ry:16.00deg;')
  expect(tiltOf(0.5, 0.5)).toContain('--rx:0.00deg;--ry:0.00deg;--mx:50.0%;')
})

test.each([
  ['in its initial orientation', { beta: 40, gamma: 5 }, [0.5, 0.5]],
  ['turned to the right', { beta: 40, gamma: 17.5 }, [0.75, 0.5]],
  ['tilted back beyond the limit', { beta: 90, gamma: 5 }, [0.5, 1]],
])('a device %s points at its point of the card', (_, now, point) => {
  const [x, y] = pointOf(now, { beta: 40, gamma: 5 })
  expect([x, y]).toEqual(point.map((part) => expect.closeTo(part, 6)))
})

test('the focused card follows the pointer, otherwise the device, and no other card does', async () => {
  await import('./card-tilt.ts')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const turn = (gamma: number) =>
    dispatchEvent(Object.assign(new Event('deviceorientation'), { beta: 40, gamma }))
  const { container, rerender } = render(<Card {...aCard} focused />)
  const element = container.querySelector<HTMLElement>('.fandeck-card__tilt')
  if (!element) throw new Error('There is no card.')
  const tilt = () => element.style.getPropertyValue('--ry')
  await vi.waitFor(() => {
    turn(5)
    expect(tilt()).toBe('0.00deg')
  })
  turn(30)
  expect(tilt()).toBe('16.00deg')
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  fireEvent.pointerMove(element, { clientX: 0, clientY: 50 })
  turn(30)
  expect(tilt()).toBe('-16.00deg')
  fireEvent.pointerLeave(element)
  expect(tilt()).toBe('')
  rerender(<Card {...aCard} />)
  turn(30)
  expect(tilt()).toBe('')
  vi.unstubAllGlobals()
})

test('iOS is asked for the orientation once, by a press on the focused card', async () => {
  await import('./card-tilt.ts')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const requestPermission = vi.fn(async () => 'granted')
  vi.stubGlobal('DeviceOrientationEvent', { requestPermission })
  const { container } = render(<Card {...aCard} focused />)
  const element = container.querySelector('.fandeck-card__tilt')
  if (!element) throw new Error('There is no card.')
  await vi.waitFor(() => expect(element.hasAttribute('data-tilts')).toBe(true))
  expect(requestPermission).not.toHaveBeenCalled()
  fireEvent.click(element)
  fireEvent.click(element)
  expect(requestPermission).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
