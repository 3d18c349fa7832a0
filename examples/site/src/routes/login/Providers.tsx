import { useFandeck, useSignIn } from '@fandeck/react'
import { type LoginType, maskAccount } from '@fandeck/sdk'
import { recentLogins } from '@fandeck/sdk/auth'
import { Button, type ButtonProps, Skeleton } from '@fandeck/widgets'
import { AtSign, Mail, MessageCircle, Smartphone } from 'lucide-react'
import { FanArt } from '../../layout/FanArt.tsx'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { callbackAddress, loginSearch } from './login-return.ts'
import { loginSentence } from './login-sentence.ts'
import { TermsLinks } from './Terms.tsx'
import { useOffered } from './use-offered.ts'

const WAYS = ['phone', 'kakao', 'google', 'email']
const ICON = { size: 20, strokeWidth: 2, 'aria-hidden': true } as const

/** The sign-in methods that `GET providers` answers (S7.61); `trouble` is the error of the last attempt. */
export function Providers({ trouble }: { trouble: unknown }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const fandeck = useFandeck()
  const messages = useAllMessages()
  const signIn = useSignIn()
  const { last, usernames } = recentLogins(fandeck)
  const offers = useOffered()
  const open = (step: 'phone' | 'email') => navigate(pathname + loginSearch(search), { state: step })
  const leave = (provider: 'google' | 'kakao') =>
    signIn.mutate({ provider, callbackUrl: callbackAddress(provider, search) })
  const leaving = (provider: string) => signIn.isPending && signIn.variables?.provider === provider
  const bubble = (...types: LoginType[]) => {
    if (!last || !types.includes(last)) return undefined
    const name = usernames[last]
    // The id of a Kakao account without an address means nothing to the fan.
    return name && (last === 'phone' || last === 'legacy' || name.includes('@')) ? maskAccount(name) : ''
  }

  return (
    <div className="site-login">
      <div className="site-login__fan">
        <FanArt width={112} />
      </div>
      <h1 className="fandeck-title-1">
        한 장씩 모으는
        <br />
        나만의 팬덤, 팬덱
      </h1>
      <p className="site-login__text fandeck-body-2">로그인하면 카드와 혜택을 바로 볼 수 있어요.</p>
      <div className="site-cta site-login__ways">
        <p className="site-login__trouble" role="alert">
          {loginSentence(messages, signIn.error ?? trouble)}
        </p>
        {!offers && WAYS.map((way) => <Skeleton key={way} height={54} radius={14} />)}
        {offers?.('phone') && (
          <Way recent={bubble('phone')} onClick={() => open('phone')}>
            <Smartphone {...ICON} />
            휴대폰 번호로 계속하기
          </Way>
        )}
        {offers?.('kakao') && (
          <Way
            recent={bubble('kakao')}
            className="site-login__kakao"
            loading={leaving('kakao')}
            onClick={() => leave('kakao')}
          >
            <MessageCircle {...ICON} />
            카카오로 계속하기
          </Way>
        )}
        {offers?.('google') && (
          <Way
            recent={bubble('google')}
            kind="outline"
            loading={leaving('google')}
            onClick={() => leave('google')}
          >
            <AtSign {...ICON} />
            Google로 계속하기
          </Way>
        )}
        {offers?.('password') && (
          <Way recent={bubble('email', 'legacy')} kind="secondary" onClick={() => open('email')}>
            <Mail {...ICON} />
            이메일로 계속하기
          </Way>
        )}
        <TermsLinks />
      </div>
    </div>
  )
}

/** One method, marked by a bubble when it was the last one used; an empty `recent` shows no name. */
function Way({ recent, ...button }: ButtonProps & { recent: string | undefined }) {
  return (
    <div className="site-login__way">
      {recent !== undefined && (
        <span className="site-login__recent">{recent ? `최근 로그인 · ${recent}` : '최근 로그인'}</span>
      )}
      <Button block {...button} />
    </div>
  )
}
