import '../login/login.css'
import { useChangePassword, useCheckPassword, useMember } from '@fandeck/react'
import { checkPassword } from '@fandeck/sdk'
import { Button, errorSentence, Field, useToast } from '@fandeck/widgets'
import { Check } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useMessages } from '../../messages/use-messages.ts'
import { PasswordField } from '../login/PasswordField.tsx'
import { PasswordRules } from '../login/PasswordRules.tsx'

/** The current password, checked on blur, and a new one with live rules (S7.36, S7.37). */
export default function PasswordPage() {
  const messages = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { data: member } = useMember()
  const check = useCheckPassword()
  const change = useChangePassword()
  const { register, handleSubmit, watch, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { current: '', next: '', again: '' },
  })
  const { current, next, again } = watch()
  const userId = member?.memberId ?? ''
  const checked = check.variables?.current === current
  const right = checked && check.data !== undefined && check.data.error === undefined
  const ready = current !== '' && next === again && checkPassword(next, { userId }).length === 0
  const failed = change.data?.error ?? (change.error && errorSentence(messages, change.error))

  const submit = handleSubmit(() => {
    if (!ready || !member) return
    change.mutate(
      { current, next },
      {
        onSuccess({ data }) {
          if (!data) return
          const others = data.endedSessions ? ` 다른 기기 ${data.endedSessions}대에서 로그아웃했어요.` : ''
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
      <div>
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          {...register('next', { onChange: () => change.reset() })}
        />
        <PasswordRules password={next} userId={userId} />
      </div>
      <PasswordField
        label="새 비밀번호 확인"
        autoComplete="new-password"
        placeholder="한 번 더 입력해 주세요"
        error={formState.errors.again?.message ?? failed ?? undefined}
        {...register('again', {
          onChange: () => change.reset(),
          validate: (text, { next: first }) =>
            text === first || '비밀번호가 서로 달라요. 한 번 더 확인해 주세요.',
        })}
      />
      <div className="site-cta">
        <Button block type="submit" disabled={!ready} loading={change.isPending}>
          변경하기
        </Button>
      </div>
    </form>
  )
}
