import { formatSeoulDate } from '@fandeck/sdk'
import type { OrderStatus, ReceiptType, TransactionDetail } from '@fandeck/sdk/drops'

const DAY = 86_400_000

/** Returns the last day before an end, such as `11.28(금)`. */
export const lastDayOf = (end: number) => formatSeoulDate(end - DAY).replace(/^\d{4}\./, '')

const HEADINGS: Record<OrderStatus, string> = {
  RESERVED: '결제를 기다리고 있어요',
  PAID: '결제를 마쳤어요',
  FAILED: '결제하지 못했어요',
  CANCELLED: '결제를 취소했어요',
  EXPIRED: '결제 시간이 지났어요',
  REFUND_DUE: '환불하고 있어요',
  REFUNDED: '환불을 마쳤어요',
}

type Shown = Pick<
  TransactionDetail,
  'status' | 'delivery' | 'invoiceNumber' | 'deliveredAt' | 'returnRequest'
>

/** Returns the heading of an order's page: where the goods are, or how the payment stands. */
export function headingOf({ status, delivery, invoiceNumber, deliveredAt, returnRequest }: Shown): string {
  if (status !== 'PAID' || !delivery) return HEADINGS[status]
  if (returnRequest && !returnRequest.refusal) return '반품을 신청했어요'
  if (deliveredAt != null) return '굿즈가 도착했어요'
  return invoiceNumber ? '굿즈가 가고 있어요' : '굿즈를 준비하고 있어요'
}

/** The steps of a paid order with goods. */
export const STEPS = ['결제 완료', '굿즈 준비', '배송 중', '배송 완료'] as const

/** Returns the current one of `STEPS`; `undefined` for an order that ships nothing. */
export function stepOf({ status, delivery, invoiceNumber, deliveredAt }: Shown): number | undefined {
  if (status !== 'PAID' || !delivery) return undefined
  if (deliveredAt != null) return 3
  return invoiceNumber ? 2 : 1
}

const RECEIPTS: Record<ReceiptType, string> = {
  none: '발급 안 함',
  personal: '개인 소득공제',
  business: '사업자 지출증빙',
}

/** Returns what the fan has asked for as a cash receipt. */
export const cashReceiptOf = ({ receiptType }: Pick<TransactionDetail, 'receiptType'>): string =>
  RECEIPTS[receiptType]
