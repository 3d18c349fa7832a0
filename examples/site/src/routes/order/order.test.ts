import type { TransactionDetail } from '@fandeck/sdk/drops'
import { aTransactionDetail } from '@fandeck/sdk/testing'
import { ToastProvider } from '@fandeck/widgets'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { cashReceiptOf, headingOf, stepOf } from './order-text.ts'

const drawn = (Part: FunctionComponent<{ order: TransactionDetail }>, change: Partial<TransactionDetail>) =>
  renderToStaticMarkup(
    createElement(ToastProvider, null, createElement(Part, { order: aTransactionDetail(change) })),
  )
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
])('D17 an order with %o says %s', (change, heading, step) => {
  const order = aTransactionDetail(change)
  expect([headingOf(order), stepOf(order)]).toEqual([heading, step])
})

test('D17 the steps of goods mark the current one, and an order without goods has none', () => {
  const steps = drawn(OrderSteps, {})
  expect(steps.match(/<li[^>]*>/g)).toEqual([
    '<li data-done="true">',
    '<li data-done="true">',
    '<li aria-current="step">',
    '<li>',
  ])
  expect(drawn(OrderSteps, plain)).not.toContain('<li')
})

test('S2.25 the parcel shows its address with a masked phone and is tracked without opener or referrer', () => {
  const parcel = drawn(OrderParcel, {})
  expect(parcel).toContain('김하늘 · 010-****-4821')
  expect(parcel).toContain('서울특별시 마포구 덱로 17, 101동 1203호')
  expect(parcel).not.toContain('1234-4821')
  const link = parcel.match(/<a [^>]*>/)?.[0]
  expect(link).toContain('href="https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387"')
  expect(link).toContain('rel="noopener noreferrer"')
  expect(drawn(OrderParcel, paid)).not.toContain('<a ')
  expect(drawn(OrderParcel, { delivery: false })).not.toContain('배송')
})

test('an order says which cash receipt was asked for', () => {
  expect(
    (['none', 'personal', 'business'] as const).map((receiptType) => cashReceiptOf({ receiptType })),
  ).toEqual(['발급 안 함', '개인 소득공제', '사업자 지출증빙'])
})
