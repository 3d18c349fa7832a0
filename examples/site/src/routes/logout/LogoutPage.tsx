import { useFandeck, useSignOut } from '@fandeck/react'
import { Button, CardFanLoader, errorSentence, useMessages } from '@fandeck/widgets'
import { useCallback, useEffect } from 'react'
import { returnPath } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'

/** Signs out at the auth server and locally, then returns; reports a failed sign-out and keeps the session. */
export default function LogoutPage() {
  const { session } = useFandeck()
  const { mutateAsync, error } = useSignOut()
  const messages = useMessages()
  const navigate = useNavigate()
  const { search } = useLocation()

  const leave = useCallback(() => navigate(returnPath(search), { replace: true }), [navigate, search])
  const signOut = useCallback(
    // If the session has already ended, a failed sign-out does not matter.
    () => mutateAsync().then(leave, () => session.getState().loggedIn || leave()),
    [mutateAsync, leave, session],
  )
  useEffect(() => {
    void signOut()
  }, [signOut])

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
  return (
    <div className="site-centre site-waiting" aria-busy="true">
      <CardFanLoader />
      <h1 className="fandeck-title-3">로그아웃하고 있어요</h1>
    </div>
  )
}
