import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../stories/page-styles.ts'
import { drawn } from '../drop-model/drop.fixtures.ts'
import { CardReveal } from './CardReveal.tsx'

afterEach(async () => {
  cleanup()
  await page.viewport(390, 844)
})

test.each([
  [390, 844],
  [390, 568],
  [360, 640],
])('S1.6 at %d x %d shows the card, the text and both buttons in full', async (width, height) => {
  await page.viewport(width, height)
  const nothing = () => {}
  render(<CardReveal open cards={drawn} packName="ORBLIT 1st Deck" onClose={nothing} onDone={nothing} />)
  const stage = await screen.findByRole('dialog')
  await waitFor(() => {
    expect(stage.dataset.status).toBe('open')
    expect(stage.getAnimations({ subtree: false })).toEqual([])
  })
  expect(stage.scrollHeight).toBe(stage.clientHeight)
  const { bottom } = screen.getByRole('button', { name: '한 번에 모두 열기' }).getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(height)
})
