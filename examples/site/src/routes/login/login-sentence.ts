import { isFandeckError } from '@fandeck/sdk'
import { errorSentence, type Messages } from '@fandeck/widgets'

const WRONG = {
  phone: '인증번호가 맞지 않아요. 한 번 더 확인해 주세요.',
  email: '이메일이나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.',
  legacy: '아이디나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.',
}

const SENTENCES = new Map([
  ['auth/account-not-linked', '이미 다른 방법으로 가입된 계정이에요. 기존 방법으로 로그인해 주세요.'],
  ['auth/session-required', '로그인이 필요해요.'],
  ['auth/oauth-callback', '로그인을 완료하지 못했어요. 다시 시도해 주세요.'],
  ['auth/no-session', '로그인을 완료하지 못했어요. 다시 시도해 주세요.'],
  ['auth/user-id-taken', '이미 가입한 이메일이에요. 로그인해 주세요.'],
  ['auth/bad-user-id', '이메일 주소를 다시 확인해 주세요.'],
  ['auth/weak-password', '비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.'],
  ['auth/terms-required', '필수 약관에 동의해 주세요.'],
])

/** What the fan reads of a failed login or sign-up (D39, S8.19); configuration errors are the fallback. */
export function loginSentence(
  messages: Messages,
  error: unknown,
  loginType: keyof typeof WRONG = 'phone',
): string | undefined {
  if (!error) return undefined
  if (isFandeckError(error, 'auth/credentials')) return WRONG[loginType]
  const own = isFandeckError(error) ? SENTENCES.get(error.code) : undefined
  return own ?? errorSentence(messages, error)
}
