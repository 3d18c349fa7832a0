import { useLinkLogin, useLoginMethods, useUnlinkLogin } from '@fandeck/react'
import {
  type LoginMethod,
  type LoginProvider,
  type LoginWay,
  loginLinkResult,
  type MyPageAnswer,
  maskAccount,
} from '@fandeck/sdk'
import { Button, errorSentence, Skeleton, useModals, useSignInAgain, useToast } from '@fandeck/widgets'
import { AtSign, Info, Lock, type LucideIcon, Mail, MessageCircle, Smartphone } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useOffered } from './use-offered.ts'

const PAGE = '/mypage/logins'
const WAYS = [
  { kind: 'phone', name: '휴대폰', Icon: Smartphone },
  { kind: 'google', name: '구글', Icon: AtSign },
  { kind: 'kakao', name: '카카오', Icon: MessageCircle },
  { kind: 'email', name: '이메일', Icon: Mail },
] as const
type Way = (typeof WAYS)[number]

const isProvider = (kind: LoginMethod['kind']): kind is LoginProvider => kind === 'google' || kind === 'kakao'
const accountOf = (method: LoginMethod | undefined) => {
  if (!method) return '연결하지 않았어요'
  return method.account ? maskAccount(method.account) : '연결했어요'
}
/** What is unlinked, and with what the fan can no longer sign in. */
const UNLINKED: Record<LoginWay, readonly [name: string, account: string]> = {
  google: ['구글 계정', '계정으로'],
  kakao: ['카카오 계정', '계정으로'],
  phone: ['휴대폰 번호', '번호로'],
  email: ['이메일', '이메일과 비밀번호로'],
}
const nameOf = (kind: LoginProvider) => (kind === 'google' ? '구글' : '카카오')

/** The ways in which the member can sign in, each with its link or its end (D80); a provider that the server lacks shows only while it is linked. */
export function LoginMethods() {
  const methods = useLoginMethods()
  const offers = useOffered()
  const isReady = methods.data !== undefined && offers !== undefined
  const { link, unlink, busy } = useLinking()
  useLinkToast()
  const rows = methods.data ?? []
  const last = rows.length === 1
  return (
    <section className="site-logins__part" aria-labelledby="site-logins-methods" aria-busy={!isReady}>
      <div>
        <h2 className="fandeck-title-3" id="site-logins-methods">
          로그인 방법
        </h2>
        <p className="site-logins__lead fandeck-body-2">
          여러 개를 연결하면 어떤 방법으로든 로그인할 수 있어요.
        </p>
      </div>
      {!isReady && <Skeleton height={300} radius={12} />}
      {isReady && (
        <ul className="site-logins__list">
          {WAYS.map((way) => {
            const method = rows.find(
              ({ kind }) => kind === way.kind || (way.kind === 'email' && kind === 'legacy'),
            )
            if (!method && isProvider(way.kind) && !offers(way.kind)) return null
            return (
              <MethodRow key={way.kind} way={way} method={method}>
                <MethodAction
                  way={way}
                  method={method}
                  last={last}
                  busy={busy === way.kind}
                  onLink={link}
                  onUnlink={(way) => void unlink(way)}
                />
              </MethodRow>
            )
          })}
        </ul>
      )}
      {last && (
        <p className="site-logins__note">
          <Info size={16} strokeWidth={2} aria-hidden />
          마지막 로그인 방법은 해제할 수 없어요. 다른 방법을 먼저 연결해 주세요.
        </p>
      )}
    </section>
  )
}

/** Links and unlinks; a sign-in that is too old leads to the sign-in page and back. */
function useLinking() {
  const modals = useModals()
  const toast = useToast()
  const messages = useAllMessages()
  const navigate = useNavigate()
  const signInAgain = useSignInAgain(() =>
    navigate(accountPath('login', { pathname: PAGE, search: '', hash: '' })),
  )
  const linking = useLinkLogin()
  const unlinking = useUnlinkLogin()
  const onError = (error: Error) => void toast.show(errorSentence(messages, error))
  const settle = (answer: MyPageAnswer, done?: string) => {
    if (answer.error === undefined) return done && toast.show(done)
    return answer.code === 'logins/sign-in-again' ? signInAgain(answer.error) : toast.show(answer.error)
  }
  const unlink = async (provider: LoginWay) => {
    const [name, account] = UNLINKED[provider]
    const title = `${name} 연결을 해제할까요?`
    const message = `해제하면 이 ${account}는 로그인할 수 없어요.`
    if (!(await modals.confirm({ title, message, confirmLabel: '해제' }))) return
    const done = `${name} 연결을 해제했어요.`
    unlinking.mutate({ provider }, { onError, onSuccess: (answer) => void settle(answer, done) })
  }
  const link = (provider: LoginProvider) => {
    const callbackUrl = location.origin + PAGE
    linking.mutate({ provider, callbackUrl }, { onError, onSuccess: (answer) => void settle(answer) })
  }
  const pending = [linking, unlinking].find(({ isPending }) => isPending)
  return { link, unlink, busy: pending?.variables?.provider }
}

/** Reports the result of a link once, and removes it from the address. */
function useLinkToast(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const toast = useToast()
  const messages = useAllMessages()
  const result = loginLinkResult(search)
  const sentence =
    result &&
    (result.error ? errorSentence(messages, result.error) : `${nameOf(result.provider)} 계정을 연결했어요.`)
  useEffect(() => {
    if (sentence === undefined) return
    toast.show(sentence)
    navigate(pathname, { replace: true })
  }, [sentence, pathname, navigate, toast])
}

function MethodRow({
  way,
  method,
  children,
}: {
  way: Way
  method: LoginMethod | undefined
  children: ReactNode
}) {
  const Icon: LucideIcon = way.Icon
  return (
    <li data-unlinked={method ? undefined : true}>
      <span className="site-logins__icon">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="site-logins__text">
        <b>{way.name}</b>
        <span className="fandeck-caption">{accountOf(method)}</span>
      </span>
      {children}
    </li>
  )
}

interface MethodActionProps {
  way: Way
  method: LoginMethod | undefined
  last: boolean
  busy: boolean
  onLink(provider: LoginProvider): void
  onUnlink(way: LoginWay): void
}

function MethodAction({ way: { kind, name }, method, last, busy, onLink, onUnlink }: MethodActionProps) {
  if (method && last) {
    return (
      <span className="site-logins__last">
        <Lock size={14} strokeWidth={2} aria-hidden />
        마지막
      </span>
    )
  }
  if (!isProvider(kind)) {
    if (method) {
      return (
        <Button
          kind="secondary"
          size={36}
          loading={busy}
          aria-label={`${name} 연결 해제`}
          onClick={() => onUnlink(kind)}
        >
          해제
        </Button>
      )
    }
    const page = accountPath('verify', { pathname: PAGE, search: '', hash: '' })
    return (
      // The phone is linked by the identity check.
      <ButtonLink
        kind="outline"
        size={36}
        aria-label={`${name} 연결하기`}
        to={kind === 'phone' ? page : `${PAGE}/email`}
      >
        연결하기
      </ButtonLink>
    )
  }
  return (
    <Button
      kind={method ? 'secondary' : 'outline'}
      size={36}
      loading={busy}
      aria-label={method ? `${name} 연결 해제` : `${name} 연결하기`}
      onClick={() => (method ? onUnlink(kind) : onLink(kind))}
    >
      {method ? '해제' : '연결하기'}
    </Button>
  )
}
