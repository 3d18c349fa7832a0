import { SignOut } from '@fandeck/widgets'
import { useLocation } from 'wouter'

/** The sign-out, which asks first. */
export function LogoutPage() {
  const [, navigate] = useLocation()
  return (
    <div className="page">
      <title>로그아웃</title>
      <SignOut onDone={() => navigate('/', { replace: true })} />
    </div>
  )
}
