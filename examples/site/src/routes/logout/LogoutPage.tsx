import { useFandeck, useSignOut } from '@fandeck/react'
import { Button, CardFanLoader, errorSentence, useMessages, useModals } from '@fandeck/widgets'
import { useCallback, useEffect, useRef, useState } from 'react'
import { OWN_WAY, returnPath } from '../../layout/return-path.ts'
import { useStoredSession } from '../../layout/use-stored-session.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'

/**
 * Signs out at the auth server and locally, then returns; reports a failed sign-out and keeps the session. A visit that
 * the site itself did not begin, such as by a link of another site, asks a member with a live session first.
 */
export default function LogoutPage() {
  const { session } = useFandeck()
  const { mutateAsync, error } = useSignOut()
  const messages = useMessages()
  const navigate = useNavigate()
  const modals = useModals()
  const { search, state } = useLocation()
  const { loggedIn, waiting } = useStoredSession()
  const begun = useRef(false)
  const [asking, setAsking] = useState(false)

  const leave = useCallback(() => navigate(returnPath(search), { replace: true }), [navigate, search])
  const signOut = useCallback(
    // If the session has already ended, a failed sign-out does not matter.
    () => mutateAsync().then(leave, () => session.getState().loggedIn || leave()),
    [mutateAsync, leave, session],
  )
  useEffect(() => {
    const isOwn = state === OWN_WAY || session.getState().error !== undefined
    if (begun.current || (waiting && !isOwn)) return
    begun.current = true
    if (isOwn || !loggedIn) return void signOut()
    setAsking(true)
    void modals.confirm({ title: '로그아웃할까요?', confirmLabel: '로그아웃' }).then((agreed) => {
      if (!agreed) return leave()
      setAsking(false)
      return signOut()
    })
  }, [state, session, waiting, loggedIn, modals, signOut, leave])

  if (error && session.getState().loggedIn) {
    return (
      <div className="site-centre">
        <h1 className="fandeck-title-3">로그아웃하지 못했어요</h1>
        <p className="fandeck-body-2" role="alert">
          {errorSentence(messages, error)}
        </p>
        <Button onClick={() => void signOut()}>{messages['common.retry']}</Button>
        <Button kind="secondary" onClick={leave}>
          로그인 유지하기
        </Button>
      </div>
    )
  }
  if (asking) return <div className="site-centre" />
  return (
    <div className="site-centre site-waiting" aria-busy="true">
      <CardFanLoader />
      <h1 className="fandeck-title-3">로그아웃하고 있어요</h1>
    </div>
  )
}
