import { aDrawnCard } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '../stories/page-styles.ts'
import { drawn } from '../drop-model/drop.fixtures.ts'
import { CardReveal } from './CardReveal.tsx'
import { prepareReveal } from './RevealStage.tsx'

afterEach(async () => {
  cleanup()
  await page.viewport(390, 844)
})

test.each([
  [390, 844],
  [390, 568],
  [360, 640],
])('at %d x %d shows the card, the text and both buttons in full', async (width, height) => {
  await page.viewport(width, height)
  const nothing = () => {}
  render(<CardReveal open cards={drawn} packName="ORBLIT 1st Deck" onClose={nothing} onDone={nothing} />)
  const stage = await screen.findByRole('dialog')
  await waitFor(() => {
    expect(stage.dataset.status).toBe('open')
    expect(stage.getAnimations({ subtree: false })).toEqual([])
  })
  // The first card turns by itself.
  await screen.findByRole('button', { name: '다음 카드 열기' })
  expect(stage.scrollHeight).toBe(stage.clientHeight)
  const { bottom } = screen.getByRole('button', { name: '한 번에 모두 열기' }).getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(height)
})

test('a press turns a card before it has risen, and the next one names it before it lies open', async () => {
  render(<CardReveal open cards={drawn} onClose={() => {}} onDone={() => {}} />)
  // Once the pictures are decoded.
  await screen.findByRole('button', { name: '카드 열기' })
  const stage = screen.getByRole('dialog')
  const turn = stage.querySelector('.fandeck-card__body')?.getAnimations()[0]
  const progress = () => turn?.effect?.getComputedTiming().progress
  // Stands still, so that a busy machine does not turn the card between two lines of this test.
  turn?.pause()
  expect(progress()).toBe(0)
  const press = screen.getByRole('button', { name: '카드 열기' })
  fireEvent.click(press)
  if (turn) turn.currentTime = Number(turn.currentTime) + 100
  expect(progress()).toBeGreaterThan(0)
  fireEvent.click(press)
  expect(screen.getByRole('heading', { name: /카드예요$/ })).toBeTruthy()
})

test('with less motion a card comes open, and none of it moves', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  })
  render(<CardReveal open cards={drawn} onClose={() => {}} onDone={() => {}} />)
  fireEvent.click(await screen.findByRole('button', { name: '카드 열기' }))
  fireEvent.click(screen.getByRole('button', { name: '다음 카드 열기' }))
  await screen.findByRole('heading', { name: /포일 카드예요$/ })
  const names = document.getAnimations().map((one) => (one instanceof CSSAnimation ? one.animationName : ''))
  expect(names.filter((name) => name !== '' && name !== 'fandeck-fade-in')).toEqual([])
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})

test('all cards end in a fan within the page, with the rarest in front', async () => {
  const cards = Array.from({ length: 12 }, (_, at) => ({ ...(drawn[at % 3] ?? aDrawnCard()), edition: at }))
  render(<CardReveal open cards={cards} onClose={() => {}} onDone={() => {}} />)
  await prepareReveal()
  const all = await screen.findByRole('button', { name: '한 번에 모두 열기' })
  const stage = screen.getByRole('dialog')
  await waitFor(() => expect(all.checkVisibility({ opacityProperty: true })).toBe(true))
  flushSync(() => fireEvent.click(all))
  // In the frame of the press, without a moment of dark ground.
  const first = stage.querySelector('.fandeck-reveal__fan > li:last-child')
  expect([
    first?.checkVisibility({ opacityProperty: true }),
    stage.querySelectorAll('.fandeck-reveal__glow').length,
  ]).toEqual([true, 1])
  const heading = await screen.findByRole('heading', { name: '카드 12장을 만났어요' })
  await waitFor(() => expect(heading.checkVisibility({ opacityProperty: true })).toBe(true))
  expect(stage.scrollWidth).toBe(stage.clientWidth)
  const fan = [...stage.querySelectorAll<HTMLElement>('.fandeck-reveal__fan > li')]
  const front = fan.toSorted((one, other) => Number(other.style.zIndex) - Number(one.style.zIndex))[0]
  expect(front?.querySelector('img')?.alt).toContain(cards.at(-1)?.cardName)
  expect(fan).toHaveLength(7)
  expect(screen.getAllByRole('button', { name: /번째 카드$/ })).toHaveLength(12)
})
