import { ContinueHere } from '@fandeck/widgets'
import { accountPath } from '../../layout/return-path.ts'
import { useNavigate } from '../../router/Router.tsx'

const SIGN_IN = accountPath('login', { pathname: '/continue', search: '', hash: '' })

/** Goes on with what a fan began in another browser, such as the one inside an app (D108). */
export default function ContinuePage() {
  const navigate = useNavigate()
  return (
    <ContinueHere
      className="site-centre"
      onContinue={(path) => navigate(path, { replace: true })}
      onSignIn={() => navigate(SIGN_IN)}
      onHome={() => navigate('/')}
    />
  )
}
