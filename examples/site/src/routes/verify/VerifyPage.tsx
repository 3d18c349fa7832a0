import './verify.css'
import { useLevel, useVerifyIdentity } from '@fandeck/react'
import { type IdentityReturn, isFandeckError, type MyPageAnswer } from '@fandeck/sdk'
import { Button, errorSentence, useSignInAgain, useToast } from '@fandeck/widgets'
import { QrCode, UserRoundCheck, Wallet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { accountPath, returnPath } from '../../layout/return-path.ts'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { Redirect, useLocation, useNavigate } from '../../router/Router.tsx'
import { useIdentityReturn, useIdentityStart } from './use-identity-check.ts'

const STEPS = [
  { Icon: UserRoundCheck, title: '본인 인증', text: '휴대폰으로 30초면 끝나요' },
  { Icon: Wallet, title: '지갑 연결', text: '카드를 안전하게 보관해요' },
  { Icon: QrCode, title: '혜택 사용', text: '현장에서 QR만 보여 주세요' },
] as const

/** The identity check before the wallet; the service returns to this address (S2.11, D7). */
export default function VerifyPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const messages = useAllMessages()
  const toast = useToast()
  const { verified } = useLevel()
  const { mutate, isPending, data, error, variables } = useVerifyIdentity()
  const { start, starting, unstarted } = useIdentityStart()
  const result = useIdentityReturn()
  const signInAgain = useSignInAgain(() => navigate(accountPath('login', { pathname, search, hash: '' })))
  const submitted = useRef<IdentityReturn>(undefined)

  useEffect(() => {
    // The verification id is single-use, and StrictMode runs effects twice.
    if (!result?.verificationId || submitted.current === result) return
    submitted.current = result
    const settle = (answer: MyPageAnswer) => {
      if (answer.error === undefined) toast.show('본인 인증을 마쳤어요.')
      else if (answer.code === 'account/sign-in-again') void signInAgain(answer.error)
    }
    mutate({ verificationId: result.verificationId }, { onSuccess: settle })
  }, [result, mutate, toast, signInAgain])

  if (verified) return <Redirect to={returnPath(search)} />

  const again = isFandeckError(error) && error.retryable ? variables : undefined
  const cancelled = result !== undefined && result.verificationId === undefined
  const trouble = cancelled
    ? '본인 인증을 마치지 못했어요. 다시 시도해 주세요.'
    : (data?.error ?? (error && errorSentence(messages, error)) ?? unstarted)

  return (
    <div className="site-verify">
      <h1 className="fandeck-title-1">
        지갑을 쓰려면
        <br />
        본인 인증이 필요해요
      </h1>
      <p className="fandeck-body-2">한 번만 인증하면 혜택을 바로 쓸 수 있어요.</p>
      <ol className="site-verify__steps">
        {STEPS.map(({ Icon, title, text }) => (
          <li key={title}>
            <span className="site-verify__icon">
              <Icon size={24} strokeWidth={1.75} aria-hidden />
            </span>
            <span>
              <b>{title}</b>
              <br />
              <span className="fandeck-caption">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className="site-cta">
        <p className="site-verify__trouble" role="alert">
          {trouble}
        </p>
        <Button block loading={isPending || starting} onClick={() => (again ? mutate(again) : start())}>
          {again ? messages['common.retry'] : '휴대폰으로 인증하기'}
        </Button>
        <Button block kind="ghost" onClick={() => navigate(returnPath(search), { replace: true })}>
          나중에 할게요
        </Button>
      </div>
    </div>
  )
}
