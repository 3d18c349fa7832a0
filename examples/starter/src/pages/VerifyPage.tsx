import { IdentityCheck } from '@fandeck/widgets'
import { useLocation, useSearch } from 'wouter'
import { payOrigin } from '../fandeck.ts'
import { accountPath, returnPath } from '../return-path.ts'

/** The identity check before the wallet. */
export function VerifyPage() {
  const search = `?${useSearch()}`
  const [pathname, navigate] = useLocation()
  const leave = () => navigate(returnPath(search), { replace: true })
  return (
    <>
      <title>본인 인증</title>
      <IdentityCheck
        className="page"
        allow={[payOrigin]}
        search={search}
        onReturned={(rest) => navigate(pathname + rest, { replace: true })}
        onDone={leave}
        onLater={leave}
        onSignInRequest={() => navigate(accountPath('login'))}
      />
    </>
  )
}
