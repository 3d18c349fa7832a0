import { useSession, useSignOut } from '@fandeck/react'
import { Button, Devices, LinkedLogins, PasswordForm, ProfileForm, useToast } from '@fandeck/widgets'
import { useLocation, useSearch } from 'wouter'
import { MyTabs } from '../MyTabs.tsx'
import { accountPath } from '../return-path.ts'

/** The member's profile, password, login methods and devices. */
export function SettingsPage() {
  const search = useSearch()
  const [pathname, navigate] = useLocation()
  const toast = useToast()
  const signOut = useSignOut()
  const hasPassword = useSession(({ loginType }) => loginType === 'email' || loginType === 'legacy')
  const signIn = () => navigate(accountPath('login', pathname))
  return (
    <div className="page">
      <title>내 정보</title>
      <MyTabs />
      <h1 className="fandeck-title-1 fandeck-root">내 정보</h1>
      <ProfileForm onChanged={() => toast.show('저장했어요.')} />
      {hasPassword && (
        <PasswordForm onChanged={() => toast.show('비밀번호를 바꿨어요.')} onSignInRequest={signIn} />
      )}
      <LinkedLogins
        search={search}
        verifyHref={accountPath('verify', pathname)}
        emailHref="/mypage/email"
        onReturned={() => navigate(pathname, { replace: true })}
        onSignInRequest={signIn}
      />
      <Devices />
      <Button kind="secondary" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        로그아웃
      </Button>
    </div>
  )
}
