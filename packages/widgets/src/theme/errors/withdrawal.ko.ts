import type { WithdrawalErrorCode } from '@fandeck/sdk'

/** Errors of a withdrawal. */
export const koWithdrawalErrors: Record<WithdrawalErrorCode, string> = {
  'withdrawal/not-on-file': '이 계정에 등록된 연락처가 아니에요.',
  'withdrawal/too-soon': '인증번호를 방금 보냈어요. 잠시 후 다시 요청해 주세요.',
  'withdrawal/locked': '시도 횟수가 많아 잠시 제한됐어요. 잠시 후 다시 시도해 주세요.',
  'withdrawal/identity-not-found': '인증 정보를 찾지 못했어요. 다시 인증해 주세요.',
  'withdrawal/identity-mismatch': '가입한 분의 인증 정보와 달라요.',
  'withdrawal/wrong-code': '인증번호가 맞지 않아요. 다시 확인해 주세요.',
  'withdrawal/code-expired': '인증번호가 만료됐어요. 다시 받아 주세요.',
}
