import { useFandeck, useSession } from '@fandeck/react'
import { useModals, useToast } from '@fandeck/widgets'
import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useMessages } from '../messages/use-messages.ts'
import { accountPath } from './return-path.ts'

const LINKABLE = new Set(['legacy', 'email', 'phone'])

/**
 * Shows toasts for a sign-in on this page (S4.18) and for an involuntary end of the session, after which it navigates
 * through the logout page and back (S8.1, S8.2).
 */
export function SessionWatch() {
  const fandeck = useFandeck()
  const toast = useToast()
  const modals = useModals()
  const messages = useMessages()
  const location = useLocation()
  const [telling, setTelling] = useState(false)
  const ended = useSession((session) => session.error !== undefined)

  useEffect(() => {
    const undo = [
      fandeck.on('auth:signed-in', ({ loginType }) => {
        if (!LINKABLE.has(loginType)) return
        toast.show(messages['login.linkHint'], { timeout: 1000, hideCloseButton: true })
      }),
      fandeck.on('session:logout', ({ reason, error }) => {
        if (reason === 'refused') {
          // Show the reason before the page changes (S8.2).
          setTelling(true)
          const told = () => setTelling(false)
          modals.alert({ title: error?.serverMessage ?? messages['session.expired'] }).then(told, told)
        } else if (error) toast.show(messages['session.expired'], { kind: 'error' })
      }),
    ]
    return () => {
      for (const stop of undo) stop()
    }
  }, [fandeck, toast, modals, messages])

  if (!ended || telling || location.pathname === '/account/logout') return null
  return <Navigate to={accountPath('logout', location)} replace />
}
