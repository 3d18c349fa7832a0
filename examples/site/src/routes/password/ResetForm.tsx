import { useResetPassword } from '@fandeck/react'
import { checkPassword, isFandeckError, type PhoneCode } from '@fandeck/sdk'
import { Button, useToast } from '@fandeck/widgets'
import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../../messages/use-messages.ts'
import { CODE_LENGTH, CodeField, digitsOfCode } from '../login/CodeField.tsx'
import { loginSearch } from '../login/login-return.ts'
import { loginSentence } from '../login/login-sentence.ts'
import { PasswordField } from '../login/PasswordField.tsx'
import { PasswordRules } from '../login/PasswordRules.tsx'

interface ResetFormProps {
  sent: PhoneCode & { userId: string }
  /** The failure of the last resend. */
  error: Error | null
  sending: boolean
  onResend(): void
}

/** The second step: the mailed code and a new password; then the sign-in, because every session has ended. */
export function ResetForm({ sent, error, sending, onResend }: ResetFormProps) {
  const { userId } = sent
  const messages = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { search } = useLocation()
  const reset = useResetPassword()
  const { register, handleSubmit, watch, setValue, setFocus, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { code: '', password: '', again: '' },
  })
  const { code, password, again } = watch()
  const ready =
    code.length === CODE_LENGTH && password === again && checkPassword(password, { userId }).length === 0
  const failed = loginSentence(messages, reset.error)
  const weak = isFandeckError(reset.error, 'auth/weak-password')

  useEffect(() => setFocus('code'), [setFocus])

  const submit = handleSubmit(() => {
    if (!ready) return
    reset.mutate(
      { userId, code, password },
      {
        onSuccess() {
          toast.show('비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.')
          navigate(`/account/login${loginSearch(search)}`, { replace: true, state: { step: 'email' } })
        },
      },
    )
  })
  const resend = () => {
    reset.reset()
    setValue('code', '')
    setFocus('code')
    onResend()
  }

  return (
    <form className="site-form" onSubmit={submit} noValidate>
      <h1 className="fandeck-title-1">
        메일로 받은
        <br />
        인증번호를 입력해 주세요
      </h1>
      <p className="site-form__lead">
        <strong>{userId}</strong>
        <br />
        가입된 주소라면 몇 분 안에 인증번호가 도착해요.
      </p>
      <CodeField
        sent={sent}
        sending={sending}
        onResend={resend}
        error={(weak ? undefined : failed) ?? loginSentence(messages, error)}
        {...register('code', {
          onChange: ({ target }) => {
            setValue('code', digitsOfCode(target.value))
            reset.reset()
          },
        })}
      />
      <div>
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          error={weak ? failed : undefined}
          {...register('password', { onChange: () => reset.reset() })}
        />
        <PasswordRules password={password} userId={userId} />
      </div>
      <PasswordField
        label="새 비밀번호 확인"
        autoComplete="new-password"
        placeholder="다시 한번 입력해 주세요"
        error={formState.errors.again?.message}
        {...register('again', {
          validate: (text, { password: first }) =>
            text === first || '비밀번호가 서로 달라요. 다시 확인해 주세요.',
        })}
      />
      <p className="site-form__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        비밀번호를 바꾸면 로그인한 모든 기기에서 로그아웃돼요.
      </p>
      <div className="site-cta">
        <Button block type="submit" disabled={!ready} loading={reset.isPending}>
          비밀번호 바꾸기
        </Button>
      </div>
    </form>
  )
}
