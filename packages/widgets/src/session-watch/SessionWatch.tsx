import { useFandeck, useLatest, useSession } from '@fandeck/react'
import { constants, type FandeckError, isFandeckError } from '@fandeck/sdk'
import { useEffect, useRef, useState } from 'react'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koSessionWatch } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koSessionWatch)
const LINKABLE = /* @__PURE__ */ new Set(['legacy', 'email', 'phone'])

/** The props of what watches the session. */
export interface SessionWatchProps {
  /** Whether this page is already the one that signs out. @default false */
  leaving?: boolean | undefined
  /** Called when the session has ended and the fan has been told; open the page of the sign-out, which returns here. */
  onEnded(): void
}

/**
 * Shows a toast for a sign-in on this page (S4.18), and reports an involuntary end of the session, after which it calls
 * `onEnded` (S8.1, S8.2). Renders nothing; needs a `ToastProvider` and a `ModalProvider`. Place it once, beside the pages.
 *
 * @see S4.18, S8.1, S8.2
 */
export function SessionWatch({ leaving = false, onEnded }: SessionWatchProps) {
  const fandeck = useFandeck()
  const toast = useToast()
  const modals = useModals()
  const messages = useMessagesOf(sentences)
  // The session and not its event, because a stored session can be refused before the page is hydrated.
  const error = useSession((session) => session.error)
  const reported = useRef<FandeckError>(undefined)
  const leave = useLatest(onEnded)
  const [acknowledged, setAcknowledged] = useState<FandeckError>()
  const expired = messages.errors['session/expired']

  useEffect(
    () =>
      fandeck.on('auth:sign-in-completed', ({ loginType }) => {
        if (!LINKABLE.has(loginType)) return
        toast.show(messages['session.linkHint'], {
          timeout: constants.toast.loginTimeoutMs,
          hideCloseButton: true,
        })
      }),
    [fandeck, toast, messages],
  )

  useEffect(() => {
    // StrictMode runs effects twice.
    if (!error || reported.current === error) return
    reported.current = error
    if (!isFandeckError(error, 'session/refused')) {
      toast.show(expired, { kind: 'error' })
      return
    }
    const proceed = () => setAcknowledged(error)
    modals.alert({ title: error.serverMessage ?? expired }).then(proceed, proceed)
  }, [error, toast, modals, expired])

  const told = error !== undefined && (!isFandeckError(error, 'session/refused') || acknowledged === error)
  const gone = told && !leaving
  useEffect(() => {
    if (gone) leave.current()
  }, [gone])
  return null
}
