import { useSession } from '@fandeck/react'
import { PasswordReset, SignIn, SignUp, signInSearch, useToast } from '@fandeck/widgets'
import { Link, Redirect, useLocation, useSearch } from 'wouter'
import { returnPath } from '../return-path.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** The sign-in, the sign-up or the reset of a password; a member goes back to where they came from. */
export function AccountPage({ form }: { form: string }) {
  const loggedIn = useSession((session) => session.loggedIn)
  const search = useSearch()
  const [, navigate] = useLocation()
  const toast = useToast()
  const back = signInSearch(search)
  if (loggedIn) return <Redirect to={returnPath(back)} replace />
  if (form === 'sign-up')
    return (
      <div className="page">
        <title>가입</title>
        <h1 className="fandeck-title-1 fandeck-root">이메일로 가입하기</h1>
        <SignUp />
      </div>
    )
  if (form === 'login')
    return (
      <div className="page">
        <title>로그인</title>
        <SignIn search={search} resetHref={`/account/password${back}`} />
        <Link className="fandeck-root centre" href={`/account/sign-up${back}`}>
          이메일로 가입하기
        </Link>
      </div>
    )
  if (form !== 'password') return <NotFoundPage />
  const signInAgain = (sentence: string) => {
    toast.show(sentence)
    navigate(`/account/login${back}`, { replace: true })
  }
  return <PasswordReset className="page" onDone={signInAgain} />
}
