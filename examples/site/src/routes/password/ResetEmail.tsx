import { useFandeck } from '@fandeck/react'
import { isUserId } from '@fandeck/sdk'
import { recentLogins } from '@fandeck/sdk/auth'
import { cleanLine } from '@fandeck/sdk/input'
import { Button } from '@fandeck/widgets'
import { useForm } from 'react-hook-form'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { EmailField } from '../login/EmailField.tsx'
import { loginSentence } from '../login/login-sentence.ts'

interface ResetEmailProps {
  error: Error | null
  sending: boolean
  onSend(userId: string): void
}

/** The first step: the address of the account, filled with the last one used here. */
export function ResetEmail({ error, sending, onSend }: ResetEmailProps) {
  const messages = useAllMessages()
  const { usernames } = recentLogins(useFandeck())
  const { register, handleSubmit, setValue, setFocus, watch, formState } = useForm({
    defaultValues: { userId: usernames.email ?? '' },
  })
  const failed = formState.errors.userId?.message ?? loginSentence(messages, error)
  return (
    <form className="site-form" onSubmit={handleSubmit(({ userId }) => onSend(cleanLine(userId)))} noValidate>
      <h1 className="fandeck-title-1">
        비밀번호를
        <br />
        다시 설정할게요
      </h1>
      <p className="site-form__lead">가입할 때 쓴 이메일로 인증번호를 보내 드려요.</p>
      <EmailField
        error={failed}
        filled={watch('userId') !== ''}
        onClear={() => {
          setValue('userId', '')
          setFocus('userId')
        }}
        {...register('userId', {
          validate: (text) => isUserId(cleanLine(text)) || messages.errors['auth/bad-user-id'],
        })}
      />
      <div className="site-cta">
        <Button block type="submit" loading={sending}>
          인증번호 받기
        </Button>
      </div>
    </form>
  )
}
