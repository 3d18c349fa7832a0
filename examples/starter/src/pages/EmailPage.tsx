import { EmailLinkForm, useToast } from '@fandeck/widgets'
import { useLocation } from 'wouter'
import { accountPath } from '../return-path.ts'

/** Adds an email to the login methods. */
export function EmailPage() {
  const [, navigate] = useLocation()
  const toast = useToast()
  const linked = () => {
    toast.show('이메일을 연결했어요.')
    navigate('/mypage/settings', { replace: true })
  }
  return (
    <>
      <title>이메일 연결</title>
      <EmailLinkForm
        className="page"
        onLinked={linked}
        onSignInRequest={() => navigate(accountPath('login'))}
      />
    </>
  )
}
