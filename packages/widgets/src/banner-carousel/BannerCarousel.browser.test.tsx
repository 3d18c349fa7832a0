import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent as pointer } from 'vitest/browser'
import '../stories/page-styles.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import { aBanner } from './banner.fixtures.ts'

afterEach(cleanup)
beforeEach(async () => {
  render(
    <>
      <BannerCarousel banners={[1, 2, 3].map((seq) => aBanner({ seq }))} />
      <p>아래</p>
    </>,
  )
  // The pointer of the browser rests where another file has left it, and pauses banners below it.
  await pointer.hover(screen.getByText('아래'))
})

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.fandeck-banner')].findIndex(({ inert }) => !inert)
const bar = (place: number) => screen.getByRole('button', { name: `${place}번째 배너` })
const fill = () => document.getAnimations().find((one) => one instanceof CSSAnimation)

/** Presses a bar until the carousel, which loads when the page is idle, shows its banner. */
const press = (place: number) =>
  waitFor(async () => {
    bar(place).focus()
    await userEvent.keyboard('{Enter}')
    expect(shown()).toBe(place - 1)
  })

test('D26 the bars show their banners by keyboard; hidden banners take no focus', async () => {
  // On a busy machine, the pointer above takes longer than a banner stands.
  await press(1)
  await press(3)
  expect(bar(3).getAttribute('aria-current')).toBe('true')
  await press(1)
})

test('a banner with a link is white on its art, whatever the page makes of links', () => {
  const link = document.querySelector('a.fandeck-banner__body')
  expect(link && getComputedStyle(link).color).toBe('rgb(255, 255, 255)')
  expect(link && getComputedStyle(link).textDecorationLine).toBe('none')
})

test('the next banner follows when the bar is full, and the first after the last', async () => {
  await press(3)
  fireEvent.animationEnd(bar(3))
  await waitFor(() => expect(shown()).toBe(0))
})

test('the button pauses the banners and resumes them', async () => {
  await userEvent.click(screen.getByRole('button', { name: '배너 자동 넘김 멈추기' }))
  expect(fill()?.playState).toBe('paused')
  expect(document.querySelector('ul')?.getAttribute('aria-live')).toBe('polite')
  const resume = screen.getByRole('button', { name: '배너 자동 넘김 켜기' })
  await userEvent.click(resume)
  resume.blur()
  await userEvent.unhover(resume)
  await waitFor(() => expect(fill()?.playState).toBe('running'))
})
