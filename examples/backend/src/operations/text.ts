import { formatPhone, formatSeoulDate, formatSeoulTime } from '@fandeck/sdk'
import type { Action } from './actions.ts'
import type { OrderState } from './orders.ts'

/** The labels of the states, with the tone of their tag. */
export const STATES: Record<OrderState, readonly [label: string, tone: string]> = {
  paying: ['결제 중', ''],
  refundDue: ['환불 필요', 'live'],
  toShip: ['배송 준비', 'warn'],
  shipped: ['배송 중', 'warn'],
  paid: ['결제 완료', 'ok'],
  refunded: ['환불 완료', ''],
  failed: ['결제 실패', 'danger'],
  ended: ['취소·만료', ''],
}

/** What an operator has done, in words. */
export const ACTIONS: Record<Action, string> = {
  'sign-in': '로그인',
  ship: '발송',
  cancel: '주문 취소',
  refund: '환불 요청',
  answer: '문의 답변',
}

/** `2025.11.20 12:00` in Seoul. */
export const momentOf = (at: number): string => `${formatSeoulDate(at)} ${formatSeoulTime(at)}`

/** `24,000원`. */
export const wonOf = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/** `010-****-7702`; a dash without a phone. */
export function phoneOf(digits: string | null): string {
  if (digits === null) return '–'
  const [first = '', , last = ''] = formatPhone(digits).split('-')
  return `${first}-****-${last}`
}
