import { FandeckProvider } from '@fandeck/react'
import type { TestKit } from '@fandeck/sdk/testing'
import { type ReactNode, useState } from 'react'
import { forgetPayments, isPaid, paymentUrlOf } from '../stories/payment-page.ts'
import { aShop, type ShopOptions } from './drop.fixtures.ts'

const ORDER = 'order-1'

/** A shop whose payment page can be used, for what readers of stories try. */
export function aShopToTry(options: ShopOptions = {}): TestKit {
  forgetPayments()
  return aShop({ paymentUrl: paymentUrlOf(ORDER), isPaid: () => isPaid(ORDER), ...options })
}

/** A story on a server that sells drop 1. */
export function ShopStory({ children, ...options }: ShopOptions & { children: ReactNode }) {
  const [{ fandeck }] = useState(() => aShopToTry(options))
  return (
    <div style={{ width: '100%' }}>
      <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>
    </div>
  )
}
