import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import type { WalletWindowState } from '@fandeck/sdk/wallet'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { LinkWallet } from './WalletWindow.example.tsx'
import { WalletWindowOverlay } from './WalletWindowOverlay.tsx'

afterEach(cleanup)

function show(state: Partial<WalletWindowState>) {
  const [onFocus, onClose] = [vi.fn(), vi.fn()]
  const whole = { status: 'open' as const, error: undefined, link: undefined, ...state }
  render(<WalletWindowOverlay state={whole} onFocus={onFocus} onClose={onClose} />)
  return { onFocus, onClose }
}

test('S4.19 covers the page while the window is open, focuses the window and cancels', () => {
  const { onFocus, onClose } = show({})
  expect(screen.getByRole('dialog', { name: '지갑 창에서 연결을 마쳐 주세요' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '창이 보이지 않아요' }))
  fireEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect([onFocus.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
})

test.each(['idle', 'connected', 'failed'] as const)('renders nothing while the window is %s', (status) => {
  show({ status })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('links to the full page when the browser blocks the window', () => {
  show({ status: 'failed', link: 'https://wallet.example/login?state=1' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://wallet.example/login?state=1')
})

test('S6.3 S8.14 S4.24 opens synchronously in the click; a failure shows the toast of the catalogue', () => {
  const openWindow = vi.fn(() => undefined)
  const { fandeck } = testKit({
    options: { walletOrigin: 'https://wallet.example' },
    platform: { openWindow },
  })
  render(
    <FandeckProvider fandeck={fandeck}>
      <ToastProvider>
        <LinkWallet />
      </ToastProvider>
    </FandeckProvider>,
  )
  const button = screen.getByRole('button', { name: '지갑 연결' })
  button.addEventListener('click', () => queueMicrotask(() => expect(openWindow).toHaveBeenCalledOnce()))
  fireEvent.click(button)
  expect(openWindow).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toContain('지갑 연결에 실패했어요. 다시 시도해 주세요.')
})
