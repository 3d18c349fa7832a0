import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { WalletPanel, type WalletPanelProps } from './WalletPanel.tsx'
import { InKit, type WalletKitOptions, walletKit } from './wallet.fixtures.tsx'
import { drink, row } from './wallet.test-helper.tsx'

afterEach(cleanup)

async function show(options: WalletKitOptions = {}, props: WalletPanelProps = {}, loggedIn = true) {
  const kit = walletKit(options)
  if (!loggedIn) kit.fandeck.session.end()
  render(
    <InKit kit={kit}>
      <ModalProvider>
        <WalletPanel {...props} />
      </ModalProvider>
    </InKit>,
  )
  await settled()
  return kit
}

test('S2.46 shows the benefits in the page as a named region, whose rows open', async () => {
  await show()
  expect(screen.getByRole('region', { name: '내 혜택 4' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(row(drink))
  await settled()
  expect(screen.getByText('직원에게 QR을 보여 주세요')).toBeTruthy()
})

test('asks a visitor to sign in, in the page and without a request', async () => {
  const onConnect = vi.fn()
  const kit = await show({}, { onConnect }, false)
  fireEvent.click(screen.getByRole('button', { name: '연결하기' }))
  expect(onConnect).toHaveBeenCalledOnce()
  expect(kit.server.requests.filter(({ path }) => path.startsWith('/claim'))).toEqual([])
})

test('S6.5 asks an unverified member to verify', async () => {
  const onVerify = vi.fn()
  await show({ level: 'K102' }, { onVerify })
  fireEvent.click(screen.getByRole('button', { name: '본인 인증하기' }))
  expect(onVerify).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: new RegExp(drink) })).toBeNull()
})

test('S2.47 without benefits leads to the events', async () => {
  const onBrowseEvents = vi.fn()
  await show({ benefits: [] }, { onBrowseEvents })
  fireEvent.click(screen.getByRole('button', { name: '이벤트 둘러보기' }))
  expect(onBrowseEvents).toHaveBeenCalledOnce()
})

test.each(['0x7a3e51d09b8c24f6a1e7d3350b92f8c46e1dc41F', '0x7a3e…c41F'])(
  'shows the address %s of a linked wallet in short',
  async (address) => {
    await show({}, { address })
    expect(screen.getByText('0x7a3e…c41F 연결됨')).toBeTruthy()
  },
)
