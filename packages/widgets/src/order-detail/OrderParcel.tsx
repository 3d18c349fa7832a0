import { maskAccount } from '@fandeck/sdk'
import { forwardRef } from 'react'
import { formatInvoice, trackingUrl } from '../transaction-list/carriers.ts'
import { TrackingLink } from '../transaction-list/TrackingLink.tsx'
import { CopyInvoice } from './CopyInvoice.tsx'
import { OrderFact } from './OrderFact.tsx'
import { OrderPart, type OrderPartProps } from './OrderPart.tsx'
import { useOrderMessages } from './use-order-messages.ts'
import '../transaction-list/TransactionReceipt.css'

/**
 * The parcel of an order: its carrier, its number, and where it goes; nothing for an order without goods. Needs a
 * `ToastProvider`.
 *
 * @see S2.25
 */
export const OrderParcel = /* @__PURE__ */ forwardRef<HTMLElement, OrderPartProps>(function OrderParcel(
  { order, ...part },
  ref,
) {
  const messages = useOrderMessages()
  const { status, delivery, address, carrier, invoiceNumber } = order
  if (!delivery || !address) return null
  const tracking = status === 'PAID' ? trackingUrl(carrier, invoiceNumber) : undefined
  return (
    <OrderPart
      {...part}
      ref={ref}
      title={messages['order.parcel']}
      action={tracking ? <TrackingLink href={tracking} secondary /> : null}
    >
      <dl className="fandeck-order__facts fandeck-receipt">
        {carrier && <OrderFact name={messages['order.parcel.carrier']}>{carrier}</OrderFact>}
        {invoiceNumber && (
          <OrderFact name={messages['order.parcel.invoice']}>
            {formatInvoice(invoiceNumber)}
            <CopyInvoice text={invoiceNumber} />
          </OrderFact>
        )}
        <OrderFact name={messages['order.parcel.recipient']}>
          {`${address.deliveryName} · ${maskAccount(address.deliveryPhone)}`}
        </OrderFact>
        <OrderFact name={messages['order.parcel.address']}>
          {`${address.address}, ${address.addressDetail}`}
        </OrderFact>
        {address.deliveryRequest && (
          <OrderFact name={messages['order.parcel.request']}>{address.deliveryRequest}</OrderFact>
        )}
      </dl>
    </OrderPart>
  )
})
