import { aTransactionDetail } from '@fandeck/sdk/testing'
import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { OrderCancellation } from './OrderCancellation.tsx'
import { OrderContents } from './OrderContents.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderState } from './OrderState.tsx'
import { OrdersStory } from './orders.fixtures.tsx'

const order = aTransactionDetail()
const inside = (part: ReactElement) => (
  <OrdersStory>
    <ToastProvider>{part}</ToastProvider>
  </OrdersStory>
)

export const parts: readonly ConformingPart[] = [
  ['OrderDetail', (p) => <OrderDetail {...p} orderId="order-1" />, { inside, heading: 2 }],
  ['OrderState', (p) => <OrderState {...p} order={order} />, { inside, heading: 2 }],
  ['OrderContents', (p) => <OrderContents {...p} order={order} />, { inside }],
  ['OrderParcel', (p) => <OrderParcel {...p} order={order} />, { inside, heading: 2 }],
  ['OrderPayment', (p) => <OrderPayment {...p} order={order} />, { inside, heading: 2 }],
  ['OrderCancellation', (p) => <OrderCancellation {...p} order={order} />, { inside, heading: 2 }],
]
