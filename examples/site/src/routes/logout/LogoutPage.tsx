import { useFandeck, useSignOut } from '@fandeck/react'
import { Button, CardFanLoader, errorSentence, useMessages } from '@fandeck/widgets'
import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../layout/return-path.ts'
import { useTitle } from '../../layout/use-title.ts'

/** Signs out at the auth server and here, then goes back; a sign-out that fails says so and keeps the session. */
export default function LogoutPage() {
  const { session } = useFandeck()
  const { mutateAsync, error } = useSignOut()
  const messages = useMessages()
  const navigate = useNavigate()
  const { search } = useLocation()
  useTitle('로그아웃')

  const leave = useCallback(() => navigate(returnPath(search), { replace: true }), [navigate, search])
  const signOut = useCallback(
    // A session that has ended already leaves nothing to keep.
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
