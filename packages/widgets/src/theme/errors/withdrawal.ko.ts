import type { WithdrawalErrorCode } from '@fandeck/sdk/withdrawal'
import { koAccountErrors } from './account.ko.ts'
import { koAuthErrors } from './auth.ko.ts'

/** Errors of a withdrawal. */
export const koWithdrawalErrors: Record<WithdrawalErrorCode, string> = {
  'withdrawal/not-on-file': '이 계정에 등록된 연락처가 아니에요.',
  'withdrawal/too-soon': koAuthErrors['auth/too-soon'],
  'withdrawal/locked': koAuthErrors['auth/too-many-tries'],
  'withdrawal/identity-not-found': koAccountErrors['account/identity-not-found'],
  'withdrawal/identity-mismatch': '가입한 분의 인증 정보와 달라요.',
  'withdrawal/wrong-code': koAuthErrors['auth/wrong-code'],
  'withdrawal/code-expired': koAuthErrors['auth/code-expired'],
}
