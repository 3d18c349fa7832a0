import type { AccountErrorCode } from '@fandeck/sdk/account'
import { koAuthErrors } from './auth.ko.ts'

/** Errors of the account. */
export const koAccountErrors: Record<AccountErrorCode, string> = {
  'account/identity-used': '이미 다른 계정에서 인증한 정보예요.',
  'account/identity-not-found': '인증 정보를 찾지 못했어요. 다시 인증해 주세요.',
  'account/identity-mismatch': '가입한 분의 인증 정보와 달라요. 가입한 분의 휴대폰으로 인증해 주세요.',
  'account/sign-in-again': '안전을 위해 다시 로그인한 다음 바꿔 주세요.',
  'account/no-storage': '이 브라우저에서는 본인 인증을 시작할 수 없어요. 사이트 데이터 저장을 허용해 주세요.',
  'account/wrong-password': '비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  'account/weak-password': koAuthErrors['auth/weak-password'],
  'account/no-password': '이 계정에는 비밀번호가 없어요. 다른 방법으로 로그인해 주세요.',
  'account/locked': '여러 번 틀려서 잠시 잠겼어요. 잠시 후 다시 시도해 주세요.',
}
