import { useSignUp } from '@fandeck/react'
import { checkPassword, isFandeckError, isUserId } from '@fandeck/sdk'
import { Button, Field } from '@fandeck/widgets'
import { useForm } from 'react-hook-form'
import { useMessages } from '../../messages/use-messages.ts'
import { loginSentence } from './login-sentence.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import type { LoginTerms } from './Terms.tsx'

/** The new account, for the sign-in that follows. */
export interface Account {
  userId: string
  password: string
}

interface JoinAccountProps {
  agreed: readonly LoginTerms[]
  onDone(account: Account): void
}

/** The second step of the sign-up: the address, and a password with live rules. */
export function JoinAccount({ agreed, onDone }: JoinAccountProps) {
  const messages = useMessages()
  const join = useSignUp()
  const { register, handleSubmit, watch, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { userId: '', password: '', again: '' },
  })
  const { password, again } = watch()
  const userId = watch('userId').trim()
  const { errors } = formState
  const ready = isUserId(userId) && checkPassword(password, { userId }).length === 0 && again === password
  const failed = loginSentence(messages, join.error)
  const idFailed =
    isFandeckError(join.error, 'auth/user-id-taken') || isFandeckError(join.error, 'auth/bad-user-id')

  const submit = handleSubmit(() => {
    if (ready) join.mutate({ userId, password, agreed }, { onSuccess: () => onDone({ userId, password }) })
  })

  return (
    <form className="site-join" onSubmit={submit} noValidate>
      <Field
        label="이메일"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.userId?.message ?? (idFailed ? failed : undefined)}
        {...register('userId', {
          onChange: () => join.reset(),
          validate: (text) => isUserId(text.trim()) || '이메일 주소를 다시 확인해 주세요.',
        })}
      />
      <div>
        <PasswordField label="비밀번호" autoComplete="new-password" {...register('password')} />
        <PasswordRules password={password} userId={userId} />
      </div>
      <PasswordField
        label="비밀번호 확인"
        autoComplete="new-password"
        placeholder="한 번 더 입력해 주세요"
        error={errors.again?.message ?? (idFailed ? undefined : failed)}
        {...register('again', {
          validate: (text, { password: first }) =>
            text === first || '비밀번호가 서로 달라요. 한 번 더 확인해 주세요.',
        })}
      />
      <Button block type="submit" disabled={!ready} loading={join.isPending}>
        가입하기
      </Button>
    </form>
  )
}
