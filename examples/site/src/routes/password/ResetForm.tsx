import { useResetPassword } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { PhoneCode } from '@fandeck/sdk/auth'
import { Button, useToast } from '@fandeck/widgets'
import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { CODE_LENGTH, CodeField } from '../login/CodeField.tsx'
import { loginSearch } from '../login/login-return.ts'
import { loginSentence } from '../login/login-sentence.ts'
import { isNewPassword, NewPasswordFields } from '../login/NewPasswordFields.tsx'

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
  const messages = useAllMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { search } = useLocation()
  const reset = useResetPassword()
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { code: '', password: '', again: '' },
  })
  const { register, handleSubmit, watch, setValue, setFocus } = form
  const { code, password, again } = watch()
  const ready = code.length === CODE_LENGTH && isNewPassword({ password, again }, userId)
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
          navigate(`/account/login${loginSearch(search)}`, { replace: true, state: 'email' })
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
          onChange: () => reset.reset(),
        })}
      />
      <FormProvider {...form}>
        <NewPasswordFields
          label="새 비밀번호"
          userId={userId}
          error={weak ? failed : undefined}
          onChange={reset.reset}
        />
      </FormProvider>
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
