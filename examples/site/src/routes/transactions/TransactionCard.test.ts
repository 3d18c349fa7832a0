import type { Transaction } from '@fandeck/sdk'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
const wayTo = (change: Partial<Transaction>) =>
  renderToStaticMarkup(createElement(TransactionCard, { transaction: { ...shipped, ...change } })).match(
    /<a [^>]*>/,
  )?.[0]

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
