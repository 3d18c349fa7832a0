import { useSignOut } from '@fandeck/react'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'

/**
 * Returns a function that asks for a new sign-in, because this one is too old for a change: it signs the member out,
 * then calls `onSignInRequest`. Needs a `ModalProvider`.
 *
 * @param onSignInRequest opens the sign-in, which returns to this page
 * @returns the function; pass it the server's sentence
 * @example
 * const signInAgain = useSignInAgain(() => location.assign('/login?retUrl=/password'))
 * if (answer.code === 'account/sign-in-again') void signInAgain(answer.error)
 * @see D80
 */
export function useSignInAgain(onSignInRequest: () => void): (sentence: string) => Promise<void> {
  const modals = useModals()
  const messages = useAccountFieldMessages()
  const signOut = useSignOut()
  return async (message) => {
    const title = messages['account.signInAgain']
    const confirmLabel = messages['account.signInAgain.confirm']
    if (!(await modals.confirm({ title, message, confirmLabel }))) return
    signOut.mutate(undefined, {
      onError: (error) => void modals.alert({ title: errorSentence(messages, error) }),
      onSuccess: onSignInRequest,
    })
  }
}
