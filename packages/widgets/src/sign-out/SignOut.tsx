import { useFandeck, useLatest, useSignOut } from '@fandeck/react'
import { CircleAlert } from 'lucide-react'
import { forwardRef, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { PageState } from '../primitives/page-state/PageState.tsx'
import { PageWaiting } from '../primitives/page-state/PageWaiting.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useSignOutMessages } from './use-sign-out-messages.ts'

/** The props of the sign-out. */
export interface SignOutProps extends HeadedPartProps {
  /**
   * Whether the visit began on your own pages; otherwise the member confirms first.
   *
   * @default false
   */
  own?: boolean | undefined
  /** Whether a stored session is still being renewed; the question waits for it. @default false */
  waiting?: boolean | undefined
  /** Called when the member is signed out, or stays signed in; leave the page. */
  onDone(): void
}

/**
 * Signs out at the auth server and on this page; reports a failed sign-out and keeps the session. Needs a
 * `ModalProvider`.
 *
 * @see S4.9, S8.1
 */
export const SignOut = /* @__PURE__ */ forwardRef<HTMLElement, SignOutProps>(function SignOut(
  { own = false, waiting = false, onDone, ...root },
  ref,
) {
  const { session } = useFandeck()
  const { mutateAsync, error } = useSignOut()
  const messages = useSignOutMessages()
  const modals = useModals()
  const begun = useRef(false)
  const done = useLatest(onDone)
  const [asking, setAsking] = useState(false)

  const leave = useCallback(() => done.current(), [])
  const signOut = useCallback(
    // If the session has already ended, a failed sign-out does not matter.
    () => mutateAsync().then(leave, () => session.getState().loggedIn || leave()),
    [mutateAsync, leave, session],
  )
  useEffect(() => {
    const unasked = own || session.getState().error !== undefined
    if (begun.current || (waiting && !unasked)) return
    begun.current = true
    if (unasked || !session.getState().loggedIn) return void signOut()
    setAsking(true)
    const question = { title: messages['signOut.ask'], confirmLabel: messages['signOut.confirm'] }
    void modals.confirm(question).then((agreed) => {
      if (!agreed) return leave()
      setAsking(false)
      return signOut()
    })
  }, [own, waiting, session, modals, messages, signOut, leave])

  if (error && session.getState().loggedIn) {
    return (
      <PageState
        {...root}
        ref={ref}
        icon={<CircleAlert />}
        title={messages['signOut.failed']}
        description={<span role="alert">{errorSentence(messages, error)}</span>}
        actions={
          <>
            <Button size={44} onClick={() => void signOut()}>
              {messages['common.retry']}
            </Button>
            <Button kind="secondary" size={44} onClick={leave}>
              {messages['signOut.stay']}
            </Button>
          </>
        }
      />
    )
  }
  const { headingLevel: _, ...bare } = root
  if (asking) return <Part base="fandeck-root" {...bare} ref={ref} />
  return <PageWaiting {...root} ref={ref} title={messages['signOut.pending']} />
})
