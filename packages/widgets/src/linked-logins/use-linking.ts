import { useLinkLogin, useUnlinkLogin } from '@fandeck/react'
import type { MyPageAnswer } from '@fandeck/sdk/account'
import { type LoginProvider, type LoginWay, loginLinkResult } from '@fandeck/sdk/logins'
import { useEffect } from 'react'
import { useSignInAgain } from '../account-fields/use-sign-in-again.ts'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useLoginMessages } from './use-login-messages.ts'

/** Links and unlinks; a sign-in that is too old leads to the sign-in. */
export function useLinking(onSignInRequest: () => void) {
  const modals = useModals()
  const toast = useToast()
  const messages = useLoginMessages()
  const signInAgain = useSignInAgain(onSignInRequest)
  const linking = useLinkLogin()
  const unlinking = useUnlinkLogin()
  const onError = (error: Error) => void toast.show(errorSentence(messages, error))
  const settle = (answer: MyPageAnswer, done?: string) => {
    if (answer.error === undefined) return done && toast.show(done)
    return answer.code === 'logins/sign-in-again' ? signInAgain(answer.error) : toast.show(answer.error)
  }
  const unlink = async (provider: LoginWay) => {
    const name = messages[`logins.account.${provider}`]
    const title = messages['logins.unlink.title']({ name })
    const message = messages[`logins.unlink.${provider}`]
    const confirmLabel = messages['logins.unlink']
    if (!(await modals.confirm({ title, message, confirmLabel }))) return
    const done = messages['logins.unlink.done']({ name })
    unlinking.mutate({ provider }, { onError, onSuccess: (answer) => void settle(answer, done) })
  }
  const link = (provider: LoginProvider) => {
    const callbackUrl = location.origin + location.pathname
    linking.mutate({ provider, callbackUrl }, { onError, onSuccess: (answer) => void settle(answer) })
  }
  const pending = [linking, unlinking].find(({ isPending }) => isPending)
  return { link, unlink, busy: pending?.variables?.provider }
}

/** Tells the result with which Google or Kakao has returned to this page, once. */
export function useLinkResult(search: string, onReturned: () => void): void {
  const toast = useToast()
  const messages = useLoginMessages()
  const result = loginLinkResult(search)
  const sentence =
    result &&
    (result.error
      ? errorSentence(messages, result.error)
      : messages['logins.link.done']({ name: messages[`logins.${result.provider}`] }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result, whichever render `onReturned` is of
  useEffect(() => {
    if (sentence === undefined) return
    toast.show(sentence)
    onReturned()
  }, [sentence, toast])
}
