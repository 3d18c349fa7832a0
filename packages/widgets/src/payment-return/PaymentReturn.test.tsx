import { FandeckProvider } from '@fandeck/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { PaymentReturn } from './PaymentReturn.tsx'

afterEach(cleanup)

function show(options: ShopOptions = {}, props: { dropId?: number | undefined; framed?: boolean } = {}) {
  const kit = aShop({ held: true, ...options })
  const onClose = vi.fn()
  const onDone = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <PaymentReturn
        dropId={1}
        {...{ onClose, onDone, ...props }}
        cardsHref="/cards"
        dropHref={(dropId) => `/drops/${dropId}`}
      />
    </FandeckProvider>,
  )
  return { ...kit, onClose, onDone }
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('D20 inside the frame it only waits, and the page around it goes on', async () => {
  const { server } = show({ order: { status: 'PAID' } }, { framed: true })
  expect(heading()).toBe('결제 결과를 확인하고 있어요')
  expect(screen.queryByRole('link')).toBeNull()
  expect(server.requests).toEqual([])
})

test('a payment without an answer is waited for, with the way to the drop', async () => {
  show({ silent: 'GET /minting/order/:id' })
  expect(heading()).toBe('결제 결과를 확인하고 있어요')
  expect(link('드롭으로 돌아가기')).toBe('/drops/1')
})

test('a paid order shows its packs, which the fan may leave', async () => {
  const { onClose } = show({ order: { status: 'PAID' } })
  await userEvent.click(await screen.findByRole('button', { name: '나중에 열기' }))
  expect(onClose).toHaveBeenCalledExactlyOnceWith(1)
})

test('a failed order is told, with the way to the drop', async () => {
  show({ order: { status: 'FAILED' } })
  await waitFor(() => expect(heading()).toBe('결제를 마치지 못했어요'))
  expect(screen.getByText('결제 수단을 확인하고 다시 시도해 주세요.')).toBeTruthy()
  expect(link('드롭으로 돌아가기')).toBe('/drops/1')
})

test.each([
  ['no payment of this browser', { held: false }, {}],
  ['no drop in the address', {}, { dropId: undefined }],
])('%s leaves nothing to check', async (_, options, props) => {
  const { server } = show(options, props)
  await waitFor(() => expect(heading()).toBe('확인할 결제가 없어요'))
  expect(link('내 카드 보기')).toBe('/cards')
  expect(server.requests.filter(({ path }) => path.includes('/order'))).toEqual([])
})
