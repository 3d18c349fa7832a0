import type { AuthErrorCode } from '@fandeck/sdk/auth'
import { koFallback as fallback } from './fallback.ts'

/** Errors of sign-up, sign-in and sign-out. */
export const koAuthErrors: Record<AuthErrorCode, string> = {
  'auth/origin-not-allowed': '이 페이지에서는 로그인할 수 없어요.',
  'auth/handover-invalid': '로그인 요청이 만료됐어요. 다시 로그인해 주세요.',
  'auth/insecure-page':
    '이 페이지는 주소가 https로 시작하지 않아 로그인할 수 없어요. https 주소로 다시 열어 주세요.',
  'auth/window-blocked': '브라우저가 로그인 창을 막았어요. 팝업을 허용하고 다시 시도해 주세요.',
  'auth/window-closed': '로그인을 마치지 않고 창을 닫았어요. 다시 시도해 주세요.',
  'auth/credentials': '아이디나 비밀번호가 맞지 않아요. 다시 확인해 주세요.',
  'auth/blocked': '이용이 제한된 계정이에요. 고객센터에 문의해 주세요.',
  'auth/code-expired': '인증번호가 만료됐어요. 다시 받아 주세요.',
  'auth/wrong-code': '인증번호가 맞지 않아요. 다시 확인해 주세요.',
  'auth/bad-phone': '휴대폰 번호를 다시 확인해 주세요.',
  'auth/no-sender': '지금은 인증번호를 보낼 수 없어요. 다른 방법으로 다시 시도해 주세요.',
  'auth/too-many-tries': '시도 횟수가 많아 잠시 제한됐어요. 잠시 후 다시 시도해 주세요.',
  'auth/too-soon': '인증번호를 방금 보냈어요. 잠시 후 다시 요청해 주세요.',
  'auth/account-not-linked': '이미 다른 방법으로 가입된 계정이에요. 기존 방법으로 로그인해 주세요.',
  'auth/bad-user-id': '이메일 주소를 다시 확인해 주세요.',
  'auth/weak-password': '비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.',
  'auth/terms-required': '필수 약관에 동의해 주세요.',
  'auth/user-id-taken': '이미 가입한 이메일이에요. 로그인해 주세요.',
  'auth/configuration': fallback,
  'auth/no-providers': fallback,
  'auth/unknown-provider': fallback,
  'auth/no-session': '로그인을 완료하지 못했어요. 다시 시도해 주세요.',
  'auth/oauth-callback': '로그인을 완료하지 못했어요. 다시 시도해 주세요.',
  'auth/session-required': '로그인이 필요해요.',
}
