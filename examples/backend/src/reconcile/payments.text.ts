import type { orders } from '../drops/tables.ts'
import { wonOf } from '../won.ts'
import type { Difference } from './slice.ts'

/** How the record of a payment and its order can disagree. */
export type PaymentFault =
  | 'PAYMENT_WITHOUT_ORDER'
  | 'PAID_NOT_SETTLED'
  | 'PAID_WITHOUT_PAYMENT'
  | 'AMOUNT_DIFFERS'
  | 'REFUNDED_OUTSIDE'
  | 'PART_NOT_REFUNDED'
  | 'REFUND_NOT_QUEUED'
  | 'REFUNDED_STILL_PAID'

type Status = (typeof orders.$inferSelect)['status']

const STATUSES: Record<Status, string> = {
  RESERVED: '결제 중',
  PAID: '결제 완료',
  FAILED: '결제 실패',
  CANCELLED: '취소',
  EXPIRED: '만료',
  REFUND_DUE: '환불 필요',
  REFUNDED: '환불 완료',
}

interface Facts {
  orderId: string
  /** What the company has taken; KRW. */
  taken: number
  /** What the company has refunded; KRW. */
  refunded: number
  order?: { status: Status; paymentAmount: number; partRefunded: number }
}

const WORDS: Record<PaymentFault, (facts: Facts) => [text: string, next: string]> = {
  PAYMENT_WITHOUT_ORDER: ({ taken }) => [
    `결제사에 ${wonOf(taken)} 결제가 있지만 주문이 없어요.`,
    '결제사 관리자 화면에서 결제한 사람을 확인하고 환불해 주세요. 데이터베이스를 복원한 뒤라면 복원 시점 뒤의 주문이 사라졌는지 확인해 주세요.',
  ],
  PAID_NOT_SETTLED: ({ taken, order }) => [
    `결제사에는 ${wonOf(taken)} 결제됐는데 주문은 '${order ? STATUSES[order.status] : ''}' 상태예요.`,
    '결제사 관리자 화면에서 웹훅을 다시 보내 주세요. 그래도 그대로면 결제를 환불해 주세요.',
  ],
  PAID_WITHOUT_PAYMENT: ({ order }) => [
    `주문은 '${order ? STATUSES[order.status] : ''}' 상태인데 결제사에 결제된 기록이 없어요.`,
    '결제사 관리자 화면에서 주문 번호로 결제를 찾아 주세요. 정말 없으면 카드를 보내기 전에 주문을 취소해 주세요.',
  ],
  AMOUNT_DIFFERS: ({ taken, order }) => [
    `결제사에서 ${wonOf(taken)} 결제됐는데 주문 금액은 ${wonOf(order?.paymentAmount ?? 0)}이에요.`,
    '결제사 관리자 화면에서 금액을 확인하고 차액을 환불하거나 주문을 취소해 주세요.',
  ],
  REFUNDED_OUTSIDE: ({ refunded, order }) => [
    `결제사에서는 ${wonOf(refunded)}이 환불됐는데 주문에 기록한 환불은 ${wonOf(order?.partRefunded ?? 0)}이에요.`,
    '팬에게 카드가 그대로 있어요. 팩을 열지 않았으면 주문을 취소하고, 열었으면 환불한 이유를 확인해 주세요.',
  ],
  PART_NOT_REFUNDED: ({ refunded, order }) => [
    `주문에서는 ${wonOf(order?.partRefunded ?? 0)}을 일부 환불했는데 결제사에서 환불된 금액은 ${wonOf(refunded)}이에요.`,
    '팬이 돈을 덜 돌려받았어요. 결제사 관리자 화면에서 환불 내역을 확인하고 차액을 환불해 주세요.',
  ],
  REFUND_NOT_QUEUED: () => [
    '환불해야 하는 주문인데 환불 작업이 없어요.',
    '결제사 관리자 화면에서 환불 여부를 확인하고, 환불되지 않았으면 직접 환불해 주세요. 개발 담당자에게도 알려 주세요.',
  ],
  REFUNDED_STILL_PAID: ({ taken }) => [
    `주문은 환불 완료인데 결제사에는 ${wonOf(taken)}이 결제된 채로 있어요.`,
    '팬이 돈을 돌려받지 못했어요. 결제사 관리자 화면에서 환불해 주세요.',
  ],
}

/** Returns a difference between a payment and its order, in words. */
export function paymentDifference(code: PaymentFault, facts: Facts): Difference {
  const [text, next] = WORDS[code](facts)
  return { part: 'payments', code, subject: facts.orderId, text, next }
}
