import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../../stories/page-styles.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { useModals } from '../modal-host/ModalHost.tsx'
import { ModalProvider } from '../modal-host/ModalProvider.tsx'
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

function Opener({ onResult }: { onResult(result: unknown): void }) {
  const modals = useModals()
  const frame = { url: `${location.origin}/favicon.ico`, size: { width: 500, height: 690 } }
  return (
    <button type="button" onClick={() => void modals.payment(frame).closed.then(onResult)}>
      결제하기
    </button>
  )
}

/** Shows a payment page, and returns what its modal has resolved to. */
async function pay() {
  const results: unknown[] = []
  render(
    <ModalProvider>
      <Opener onResult={(result) => results.push(result)} />
    </ModalProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: '결제하기' }))
  const payment = await screen.findByRole('dialog', { name: '안전 결제' })
  await waitFor(() => expect(payment.contains(document.activeElement)).toBe(true))
  return { payment, results }
}
const question = () => screen.queryByRole('alertdialog', { name: '결제를 그만둘까요?' })

test('D74 the back gesture asks before it closes a payment, and again after an answer', async () => {
  const { goBack } = stubWatchers()
  const { payment, results } = await pay()
  for (let times = 0; times < 2; times++) {
    await waitFor(() => expect(goBack()).toBe(false))
    await waitFor(() => expect(question()).toBeTruthy())
    await userEvent.click(screen.getByRole('button', { name: '계속 결제하기' }))
    await waitFor(() => expect(question()).toBeNull())
  }
  expect(payment.isConnected).toBe(true)
  expect(results).toEqual([])
})

test('D74 real Escape keys ask before they close a payment, which closes by the answer only', async () => {
  const { payment, results } = await pay()
  for (let times = 0; times < 3; times++) {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()?.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(question()).toBeNull())
    await waitFor(() => expect(payment.contains(document.activeElement)).toBe(true))
  }
  expect(results).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: '그만두기' }))
  await waitFor(() => expect(results).toEqual([true]))
})

test('D74 a real Escape key closes only the upper of two overlays', async () => {
  render(<Two closeType="weak" />)
  const upper = await screen.findByRole('dialog', { name: '위' })
  await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(isOpen('위')).toBe(false))
  expect(isOpen('아래')).toBe(true)
})
