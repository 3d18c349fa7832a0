import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import '../../stories/page-styles.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Drawer } from '../drawer/Drawer.tsx'
import { MOTION_MS } from './motion.ts'
import type { CloseReason, CloseType } from './Overlay.tsx'
import { OverlayRootContext } from './overlay-root.ts'

afterEach(cleanup)

const scrim = () => document.querySelector('.fandeck-scrim')
const opened = () => waitFor(() => expect(scrim()).toHaveProperty('dataset.status', 'open'))
const isLocked = () => getComputedStyle(document.body).overflow === 'hidden'

const durationOf = (element: Element) => getComputedStyle(element).transitionDuration.split(', ')[0]
const emulateMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

function Subject({
  closeType = 'weak',
  log,
}: {
  closeType?: CloseType
  log?: (reason: CloseReason) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>열기</Button>
      <Dialog
        open={open}
        closeType={closeType}
        onOpenChange={(next, { reason }) => {
          setOpen(next)
          log?.(reason)
        }}
        title="제목"
        actions={<Button onClick={() => setOpen(false)}>확인</Button>}
      />
    </>
  )
}

function InShadow() {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null)
  function attach(host: HTMLDivElement | null) {
    if (host && !host.shadowRoot) setShadow(host.attachShadow({ mode: 'open' }))
  }
  return (
    <>
      <div ref={attach} id="host" />
      {shadow &&
        createPortal(
          <OverlayRootContext.Provider value={shadow}>
            <Dialog open onOpenChange={() => {}} title="그늘" />
          </OverlayRootContext.Provider>,
          shadow,
        )}
    </>
  )
}

async function openSubject(closeType: CloseType = 'weak') {
  const log = vi.fn()
  render(<Subject closeType={closeType} log={log} />)
  await userEvent.click(screen.getByRole('button', { name: '열기' }))
  await opened()
  return log
}

describe('Dialog', () => {
  test('is a named modal that takes the focus and locks the page, and restores both', async () => {
    await openSubject()
    const dialog = screen.getByRole('dialog', { name: '제목' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    expect(isLocked()).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(isLocked()).toBe(false)
    const opener = await screen.findByRole('button', { name: '열기' })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('S4.34 runs the exit animation for 0.2 s and then unmounts', async () => {
    await openSubject()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(scrim()).toHaveProperty('dataset.status', 'close'), { interval: 5 })
    expect(durationOf(scrim() ?? document.body)).toBe('0.2s')
    expect(MOTION_MS.close).toBe(200)
    await waitFor(() => expect(scrim()).toBeNull())
  })

  test('S4.35 closes on a press of the overlay and on Escape when weak, with the reason', async () => {
    const log = await openSubject()
    await userEvent.click(scrim() ?? document.body)
    expect(log).toHaveBeenLastCalledWith('overlay')
    await waitFor(() => expect(scrim()).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: '열기' }))
    await opened()
    await userEvent.keyboard('{Escape}')
    expect(log).toHaveBeenLastCalledWith('escape')
  })

  test('S4.35 stays open on a press of the overlay and on Escape when strong', async () => {
    const log = await openSubject('strong')
    await userEvent.click(scrim() ?? document.body)
    await userEvent.keyboard('{Escape}')
    expect(log).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  test('renders into the overlay root, including a shadow root', async () => {
    render(<InShadow />)
    const shadow = document.querySelector('#host')?.shadowRoot
    await waitFor(() => expect(shadow?.querySelector('[role="dialog"]')?.textContent).toBe('그늘'))
    expect(document.body.querySelector('[role="dialog"]')).toBeNull()
  })
})

describe('motion', () => {
  afterEach(() => emulateMotion('no-preference'))

  test('S9.6 lasts 0.3 s on entry and 0.2 s on exit', async () => {
    expect(MOTION_MS).toEqual({ open: 300, close: 200 })
    await openSubject()
    expect(durationOf(screen.getByRole('dialog'))).toBe('0.3s')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(scrim()).toHaveProperty('dataset.status', 'close'))
    expect(durationOf(screen.getByRole('dialog'))).toBe('0.2s')
  })

  test('S9.6 only fades for 120 ms with reduced motion', async () => {
    await emulateMotion('reduce')
    await openSubject()
    const dialog = screen.getByRole('dialog')
    expect(durationOf(dialog)).toBe('0.12s')
    expect(getComputedStyle(dialog).transitionProperty).toBe('opacity')
    expect(getComputedStyle(dialog).transform).toBe('none')
  })
})

describe('Drawer', () => {
  test('S9.6 slides without fading: only what is behind it dims', async () => {
    const drawer = (open: boolean) => (
      <Drawer open={open} onOpenChange={() => {}} title="내 혜택">
        내용
      </Drawer>
    )
    const { rerender } = render(drawer(true))
    const opacities = () => {
      const panel = screen.getByRole('dialog')
      return [panel, scrim() ?? panel].map((element) => getComputedStyle(element).opacity)
    }
    expect(opacities()).toEqual(['1', '1'])
    await opened()
    rerender(drawer(false))
    await waitFor(() => expect(scrim()).toHaveProperty('dataset.status', 'close'), { interval: 5 })
    expect(opacities()).toEqual(['1', '1'])
    expect(getComputedStyle(scrim() ?? document.body, '::before').transitionDuration).toBe('0.2s')
  })

  async function drag(px: number) {
    const onOpenChange = vi.fn()
    render(
      <Drawer open onOpenChange={onOpenChange} title="내 혜택">
        내용
      </Drawer>,
    )
    await opened()
    const head = screen.getByText('내 혜택').closest('.fandeck-drawer__head')
    const send = (type: string, clientY: number) =>
      head?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY, isPrimary: true, pointerId: 1 }))
    // A synthetic pointer cannot be captured.
    if (head) Object.assign(head, { setPointerCapture() {} })
    send('pointerdown', 300)
    send('pointermove', 300 + px)
    send('pointerup', 300 + px)
    return onOpenChange
  }

  test('stays open after a drag of 100 px and closes after 101 px', async () => {
    expect(await drag(100)).not.toHaveBeenCalled()
    cleanup()
    expect(await drag(101)).toHaveBeenCalledWith(false, { reason: 'drag' })
  })

  test('keeps its footer visible with long content', async () => {
    render(
      <Drawer open onOpenChange={() => {}} title="약관" footer={<Button block>확인했어요</Button>}>
        <p style={{ height: 4000 }}>긴 글</p>
      </Drawer>,
    )
    await opened()
    const button = screen.getByRole('button', { name: '확인했어요' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
    expect(button.getBoundingClientRect().top).toBeGreaterThan(innerHeight / 2)
  })

  test('closes by its close button even when strong', async () => {
    const onOpenChange = vi.fn()
    render(
      <Drawer open onOpenChange={onOpenChange} closeType="strong" title="결제" motion="payment">
        내용
      </Drawer>,
    )
    await userEvent.click(await screen.findByRole('button', { name: '닫기' }))
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'close-button' })
  })
})
