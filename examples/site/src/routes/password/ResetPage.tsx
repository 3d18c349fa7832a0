import { PasswordReset, signInSearch, useToast } from '@fandeck/widgets'
import { useLocation, useNavigate } from '../../router/Router.tsx'

/** A forgotten password; then the sign-in by email, with the way back (D82). */
export default function ResetPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <PasswordReset
      className="site-account"
      onDone={(sentence) => {
        toast.show(sentence)
        navigate(`/account/login${signInSearch(search)}`, { replace: true, state: 'email' })
      }}
    />
  )
}
