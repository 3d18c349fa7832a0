import './login.css'
import { useFinishSignIn, useSession } from '@fandeck/react'
import { signInError } from '@fandeck/sdk/auth'
import { CardFanLoader } from '@fandeck/widgets'
import { useEffect, useRef } from 'react'
import { returnPath } from '../../layout/return-path.ts'
import { Redirect, useLocation } from '../../router/Router.tsx'
import { EmailForm } from './EmailForm.tsx'
import { loginSearch } from './login-return.ts'
import { PhoneForm } from './PhoneForm.tsx'
import { Providers } from './Providers.tsx'

/** The sign-in methods, then a form; redirects signed-in members (D52). Google and Kakao return here. */
export default function LoginPage() {
  const { search, state: step } = useLocation()
  const loggedIn = useSession((session) => session.loggedIn)
  const { mutate: finish, error: unfinished } = useFinishSignIn()
  const finished = useRef(false)
  const params = new URLSearchParams(search)
  const error = params.get('error')
  const returning = params.has('via') && !error && !loggedIn

  useEffect(() => {
    if (!returning || finished.current) return
    finished.current = true
    finish()
  }, [returning, finish])

  if (loggedIn) return <Redirect to={returnPath(loginSearch(search))} />
  if (step === 'phone') return <PhoneForm />
  if (step === 'email') return <EmailForm />
  if (returning && !unfinished) return <Returning />
  return <Providers trouble={error ? signInError(error) : unfinished} />
}

function Returning() {
  return (
    <div className="site-centre site-waiting" aria-busy="true">
      <CardFanLoader />
      <h1 className="fandeck-title-3">로그인하고 있어요</h1>
    </div>
  )
}
