import { useSession } from '@fandeck/react'
import { SignIn, signInSearch } from '@fandeck/widgets'
import { FanArt } from '../../layout/FanArt.tsx'
import { returnPath } from '../../layout/return-path.ts'
import { Redirect, useLocation, useNavigate } from '../../router/Router.tsx'
import { taglineOf } from '../../shop-texts.ts'
import { useNamedShop } from '../../use-site-shop.ts'
import { useContinuationPage } from '../continue/use-continuation-page.ts'

/** The sign-in; redirects signed-in members (D52). Google and Kakao return here. */
export default function LoginPage() {
  const { pathname, search, state: step } = useLocation()
  const navigate = useNavigate()
  const loggedIn = useSession((session) => session.loggedIn)
  const shop = useNamedShop()
  useContinuationPage()
  const back = () => signInSearch(search)
  if (loggedIn) return <Redirect to={returnPath(back())} />
  return (
    <SignIn
      className="site-account"
      search={search}
      step={step === 'phone' || step === 'email' ? step : 'ways'}
      onStepChange={(next) =>
        navigate(next === 'reset' ? `/account/password${back()}` : pathname + back(), { state: next })
      }
      art={<FanArt width={112} />}
      title={
        <span className="site-tagline">
          {taglineOf(shop)}, {shop.name}
        </span>
      }
    />
  )
}
