import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../stories/page-styles.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import type { CloseType } from './Overlay.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Records watchers, because a test cannot make the back gesture of Android. */
function stubWatchers() {
  const watchers = new Set<EventTarget>()
  class Watcher extends EventTarget {
    constructor() {
      super()
      watchers.add(this)
    }
    destroy() {
      watchers.delete(this)
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher)
  return {
    watchers,
    /** Asks every watcher, as the browser does; returns whether none refused. */
    goBack: () =>
      [...watchers].every((watcher) => {
        const agreed = watcher.dispatchEvent(new Event('cancel', { cancelable: true }))
        if (agreed) act(() => void watcher.dispatchEvent(new Event('close')))
        return agreed
      }),
  }
}

function Two({ closeType }: { closeType: CloseType }) {
  const [upper, setUpper] = useState(true)
  const [lower, setLower] = useState(true)
  return (
    <>
      <Drawer open={lower} onOpenChange={setLower} title="아래">
        내용
      </Drawer>
      <Dialog open={upper} closeType={closeType} onOpenChange={setUpper} title="위" />
    </>
  )
}

const isOpen = (name: string) => screen.queryByRole('dialog', { name, hidden: true }) !== null

test('D74 the back gesture closes the upper of two overlays, then the lower one, and leaves the history alone', async () => {
  const { watchers, goBack } = stubWatchers()
  const { length } = history
  render(<Two closeType="weak" />)
  await screen.findByRole('dialog', { name: '위' })
  expect(watchers.size).toBe(1)
  goBack()
  await waitFor(() => expect(isOpen('위')).toBe(false))
  expect(isOpen('아래')).toBe(true)
  goBack()
  await waitFor(() => expect(isOpen('아래')).toBe(false))
  expect(watchers.size).toBe(0)
  expect(history.length).toBe(length)
})

test('D74 a strong overlay refuses the back gesture', async () => {
  const { goBack } = stubWatchers()
  render(<Two closeType="strong" />)
  await screen.findByRole('dialog', { name: '위' })
  expect(goBack()).toBe(false)
  expect(isOpen('위')).toBe(true)
})

test('D74 a real Escape key closes only the upper of two overlays', async () => {
  render(<Two closeType="weak" />)
  const upper = await screen.findByRole('dialog', { name: '위' })
  await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(isOpen('위')).toBe(false))
  expect(isOpen('아래')).toBe(true)
})
