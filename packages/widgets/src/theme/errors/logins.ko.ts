import type { LoginsErrorCode } from '@fandeck/sdk/logins'
import { koAccountErrors } from './account.ko.ts'

/** Errors of the ways to sign in. */
export const koLoginsErrors: Record<LoginsErrorCode, string> = {
  'logins/sign-in-again': koAccountErrors['account/sign-in-again'],
  'logins/last': '마지막 로그인 방법은 해제할 수 없어요. 다른 방법을 먼저 연결해 주세요.',
  'logins/taken': '이미 다른 팬이 쓰고 있는 계정이에요. 다른 계정으로 연결해 주세요.',
  'logins/other-linked': '이미 다른 계정이 연결돼 있어요. 먼저 해제한 다음 연결해 주세요.',
  'logins/not-linked': '연결을 완료하지 못했어요. 다시 시도해 주세요.',
}
