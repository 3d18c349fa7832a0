import { FandeckProvider } from '@fandeck/react'
import type { TransactionDetail } from '@fandeck/sdk/drops'
import { aTransactionDetail, refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx'
import { stepOf } from './order-place.ts'
import { CLOSED, ordersKit } from './orders.fixtures.tsx'

afterEach(cleanup)

async function show(order: Partial<TransactionDetail> = {}, props: Partial<OrderDetailProps> = {}, on = {}) {
  const kit = ordersKit({ order, on })
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <OrderDetail orderId="order-1" {...props} />
      </ToastProvider>
    </FandeckProvider>,
  )
  await settled()
  return kit
}
const text = () => document.body.textContent ?? ''
const paid = { invoiceNumber: null, carrier: null }
const plain = { ...paid, delivery: false }

test.each<[Partial<TransactionDetail>, string, number | undefined]>([
  [paid, '굿즈를 준비하고 있어요', 1],
  [{}, '굿즈가 가고 있어요', 2],
  [{ deliveredAt: 1 }, '굿즈가 도착했어요', 3],
  [{ deliveredAt: 1, returnRequest: { reason: 'other', at: 2, refusal: null } }, '반품을 신청했어요', 3],
  [
    { deliveredAt: 1, returnRequest: { reason: 'other', at: 2, refusal: '사용했어요.' } },
    '굿즈가 도착했어요',
    3,
  ],
  [plain, '결제를 마쳤어요', undefined],
  [{ ...plain, status: 'RESERVED' }, '결제를 기다리고 있어요', undefined],
  [{ status: 'REFUND_DUE' }, '환불하고 있어요', undefined],
  [{ status: 'REFUNDED' }, '환불을 마쳤어요', undefined],
])('D17 an order with %o says %s', async (change, heading, step) => {
  await show(change)
  expect(screen.getAllByRole('heading')[0]?.textContent).toBe(heading)
  expect(stepOf(aTransactionDetail(change))).toBe(step)
})

test('D17 the steps of goods mark the current one, and an order without goods has none', async () => {
  await show()
  const steps = within(screen.getByRole('list', { name: '배송 단계' })).getAllByRole('listitem')
  expect(
    steps.map((step) => [step.textContent, step.dataset.done, step.getAttribute('aria-current')]),
  ).toEqual([
    ['결제 완료', 'true', null],
    ['굿즈 준비', 'true', null],
    ['배송 중', undefined, 'step'],
    ['배송 완료', undefined, null],
  ])
  cleanup()
  await show(plain)
  expect(screen.queryByRole('list')).toBeNull()
})

test('S2.25 the parcel shows its address with a masked phone and is tracked without opener or referrer', async () => {
  const link = () => screen.queryByRole('link')
  await show()
  expect(text()).toContain('김하늘 · 010-****-4821')
  expect(text()).toContain('서울특별시 마포구 덱로 17, 101동 1203호')
  expect(text()).not.toContain('1234-4821')
  expect(link()?.getAttribute('href')).toBe(
    'https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387',
  )
  expect(link()?.getAttribute('rel')).toBe('noopener noreferrer')
  cleanup()
  await show(paid)
  expect(link()).toBeNull()
  cleanup()
  await show(plain)
  expect(screen.queryByRole('heading', { name: '배송' })).toBeNull()
})

test.each([
  ['none', '발급 안 함'],
  ['personal', '개인 소득공제'],
  ['business', '사업자 지출증빙'],
] as const)('an order with the cash receipt %s says %s', async (receiptType, words) => {
  await show({ receiptType })
  expect(screen.getByText('현금영수증').nextSibling?.textContent).toBe(words)
})

test.each([
  ['PAID', true],
  ['REFUND_DUE', true],
  ['REFUNDED', true],
  ['RESERVED', false],
  ['FAILED', false],
  ['CANCELLED', false],
  ['EXPIRED', false],
] as const)('whether an order in the state %s offers its receipt: %s', async (status, offered) => {
  await show({ ...plain, status })
  expect(screen.queryByRole('button', { name: '영수증' }) !== null).toBe(offered)
})

test('D79 the closed packs of a paid order are opened here', async () => {
  await show(CLOSED)
  expect(text()).toContain('2팩 · 카드 6장')
  await userEvent.click(screen.getByRole('button', { name: '팩 열기' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  cleanup()
  await show()
  expect(screen.queryByRole('button', { name: '팩 열기' })).toBeNull()
})

test('an unknown order shows the not-found page; any other failure is reported', async () => {
  const missing = <p>여기에 없어요</p>
  const refused = (status: number, code?: string) => ({
    'GET /mypage/transaction/order-1': vi.fn(() => refuse(status, '서버의 말', code)),
  })
  await show({}, { missing }, refused(404, 'NOT_FOUND'))
  expect(text()).toBe('여기에 없어요')
  cleanup()
  await show({}, { missing }, refused(403))
  expect(text()).not.toContain('여기에 없어요')
  expect(screen.getByRole('button', { name: '다시 시도하기' })).toBeTruthy()
})
