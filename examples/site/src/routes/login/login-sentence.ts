import { isFandeckError } from '@fandeck/sdk'
import { errorSentence } from '@fandeck/widgets'
import type { AllMessages } from '../../messages/use-all-messages.ts'

/** The message for wrong credentials, by sign-in method. */
const WRONG = {
  phone: '인증번호가 맞지 않아요. 한 번 더 확인해 주세요.',
  email: '이메일이나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.',
  legacy: '아이디나 비밀번호가 맞지 않아요. 한 번 더 확인해 주세요.',
}

/** Returns the message for a failed sign-in or sign-up (D39, S8.19); defaults to the configuration error. */
export function loginSentence(
  messages: AllMessages,
  error: unknown,
  loginType: keyof typeof WRONG = 'phone',
): string | undefined {
  if (!error) return undefined
  if (isFandeckError(error, 'auth/credentials')) return WRONG[loginType]
  return errorSentence(messages, error)
}
