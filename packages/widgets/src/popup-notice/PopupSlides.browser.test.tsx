import { aPopup, NOON } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '../stories/page-styles.ts'
import { PopupDialog } from './PopupDialog.tsx'
import { PopupStill } from './PopupStill.tsx'

afterEach(cleanup)

const slides = () => [...document.querySelectorAll<HTMLElement>('.fandeck-popup__slide')]
const shown = () => slides().findIndex(({ inert }) => !inert)

test('S4.41 the visitor swipes between popups, or presses the buttons; hidden ones take no focus', async () => {
  render(<PopupDialog popups={[1, 2, 3].map((popupId) => aPopup({ popupId }))} onClose={() => {}} />)
  await screen.findByText('3개 중 1번째 소식')
  await userEvent.click(screen.getByRole('button', { name: '다음 소식' }))
  await waitFor(() => expect(shown()).toBe(1))
  expect(screen.getByText('2 / 3')).toBeTruthy()
  slides()[2]?.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' })
  await waitFor(() => expect(shown()).toBe(2))
  expect(screen.getByRole('button', { name: '다음 소식' })).toHaveProperty('disabled', true)
})

test('S4.41 the page behind the popups of a server’s HTML does not scroll, and each of their links can be reached', () => {
  const { container } = render(
    <PopupStill popups={[1, 2].map((popupId) => aPopup({ popupId }))} path="/" now={NOON} />,
    { container: document.body },
  )
  const dialog = container.querySelector('dialog')
  const scrolls = () => getComputedStyle(document.documentElement).overflow
  expect(scrolls()).toBe('visible')
  dialog?.showModal()
  expect(scrolls()).toBe('hidden')
  expect(slides().map(({ inert }) => inert)).toEqual([false, false])
  dialog?.close()
  expect(scrolls()).toBe('visible')
})
