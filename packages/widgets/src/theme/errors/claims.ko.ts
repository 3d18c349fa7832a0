import type { ClaimsErrorCode } from '@fandeck/sdk/claims'

/** Errors of printed codes and benefits. */
export const koClaimsErrors: Record<ClaimsErrorCode, string> = {
  'claims/mistyped-code': '코드를 다시 확인해 주세요.',
  'claims/unknown-code': '등록되지 않은 코드예요. 코드를 다시 확인해 주세요.',
  'claims/code-used': '이미 사용한 코드예요.',
  'claims/code-yours': '이미 내 덱에 있는 카드예요.',
  'claims/code-expired': '사용 기간이 지난 코드예요.',
  'claims/code-revoked': '사용할 수 없게 된 코드예요. 고객센터로 문의해 주세요.',
  'claims/not-in-period': '지금은 받을 수 있는 기간이 아니에요.',
  'claims/limit-over': '받을 수 있는 만큼 모두 받았어요.',
  'claims/login-required': '로그인하고 다시 시도해 주세요.',
  'claims/several-codes': '사진에 코드가 여러 개 있어요. 받을 카드의 코드를 골라 주세요.',
  'claims/too-many-tries': '오늘은 더 시도할 수 없어요. 내일 다시 시도해 주세요.',
  'claims/wrong-password': '비밀번호가 맞지 않아요. 직원에게 다시 부탁해 주세요.',
  'claims/locked': '여러 번 틀려서 잠시 잠겼어요. 5분 뒤에 다시 시도해 주세요.',
  'claims/event-locked': '지금은 수령 처리가 잠겨 있어요. 운영 직원에게 알려 주세요.',
  'claims/already-used': '이미 사용한 혜택이에요.',
  'claims/not-found': '사용할 수 있는 혜택이 아니에요.',
  'claims/not-verified': '본인 인증을 마치면 이용할 수 있어요.',
  'claims/password-missing': '직원 비밀번호를 입력해 주세요.',
  'claims/bad-code-format': '지금은 카드를 받을 수 없어요. 고객센터로 문의해 주세요.',
  'claims/no-minting': '지금은 카드를 받을 수 없어요. 고객센터로 문의해 주세요.',
}
