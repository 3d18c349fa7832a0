import { IdentityCheck } from '@fandeck/widgets'
import { accountPath, returnPath } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useSite } from '../../site-context.ts'

/** The identity check; with `again`, of a verified member. The service returns to this address (S2.11, D7). */
export default function VerifyPage() {
  const { pay } = useSite()
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search } = location
  const leave = () => navigate(returnPath(search), { replace: true })
  return (
    <IdentityCheck
      className="site-account"
      allow={[pay]}
      search={search}
      renew={new URLSearchParams(search).has('again')}
      onReturned={(rest) => navigate(pathname + rest, { replace: true })}
      onDone={leave}
      onLater={leave}
      onSignInRequest={() => navigate(accountPath('login', location))}
    />
  )
}
