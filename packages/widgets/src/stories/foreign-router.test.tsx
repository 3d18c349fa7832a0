import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { StoryFrame } from './StoryFrame.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('../**/*.stories.tsx', { eager: true })
const stories = Object.entries(modules).flatMap(([file, all]) =>
  Object.entries(all)
    .filter(([name]) => name.startsWith('InAnotherRouter'))
    .map(([name, Story]) => [`${file.slice(3)} ${name}`, Story] as const),
)

afterEach(cleanup)

const address = () => screen.getByRole('status', { name: '주소' }).textContent

/** What leads to another page: a link of this site, or the button of a dialog. */
async function wayOut(): Promise<HTMLElement> {
  await waitFor(() =>
    expect(document.querySelector('a:not([target]), [role=alertdialog] button')).toBeTruthy(),
  )
  const dialog = screen.queryByRole('alertdialog')
  const found = dialog
    ? within(dialog).getAllByRole('button')
    : screen.getAllByRole('link').filter((link) => !link.hasAttribute('target'))
  if (!found[0]) throw new Error('The story leads nowhere.')
  return found[0]
}

test('the widgets that only the first site has are shown in the router of another one', () => {
  expect(stories.length).toBeGreaterThan(13)
})

test.each(stories)('%s: a press changes the address of its router and loads no page', async (_, Story) => {
  const loads = vi.fn()
  const watch = (event: MouseEvent) => {
    if (!event.defaultPrevented) loads(event.target)
  }
  render(
    <StoryFrame>
      <Story />
    </StoryFrame>,
  )
  const before = address()
  const way = await wayOut()
  const href = way.getAttribute('href')
  window.addEventListener('click', watch)
  fireEvent.click(way)
  window.removeEventListener('click', watch)
  await waitFor(() => expect(address()).not.toBe(before))
  if (href) {
    expect(address()).toBe(href)
    expect(loads).not.toHaveBeenCalled()
  }
  expect(address()).toMatch(/^\/app[/#]/)
})
