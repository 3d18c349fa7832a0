import { useFandeck, useSession } from '@fandeck/react'
import { constants, type FandeckError, isFandeckError } from '@fandeck/sdk'
import { useModals, useToast } from '@fandeck/widgets'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { Redirect, useLocation } from '../router/Router.tsx'
import { accountPath, OWN_WAY } from './return-path.ts'

const LINKABLE = new Set(['legacy', 'email', 'phone'])

/**
 * Shows a toast for a sign-in on this page (S4.18), and reports an involuntary end of the session, after which it
 * navigates through the logout page and back (S8.1, S8.2). Reads the end from the session and not from its event,
 * because a stored session can be refused before the page is hydrated.
 */
export function SessionWatch() {
  const fandeck = useFandeck()
  const toast = useToast()
  const modals = useModals()
  const messages = useMessages()
  const location = useLocation()
  const error = useSession((session) => session.error)
  const reported = useRef<FandeckError>(undefined)
  const [acknowledged, setAcknowledged] = useState<FandeckError>()
  const refused = isFandeckError(error, 'session/refused')

  useEffect(
    () =>
      fandeck.on('auth:signed-in', ({ loginType }) => {
        if (!LINKABLE.has(loginType)) return
        toast.show(messages['login.linkHint'], {
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
      toast.show(messages['session.expired'], { kind: 'error' })
      return
    }
    const proceed = () => setAcknowledged(error)
    modals.alert({ title: error.serverMessage ?? messages['session.expired'] }).then(proceed, proceed)
  }, [error, toast, modals, messages])

  const waiting = refused && acknowledged !== error
  if (!error || waiting || location.pathname === '/account/logout') return null
  return <Redirect to={accountPath('logout', location)} state={OWN_WAY} />
}
