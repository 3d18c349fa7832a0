import { forwardRef } from 'react'
import { Part } from '../primitives/part/Part.tsx'
import { Tag } from '../primitives/tag/Tag.tsx'
import { useTransactionWords } from '../transaction-list/use-transaction-words.ts'
import type { OrderPartProps } from './OrderPart.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { placeOf } from './order-place.ts'
import { useOrderMessages } from './use-order-messages.ts'
import './OrderDetail.css'

/** How an order stands: its payment or its goods, why it failed, and the steps of the delivery. */
export const OrderState = /* @__PURE__ */ forwardRef<HTMLElement, OrderPartProps>(function OrderState(
  { order, headingLevel = 2, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useOrderMessages()
  const { reason, status } = order
  const place = placeOf(order)
  const { state, tone, at } = useTransactionWords()(order)
  return (
    <Part tag="section" base="fandeck-root fandeck-order__part" {...root} ref={ref}>
      <p className="fandeck-order__state">
        <Tag tone={tone}>{state}</Tag>
        <span className="fandeck-caption">{at}</span>
      </p>
      <Heading className="fandeck-title-1">
        {place === 'preparing' ? messages['transactions.preparing'] : messages[`order.${place}`]}
      </Heading>
      {status !== 'PAID' && reason && <p className="fandeck-body-2">{reason}</p>}
      <OrderSteps order={order} />
    </Part>
  )
})
