import { isFandeckError } from '@fandeck/sdk'
import { koAccountFields } from '../account-fields/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { koAuthErrors } from '../theme/errors/auth.ko.ts'
import { joined } from '../theme/joined.ts'
import { errorSentence, useMessagesOf } from '../theme/messages.tsx'
import { koSignInForms } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koAccountFields, koSignInForms, { errors: koAuthErrors })

/** Returns the messages of the sign-in. */
export const useSignInMessages = () => useMessagesOf(sentences)
export type SignInMessages = ReturnType<typeof useSignInMessages>

/** Returns the message for a failed sign-in or sign-up (D39, S8.19); wrong credentials have one by the login type. */
export function signInSentence(
  messages: SignInMessages,
  error: unknown,
  loginType: 'phone' | 'email' | 'legacy' = 'phone',
): string | undefined {
  if (!error) return undefined
  if (isFandeckError(error, 'auth/credentials')) return messages[`signIn.wrong.${loginType}`]
  return errorSentence(messages, error)
}
