// A translator of the browser replaces every text of the page: widgets go on beside it.
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import './page-styles.ts'
import { StoryFrame } from './StoryFrame.tsx'
import { translatePage } from './translate-page.ts'

type Story = ComponentType & { args?: object }
const widgets = import.meta.glob<Record<string, Story>>(
  [
    '../{drop,gate,faq-list,card-deck,wallet-drawer,notice-list,player-list,profile-form,inquiry-form,point-history,terms}/*.stories.tsx',
    '../boards/match-pick/*.stories.tsx',
  ],
  { eager: true },
)
const controlled = Object.entries(widgets).flatMap(([file, { Controls }]) =>
  Controls ? [{ file, Controls }] : [],
)

test('there are stories to press', () => {
  expect(controlled.length).toBeGreaterThan(6)
})

const pause = (ms = 60) => new Promise((next) => setTimeout(next, ms))

test.each(controlled)('$file is pressed and removed on a translated page', async ({ Controls }) => {
  const errors: unknown[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host, { onUncaughtError: (error) => errors.push(error) })
  flushSync(() => root.render(<StoryFrame>{createElement(Controls, Controls.args)}</StoryFrame>))
  // What waits for an answer is translated, too.
  for (let turn = 0; turn < 6; turn++) {
    translatePage()
    await pause(10)
  }
  translatePage()
  for (const button of [...host.querySelectorAll<HTMLElement>('button, input[type="checkbox"]')].slice(
    0,
    8,
  )) {
    if (button.isConnected) button.click()
    await pause()
    translatePage()
  }
  root.unmount()
  host.remove()
  expect(errors).toEqual([])
})
