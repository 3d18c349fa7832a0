import { FandeckProvider } from '@fandeck/react'
import { type ReactNode, useState } from 'react'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'

/** A part in front of a shop, whose client has begun the payment of drop 1. */
export function PaymentReturnStory({ children, ...options }: ShopOptions & { children: ReactNode }) {
  const [kit] = useState(() => aShop({ held: true, ...options }))
  return <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
}
