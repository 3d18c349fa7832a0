import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { WalletDrawer, type WalletDrawerProps } from './WalletDrawer.tsx'
import { InKit, type WalletKitOptions, walletKit } from './wallet.fixtures.tsx'

/** Cleans up after a test of the drawer. */
export const withDrawer = () =>
  afterEach(() => {
    onlineManager.setOnline(true)
    cleanup()
  })

export const later = async (kit: ReturnType<typeof walletKit>, ms: number) => {
  await act(() => kit.clock.advance(ms))
  await settled()
}

export async function show(
  options: WalletKitOptions = {},
  props: Partial<WalletDrawerProps> = {},
  loggedIn = true,
) {
  const kit = walletKit(options)
  if (!loggedIn) kit.fandeck.session.end()
  const onOpenChange = vi.fn()
  const view = (open: boolean) => (
    <InKit kit={kit}>
      <ModalProvider>
        <WalletDrawer open={open} onOpenChange={onOpenChange} {...props} />
      </ModalProvider>
    </InKit>
  )
  const { rerender } = render(view(true))
  await settled()
  const paths = () => kit.server.requests.map(({ method, path }) => `${method} ${path}`)
  const times = (call: string) => paths().filter((seen) => seen === call).length
  return {
    ...kit,
    kit,
    paths,
    times,
    onOpenChange,
    close: () => rerender(view(false)),
    rerender: () => rerender(view(true)),
  }
}

export const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) })
export const field = () => screen.getByLabelText('직원 비밀번호')
export const submit = () => fireEvent.click(screen.getByRole('button', { name: '수령 완료하기' }))
export const type = (value: string) => fireEvent.change(field(), { target: { value } })
export const offline = () => {
  throw new TypeError('offline')
}
export const drink = '음료 교환권'
export const photo = '포토존 입장'
