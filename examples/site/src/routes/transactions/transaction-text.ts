import {
  formatSeoulDate,
  formatSeoulTime,
  type OrderStatus,
  type PaymentMethod,
  type Transaction,
} from '@fandeck/sdk'
import type { TagProps } from '@fandeck/widgets'
import { maskInvoice } from './carriers.ts'

type State = readonly [words: string, tone: NonNullable<TagProps['tone']>]

const STATES: Record<OrderStatus, State> = {
  RESERVED: ['결제 대기', 'warn'],
  PAID: ['결제 완료', 'ok'],
  FAILED: ['결제 실패', 'neutral'],
  CANCELLED: ['결제 취소', 'neutral'],
  EXPIRED: ['시간 초과', 'neutral'],
  REFUND_DUE: ['환불 중', 'warn'],
  REFUNDED: ['환불 완료', 'neutral'],
}

/** Returns the status tag of a purchase: a paid one with an invoice number has been shipped. */
export const stateOf = ({ status, invoiceNumber }: Transaction): State =>
  status === 'PAID' && invoiceNumber ? ['배송 중', 'warn'] : STATES[status]

const METHODS: Record<PaymentMethod, string> = {
  phoneBill: '휴대폰',
  bankTransfer: '계좌이체',
  easyPay: '간편결제',
  card: '신용카드',
  kakaoPay: '카카오페이',
  toss: '토스페이',
}

/** Returns the name of the payment method. */
export const methodOf = ({ method }: Transaction): string => METHODS[method]

/** Formats an amount in KRW. */
export const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** Returns the note on the parcel or the refund, if any. */
export function noteOf({ status, delivery, invoiceNumber, paymentAmount }: Transaction): string | undefined {
  if (status === 'REFUND_DUE') return `돌려드릴 금액 ${won(paymentAmount)}`
  if (status === 'REFUNDED') return `환불 금액 ${won(paymentAmount)}`
  if (status !== 'PAID' || !delivery) return undefined
  return invoiceNumber ? `운송장 ${maskInvoice(invoiceNumber)}` : '굿즈를 준비하고 있어요'
}

/** Formats the moment of an order. */
export const momentOf = (at: number) => `${formatSeoulDate(at)} ${formatSeoulTime(at)}`
