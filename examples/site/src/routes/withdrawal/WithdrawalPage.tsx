import { useSession, useStoredSession } from '@fandeck/react'
import { Withdrawal } from '@fandeck/widgets'
import { accountPath } from '../../layout/return-path.ts'
import { Redirect, useLocation, useNavigate } from '../../router/Router.tsx'
import { useSite } from '../../site-context.ts'

/** The withdrawal (S7.51–S7.55, D37); a visitor signs in first. The identity service returns to this address. */
export default function WithdrawalPage() {
  const { pay } = useSite()
  const location = useLocation()
  const navigate = useNavigate()
  const { waiting } = useStoredSession()
  const ended = useSession((session) => session.error !== undefined)
  const { pathname, search } = location
  return (
    <Withdrawal
      className="site-account"
      allow={[pay]}
      search={search}
      onReturned={(rest) => navigate(pathname + rest, { replace: true })}
      homeHref="/"
      onStay={() => navigate('/mypage/settings', { replace: true })}
      signedOut={waiting || ended ? null : <Redirect to={accountPath('login', location)} />}
    />
  )
}
