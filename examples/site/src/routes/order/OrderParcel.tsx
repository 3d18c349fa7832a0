import { maskAccount } from '@fandeck/sdk'
import type { TransactionDetail } from '@fandeck/sdk/drops'
import { formatInvoice, IconButton, trackingUrl, useToast } from '@fandeck/widgets'
import { Copy } from 'lucide-react'
import { TrackingLink } from '../transactions/TrackingLink.tsx'
import { OrderRow } from './OrderRow.tsx'

/** The parcel of an order: its carrier, its number, and where it goes; nothing for an order without goods. */
export function OrderParcel({ order }: { order: TransactionDetail }) {
  const { status, delivery, address, carrier, invoiceNumber } = order
  if (!delivery || !address) return null
  const tracking = status === 'PAID' ? trackingUrl(carrier, invoiceNumber) : undefined
  return (
    <section className="site-order__part">
      <div className="site-order__head">
        <h2 className="fandeck-title-3">배송</h2>
        {tracking && <TrackingLink href={tracking} size={44} secondary />}
      </div>
      <dl className="site-order__facts fandeck-receipt">
        {carrier && <OrderRow name="택배사">{carrier}</OrderRow>}
        {invoiceNumber && (
          <OrderRow name="운송장 번호">
            {formatInvoice(invoiceNumber)}
            <CopyButton text={invoiceNumber} />
          </OrderRow>
        )}
        <OrderRow name="받는 분">{`${address.deliveryName} · ${maskAccount(address.deliveryPhone)}`}</OrderRow>
        <OrderRow name="주소">{`${address.address}, ${address.addressDetail}`}</OrderRow>
        {address.deliveryRequest && <OrderRow name="배송 요청">{address.deliveryRequest}</OrderRow>}
      </dl>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const toast = useToast()
  async function copy() {
    try {
      // Absent on a page without https.
      await navigator.clipboard.writeText(text)
      toast.show('운송장 번호를 복사했어요.')
    } catch {
      toast.show('복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.', { kind: 'error' })
    }
  }
  return (
    <IconButton className="site-order__copy" label="운송장 번호 복사하기" onClick={() => void copy()}>
      <Copy size={18} aria-hidden />
    </IconButton>
  )
}
