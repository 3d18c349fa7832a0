import type { orders } from '../drops/tables.ts'
import type { StoredPartRefund } from '../payment/part-refunds.ts'
import { wonOf } from '../won.ts'
import { momentOf, RETURN_REASONS } from './text.ts'

/** What is stored of an order, its cards and its work in the background. */
export interface OrderFacts {
  order: typeof orders.$inferSelect
  /** The copies that were drawn for it, and what has become of their tokens. */
  cards: readonly { token: 'minted' | 'foreign' | null }[]
  /** The refunds of parts of the payment. */
  parts: readonly Pick<StoredPartRefund, 'amount' | 'reason' | 'createdAt' | 'refundedAt'>[]
  /** When an operator has sent its parcel, epoch ms. */
  shippedAt: number | undefined
  now: number
  /** Work that is not done. */
  work: readonly { kind: string; attempts: number }[]
}

/** A step in the life of an order. */
export interface OrderEvent {
  /** Epoch ms; absent for what holds now. */
  at?: number | undefined
  text: string
}

const CANCELLED: Record<string, string> = {
  changedMind: '마음이 바뀌어서',
  wrongChoice: '잘못 골라서',
  delivery: '배송 때문에',
  other: '다른 이유로',
}

/** Returns why work is not done yet. */
function waitOf(work: OrderFacts['work'], kind: string, waits: string): OrderEvent[] {
  const found = work.find((one) => one.kind === kind)
  if (!found) return []
  return [{ text: found.attempts > 0 ? `${waits} 지금까지 ${found.attempts}번 실패했어요.` : waits }]
}

function chainOf({ cards, work }: OrderFacts): OrderEvent[] {
  const count = (state: string) => cards.filter(({ token }) => token === state).length
  const [minted, foreign] = [count('minted'), count('foreign')]
  const open = cards.length - minted - foreign
  return [
    ...(minted > 0 ? [{ text: `카드 ${minted}장을 체인에 기록했어요.` }] : []),
    ...(foreign > 0 ? [{ text: `카드 ${foreign}장의 토큰이 체인에서 다른 지갑에 있어요.` }] : []),
    ...(open > 0 ? waitOf(work, 'mint', `카드 ${open}장이 체인에 기록되기를 기다려요.`) : []),
  ]
}

/** Returns when parts were refunded, and why. */
const partsOf = ({ parts }: OrderFacts): OrderEvent[] =>
  parts.flatMap(({ amount, reason, createdAt, refundedAt }) => [
    { at: createdAt, text: `${wonOf(amount)}을 돌려드리기로 했어요. 이유: ${reason}` },
    ...(refundedAt === null
      ? [{ text: `결제사에 ${wonOf(amount)} 환불을 요청하고 있어요.` }]
      : [{ at: refundedAt, text: `${wonOf(amount)}을 돌려드렸어요. 카드는 회원에게 그대로 있어요.` }]),
  ])

const DAY_MS = 24 * 3_600_000
/** After so many days on its way, a parcel is looked for. */
const LOST_DAYS = 7

/** Returns what an operator does about a parcel that is on its way for too long. */
function lostParcel({ order, shippedAt, now }: OrderFacts): OrderEvent[] {
  if (order.status !== 'PAID' || order.deliveredAt !== null || shippedAt === undefined) return []
  const days = Math.floor((now - shippedAt) / DAY_MS)
  if (days < LOST_DAYS) return []
  return [
    {
      text: `보낸 지 ${days}일이 지났는데 배송이 끝나지 않았어요. 택배사에 분실 여부를 확인하고, 잃어버렸으면 일부 환불하거나 다시 보내 주세요.`,
    },
  ]
}

/** Returns what has happened to an order, in sentences, oldest first; what holds now comes last. */
export function timelineOf(facts: OrderFacts): OrderEvent[] {
  const { order, cards, work } = facts
  const { status } = order
  const rest = wonOf(order.paymentAmount - order.partRefunded)
  const events: (OrderEvent | false)[] = [
    {
      at: order.createdAt,
      text: `${order.amount}팩을 맡아 두고 ${wonOf(order.paymentAmount)} 결제를 시작했어요.`,
    },
    status === 'RESERVED' && {
      text: `결제를 기다려요. ${momentOf(order.expiresAt)}까지 결제하지 않으면 팩을 다시 판매해요.`,
    },
    status === 'EXPIRED' && { at: order.expiresAt, text: '시간 안에 결제하지 않아 팩을 다시 판매해요.' },
    status === 'CANCELLED' && { text: '결제하기 전에 취소했어요. 결제된 금액은 없어요.' },
    status === 'FAILED' && { text: `결제하지 못했어요. ${order.reason ?? ''}`.trimEnd() },
    order.settledAt !== null &&
      cards.length > 0 && {
        at: order.settledAt,
        text: `결제를 확인하고 카드 ${cards.length}장을 뽑았어요.`,
      },
    order.openedAt !== null && { at: order.openedAt, text: '회원이 팩을 열었어요.' },
    order.invoiceNumber !== null && {
      text: `${order.carrier} ${order.invoiceNumber}로 상품을 보냈어요.`,
    },
    order.invoiceCorrectedAt !== null && {
      at: order.invoiceCorrectedAt,
      text: '운송장 번호를 고치고 회원에게 다시 알렸어요.',
    },
    order.deliveredAt !== null && { at: order.deliveredAt, text: '배송이 끝났어요.' },
    order.returnRequestedAt !== null && {
      at: order.returnRequestedAt,
      text: `반품을 신청했어요. 이유: ${order.returnReason ? RETURN_REASONS[order.returnReason] : '없음'}`,
    },
    order.returnRefusedAt !== null && {
      at: order.returnRefusedAt,
      text: `반품을 거절했어요. ${order.returnRefusal ?? ''}`.trimEnd(),
    },
    ...partsOf(facts),
    order.cancelReason !== null && {
      text: `${CANCELLED[order.cancelReason] ?? ''} 주문을 취소했어요.`.trimStart(),
    },
    (status === 'REFUND_DUE' || status === 'REFUNDED') &&
      order.cancelReason === null &&
      order.reason !== null && { text: order.reason },
    status === 'REFUND_DUE' && { text: `${rest}을 돌려드려야 해요.` },
    status === 'REFUNDED' && { text: `${rest}을 돌려드렸어요.` },
    status === 'PAID' &&
      order.openedAt === null && {
        text: '팩을 아직 열지 않았어요. 열기 전에는 카드가 내 카드에 보이지 않아요.',
      },
  ]
  return [
    ...events.filter((event) => event !== false),
    ...lostParcel(facts),
    ...waitOf(work, 'payment', '결제사에 결제 상태를 확인하고 있어요.'),
    ...waitOf(work, 'refund', '결제사에 환불을 요청하고 있어요.'),
    ...(status === 'PAID' ? chainOf(facts) : []),
  ]
}
