import { FandeckProvider } from '@fandeck/react'
import type { TransactionDetail } from '@fandeck/sdk/drops'
import { aTransactionDetail, NOON, refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { OrderCancellation } from './OrderCancellation.tsx'
import { ARRIVED, CLOSED, ordersKit } from './orders.fixtures.tsx'

afterEach(cleanup)

function shown(change: Partial<TransactionDetail> = {}) {
  const kit = ordersKit()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <OrderCancellation order={aTransactionDetail({ ...CLOSED, ...change })} />
      </ToastProvider>
    </FandeckProvider>,
  )
  return kit
}

const text = () => document.body.textContent ?? ''
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
/** Presses a control once it is there. */
const press = async (role: string, name?: string) =>
  userEvent.click(await screen.findByRole(role, name === undefined ? {} : { name }))
/** The value of the chosen reason. */
const reason = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value

test('D79 cancelling requires a reason and a consent, and shows the refunded amount', async () => {
  const { server } = shown()
  await press('button', '주문 취소하기')
  await press('radio', '배송 정보를 바꾸고 싶어요')
  expect(reason()).toBe('delivery')
  expect(button('24,000원 환불받기').disabled).toBe(true)
  await press('checkbox')
  await press('button', '24,000원 환불받기')
  await waitFor(() => expect(text()).toContain('24,000원을 환불해 드려요.'))
  const sent = server.requests.filter(({ path }) => path.endsWith('/cancel'))
  expect(sent.map(({ body }) => body)).toEqual([{ cancel_reason: 'D' }])
})

test('D79 a cancellation after a refund of a part refunds the rest', async () => {
  shown({ refundedAmount: 4000 })
  await press('button', '주문 취소하기')
  await waitFor(() => expect(button('20,000원 환불받기').disabled).toBe(true))
})

test('D79 the refund of a phone bill says when the bill has it', async () => {
  shown({ method: 'card' })
  await press('button', '주문 취소하기')
  await waitFor(() => expect(text()).toContain('환불 시점'))
  expect(text()).not.toContain('통신사 요금')
  cleanup()
  shown({ method: 'phoneBill' })
  await press('button', '주문 취소하기')
  await waitFor(() => expect(text()).toContain('통신사 요금에는 1–2일 뒤에 반영돼요.'))
})

test.each([
  ['ORDER_NOT_PAID', '결제를 마친 주문이 아니에요.'],
  ['PACKS_OPENED', '팩을 연 뒤에는 취소할 수 없어요.'],
  ['GOODS_SENT', '이미 굿즈를 보냈어요. 굿즈를 받은 뒤 반품을 신청해 주세요.'],
  ['CANCEL_CLOSED', '취소할 수 있는 기간이 지났어요.'],
  ['ORDER_CLOSED', '이 주문은 지금 바꿀 수 없어요. 주문 내역을 확인해 주세요.'],
])('D79 the refusal %s is its sentence, and the sheet stays', async (code, sentence) => {
  const { server } = shown()
  server.on('POST /minting/order/order-1/cancel', () => refuse(409, '서버의 말', code))
  await press('button', '주문 취소하기')
  await press('checkbox')
  await press('button', '24,000원 환불받기')
  const error = await within(screen.getByRole('dialog')).findByRole('alert')
  expect(error.textContent).toBe(sentence)
  expect(button('24,000원 환불받기').disabled).toBe(false)
})

test.each([
  [{ opened: true, cancelUntil: null }, '팩을 열어서 취소할 수 없어요.'],
  [{ cancelUntil: null }, '이 주문은 여기에서 취소할 수 없어요. 1:1 문의로 알려 주세요.'],
])('D79 an order with %o cannot be cancelled here', (change, words) => {
  shown(change)
  expect(text()).toContain(words)
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
})

test('D79 the last day is named, and an order that has ended says nothing', () => {
  shown({ cancelUntil: Date.parse('2025-11-29T00:00:00+09:00') })
  expect(text()).toContain('11.28(금)까지')
  cleanup()
  shown({ status: 'REFUNDED' })
  expect(text()).not.toContain('취소와 환불')
})

const until = { ...ARRIVED, returnUntil: Date.parse('2025-12-01T00:00:00+09:00') }

test('D79 delivered goods are returned once, with a reason and a consent', async () => {
  const { server } = shown(until)
  expect(text()).toContain('11.30(일)까지 굿즈를 반품할 수 있어요')
  await press('button', '반품 신청하기')
  await press('radio', '굿즈가 망가졌거나 흠이 있어요')
  expect(reason()).toBe('damaged')
  const dialog = screen.getByRole('dialog')
  const send = within(dialog).getByRole<HTMLButtonElement>('button', { name: '반품 신청하기' })
  expect(send.disabled).toBe(true)
  await press('checkbox')
  await userEvent.click(send)
  await waitFor(() => expect(text()).toContain('반품을 신청했어요.'))
  const sent = server.requests.filter(({ path }) => path.endsWith('/return'))
  expect(sent.map(({ body }) => body)).toEqual([{ return_reason: 'B' }])
})

test.each([
  [{ returnRequest: { reason: 'other', at: NOON, refusal: null } }, '굿즈를 돌려받은 날부터 3영업일 안에'],
  [{ returnRequest: { reason: 'other', at: NOON, refusal: '사용한 굿즈예요.' } }, '사용한 굿즈예요.'],
  [{ deliveredAt: null }, '굿즈를 받은 뒤 반품을 신청할 수 있어요.'],
] as const)('D79 an order with %o says what happens to its goods', (change, words) => {
  shown({ ...ARRIVED, ...change })
  expect(text()).toContain(words)
  expect(screen.queryAllByRole('button', { hidden: true })).toEqual([])
})
