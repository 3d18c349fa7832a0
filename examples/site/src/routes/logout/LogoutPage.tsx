import { useStoredSession } from '@fandeck/react'
import { SignOut } from '@fandeck/widgets'
import { OWN_WAY, returnPath, SIGNED_OUT } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'

/** Signs out, then returns; a visit that the site itself did not begin asks a member first. */
export default function LogoutPage() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { waiting } = useStoredSession()
  return (
    <SignOut
      className="site-centre"
      own={state === OWN_WAY}
      waiting={waiting}
      onDone={() => navigate(returnPath(search), { replace: true, state: SIGNED_OUT })}
    />
  )
}
