import { Devices, LinkedLogins } from '@fandeck/widgets'
import { accountPath } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'

/** The methods with which the member can sign in, and the devices on which they are (S1.7, D80). */
export default function LoginsPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = { pathname, search: '', hash: '' }
  return (
    <div className="site-logins">
      <LinkedLogins
        search={search}
        verifyHref={accountPath('verify', here)}
        emailHref="/mypage/logins/email"
        onReturned={() => navigate(pathname, { replace: true })}
        onSignInRequest={() => navigate(accountPath('login', here))}
      />
      <Devices />
    </div>
  )
}
