import type { Transaction } from '@fandeck/sdk'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TransactionCard } from './TransactionCard.tsx'

const shipped: Transaction = {
  orderId: 'order-1',
  dropId: 1,
  title: 'FC서울 2025 카드팩',
  thumb: '/thumb.webp',
  amount: 3,
  paymentAmount: 27_000,
  method: 'card',
  status: 'PAID',
  at: Date.parse('2026-11-08T18:30:00+09:00'),
  delivery: true,
  carrier: 'CJ',
  invoiceNumber: '6012-3456-3387',
}
const drawn = (change: Partial<Transaction>) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(TransactionCard, { transaction: { ...shipped, ...change } }),
    ),
  )
const wayTo = (change: Partial<Transaction>) => drawn(change).match(/<a [^>]*href="https[^>]*>/)?.[0]

test('D17 a purchase leads to its own page', () => {
  expect(drawn({})).toContain('href="/mypage/transaction/order-1"')
})

test('S2.25 D17 a shipped parcel is tracked in a new tab without opener or referrer', () => {
  const link = wayTo({})
  expect(link).toContain('href="https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387"')
  expect(link).toContain('target="_blank"')
  expect(link).toContain('rel="noopener noreferrer"')
})

test.each<Partial<Transaction>>([{ invoiceNumber: null }, { carrier: 'somebody' }, { status: 'REFUNDED' }])(
  'S2.25 has no tracking link with %o',
  (change) => {
    expect(wayTo(change)).toBeUndefined()
  },
)
