import { FandeckProvider } from '@fandeck/react'
import { aTransactionDetail } from '@fandeck/sdk/testing'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OrderPayment } from './OrderPayment.tsx'
import { ordersKit } from './orders.fixtures.tsx'

afterEach(cleanup)

test.each([
  [4000, true],
  [0, false],
  [null, false],
])('D79 what was refunded of a paid order stands below its amount: %j', (refundedAmount, shown) => {
  render(
    <FandeckProvider fandeck={ordersKit().fandeck}>
      <OrderPayment order={aTransactionDetail({ refundedAmount })} />
    </FandeckProvider>,
  )
  const text = document.body.textContent ?? ''
  expect(text).toContain('결제 금액24,000원')
  expect(text.includes('돌려받은 금액4,000원')).toBe(shown)
  expect(text.includes('돌려받은 금액')).toBe(shown)
})
