import type { WithdrawalErrorCode } from '@fandeck/sdk'
import { koShared } from './shared.ko.ts'

/** Errors of a withdrawal. */
export const koWithdrawalErrors: Record<WithdrawalErrorCode, string> = {
  'withdrawal/not-on-file': '이 계정에 등록된 연락처가 아니에요.',
  'withdrawal/too-soon': koShared.codeTooSoon,
  'withdrawal/locked': koShared.tooManyTries,
  'withdrawal/identity-not-found': koShared.identityNotFound,
  'withdrawal/identity-mismatch': '가입한 분의 인증 정보와 달라요.',
  'withdrawal/wrong-code': koShared.wrongCode,
  'withdrawal/code-expired': koShared.codeExpired,
}
