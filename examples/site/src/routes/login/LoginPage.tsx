import './login.css'
import { useSession } from '@fandeck/react'
import { Navigate, useLocation } from 'react-router'
import { returnPath } from '../../layout/return-path.ts'
import { useTitle } from '../../layout/use-title.ts'
import { PhoneForm } from './PhoneForm.tsx'
import { Providers } from './Providers.tsx'

/** The ways to log in, then the phone's form; whoever is logged in is sent on (D52). */
export default function LoginPage() {
  const { search, state } = useLocation()
  const loggedIn = useSession((session) => session.loggedIn)
  useTitle('로그인')
  if (loggedIn) return <Navigate to={returnPath(search)} replace />
  return state?.step === 'phone' ? <PhoneForm /> : <Providers />
}
