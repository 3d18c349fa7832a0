import { PasswordForm, useToast } from '@fandeck/widgets'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'

/** The change of a password (S7.36, S7.37). */
export default function PasswordPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  return (
    <PasswordForm
      className="site-account"
      emptyActions={<ButtonLink to="/mypage/logins">로그인 관리로 가기</ButtonLink>}
      onSignInRequest={() => navigate(accountPath('login', location))}
      onChanged={({ endedSessions: ended }) => {
        const others = ended ? ` 다른 기기 ${ended}대에서 로그아웃했어요.` : ''
        toast.show(`비밀번호를 바꿨어요.${others}`)
        navigate('/mypage', { replace: true })
      }}
    />
  )
}
