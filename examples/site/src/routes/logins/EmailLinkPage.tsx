import { EmailLinkForm, useToast } from '@fandeck/widgets'
import { accountPath } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'

/** Links an email as a login method (D80). */
export default function EmailLinkPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <EmailLinkForm
      className="site-account"
      onSignInRequest={() => navigate(accountPath('login', location))}
      onLinked={() => {
        toast.show('이메일을 연결했어요.')
        navigate('/mypage/logins', { replace: true })
      }}
    />
  )
}
