import { useSignOut } from '@fandeck/react'
import { errorSentence, useModals, useToast } from '@fandeck/widgets'
import { accountPath } from '../../layout/return-path.ts'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useNavigate } from '../../router/Router.tsx'

/** Returns a function that asks for a new sign-in, because this one is too old for a change, and returns to `pathname` (D80). */
export function useSignInAgain(pathname: string): (sentence: string) => Promise<void> {
  const modals = useModals()
  const toast = useToast()
  const messages = useAllMessages()
  const navigate = useNavigate()
  const signOut = useSignOut()
  return async (message) => {
    const title = '다시 로그인할까요?'
    if (!(await modals.confirm({ title, message, confirmLabel: '다시 로그인' }))) return
    signOut.mutate(undefined, {
      onError: (error) => void toast.show(errorSentence(messages, error)),
      onSuccess: () => navigate(accountPath('login', { pathname, search: '', hash: '' })),
    })
  }
}
