import { useSignOut } from '@fandeck/react'
import { CardFanLoader } from '@fandeck/widgets'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../layout/return-path.ts'
import { useTitle } from '../../layout/use-title.ts'

/** Signs out at the auth server, forgets the session, and goes back. */
export default function LogoutPage() {
  const { mutateAsync: signOut } = useSignOut()
  const navigate = useNavigate()
  const { search } = useLocation()
  useTitle('로그아웃')

  useEffect(() => {
    let here = true
    const leave = () => here && navigate(returnPath(search), { replace: true })
    // An outage keeps nobody logged in: the SDK has forgotten the session in either case.
    signOut().then(leave, leave)
    return () => {
      here = false
    }
  }, [signOut, navigate, search])

  return (
    <div className="site-centre site-waiting" aria-busy="true">
      <CardFanLoader />
      <h1 className="fandeck-title-3">로그아웃하고 있어요</h1>
    </div>
  )
}
