import { formatPhone, formatSeoulDate, formatSeoulTime } from '@fandeck/sdk'
import type { ReturnReason } from '@fandeck/sdk/drops'
import type { Action } from './actions.ts'
import type { OrderState } from './orders.ts'

/** The labels of the states, with the tone of their tag. */
export const STATES: Record<OrderState, readonly [label: string, tone: string]> = {
  paying: ['결제 중', ''],
  refundDue: ['환불 필요', 'live'],
  toShip: ['배송 준비', 'warn'],
  shipped: ['배송 중', 'warn'],
  delivered: ['배송 완료', 'ok'],
  returning: ['반품 신청', 'live'],
  paid: ['결제 완료', 'ok'],
  refunded: ['환불 완료', ''],
  failed: ['결제 실패', 'danger'],
  ended: ['취소·만료', ''],
}

/** Why a fan returns goods, in words. */
export const RETURN_REASONS: Record<ReturnReason, string> = {
  changedMind: '마음이 바뀌었어요',
  damaged: '굿즈가 망가졌거나 흠이 있어요',
  wrongGoods: '주문한 굿즈와 달라요',
  other: '다른 이유가 있어요',
}

/** What an operator has done, in words. */
export const ACTIONS: Record<Action, string> = {
  'sign-in': '로그인',
  ship: '발송',
  'correct-parcel': '운송장 정정',
  labels: '배송 목록 받기',
  deliver: '배송 완료',
  cancel: '주문 취소',
  refund: '환불 요청',
  'refund-part': '일부 환불',
  return: '반품 환불',
  'refuse-return': '반품 거절',
  answer: '문의 답변',
  'drop-pause': '드롭 일시 중지',
  'drop-resume': '드롭 판매 재개',
  'drop-end': '드롭 판매 종료',
  'drop-extend': '드롭 마감 연장',
  'drop-add': '드롭 팩 추가',
  'drop-price': '드롭 가격 변경',
  'drop-limits': '드롭 구매 한도 변경',
  'drop-gate': '드롭 대기실 변경',
  block: '회원 이용 제한',
  unblock: '이용 제한 해제',
  'give-card': '카드 지급',
  'give-benefit': '혜택 지급',
  'give-points': '포인트 지급',
  'ask-change': '주문 확인 부탁',
  resend: '메시지 다시 보내기',
  'team-add': '운영자 추가',
  'team-password': '운영자 새 비밀번호',
  'team-role': '운영자 역할 변경',
  'team-remove': '운영자 삭제',
  'token-add': '토큰 추가',
  'token-end': '토큰 종료',
  'own-password': '내 비밀번호 변경',
  'passkey-add': '패스키 추가',
  'passkey-remove': '패스키 삭제',
  'passkey-reset': '패스키 초기화',
  'passkey-rule': '패스키 로그인 규칙',
  'ledger-transfer': '카드 기록 권한 이전',
}

/** `2025.11.20 12:00` in Seoul. */
export const momentOf = (at: number): string => `${formatSeoulDate(at)} ${formatSeoulTime(at)}`

/** `14:06` of today in Seoul, `11.20 18:30` before. */
export function shortMomentOf(at: number, now: number): string {
  const [day, today] = [formatSeoulDate(at), formatSeoulDate(now)]
  return day === today ? formatSeoulTime(at) : `${day.slice(5, 10)} ${formatSeoulTime(at)}`
}

const two = (count: number) => String(count).padStart(2, '0')

/** `1일 02:14:36`, without days below one; `3:41` below an hour if `short`. */
export function durationOf(ms: number, { short = false } = {}): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (short && hours === 0) return `${minutes}:${two(rest)}`
  const time = `${two(hours % 24)}:${two(minutes)}:${two(rest)}`
  return hours >= 24 ? `${Math.floor(hours / 24)}일 ${time}` : time
}

/** `010-****-7702`; a dash without a phone. */
export function phoneOf(digits: string | null): string {
  if (digits === null) return '–'
  const [first = '', , last = ''] = formatPhone(digits).split('-')
  return `${first}-****-${last}`
}
