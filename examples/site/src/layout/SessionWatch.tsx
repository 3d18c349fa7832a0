import { SessionWatch as Watch } from '@fandeck/widgets'
import { useLocation, useNavigate } from '../router/Router.tsx'
import { accountPath, OWN_WAY } from './return-path.ts'

/** Watches the session; after its involuntary end it navigates through the logout page and back. */
export function SessionWatch() {
  const navigate = useNavigate()
  const location = useLocation()
  return (
    <Watch
      leaving={location.pathname === '/account/logout'}
      onEnded={() => navigate(accountPath('logout', location), { replace: true, state: OWN_WAY })}
    />
  )
}
