import type { Role } from '../roles.ts'

/** The names of the roles. */
export const ROLE_NAMES: Record<Role, string> = {
  viewer: '조회',
  support: '고객 응대',
  shop: '상점 운영',
  owner: '소유자',
}

/** What each role may do more than the one before it. */
export const ROLE_NOTES: Record<Role, string> = {
  viewer: '주문과 드롭, 매출을 볼 수 있어요. 받는 분의 주소와 회원 정보는 보이지 않아요.',
  support: '회원과 문의를 보고, 발송하고, 답변하고, 환불하고, 이용을 제한할 수 있어요.',
  shop: '드롭을 운영하고, 상점 파일과 카드 코드, 혜택을 다루고, 운영 기록을 볼 수 있어요.',
  owner: '운영자와 역할, 패스키, 토큰까지 관리할 수 있어요.',
}
