import '../login/login.css'
import { useChangePassword, useCheckPassword, useMember } from '@fandeck/react'
import { Button, errorSentence, Field, useToast } from '@fandeck/widgets'
import { Check } from 'lucide-react'
import { FormProvider, useForm } from 'react-hook-form'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useNavigate } from '../../router/Router.tsx'
import { isNewPassword, NewPasswordFields } from '../login/NewPasswordFields.tsx'
import { useSignInAgain } from '../logins/use-sign-in-again.ts'

/** The current password, checked on blur, and a new one with live rules (S7.36, S7.37). */
export default function PasswordPage() {
  const messages = useAllMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { data: member } = useMember()
  const check = useCheckPassword()
  const change = useChangePassword()
  const signInAgain = useSignInAgain('/mypage/password')
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { current: '', password: '', again: '' },
  })
  const { register, handleSubmit, watch } = form
  const { current, password, again } = watch()
  const userId = member?.memberId ?? ''
  const checked = check.variables?.current === current
  const right = checked && check.data !== undefined && check.data.error === undefined
  const ready = current !== '' && isNewPassword({ password, again }, userId)
  const failed = change.data?.error ?? (change.error && errorSentence(messages, change.error))

  const submit = handleSubmit(() => {
    if (!ready || !member) return
    change.mutate(
      { current, next: password },
      {
        onSuccess(answer) {
          if (answer.error !== undefined) {
            if (answer.code === 'account/sign-in-again') void signInAgain(answer.error)
            return
          }
          const { endedSessions } = answer.data
          const others = endedSessions ? ` 다른 기기 ${endedSessions}대에서 로그아웃했어요.` : ''
          toast.show(`비밀번호를 바꿨어요.${others}`)
          navigate('/mypage', { replace: true })
        },
      },
    )
  })

  return (
    <form className="site-form" onSubmit={submit} noValidate>
      <Field
        label="현재 비밀번호"
        type="password"
        autoComplete="current-password"
        error={checked ? check.data?.error : undefined}
        end={
          right && (
            <Check className="site-field-ok" size={20} strokeWidth={2} role="img" aria-label="맞아요" />
          )
        }
        {...register('current', {
          onChange: () => change.reset(),
          // Every wrong attempt counts, so the same password is checked only once.
          onBlur: () => current !== '' && !checked && check.mutate({ current }),
        })}
      />
      <FormProvider {...form}>
        <NewPasswordFields
          label="새 비밀번호"
          userId={userId}
          againError={failed ?? undefined}
          onChange={change.reset}
        />
      </FormProvider>
      <div className="site-cta">
        <Button block type="submit" disabled={!ready} loading={change.isPending}>
          변경하기
        </Button>
      </div>
    </form>
  )
}
