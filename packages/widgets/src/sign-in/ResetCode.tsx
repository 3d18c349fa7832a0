import { useResetPassword } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { PhoneCode } from '@fandeck/sdk/auth'
import { Info } from 'lucide-react'
import { forwardRef, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { CODE_LENGTH, CodeField } from '../account-fields/CodeField.tsx'
import { FormActions } from '../account-fields/FormActions.tsx'
import { isNewPassword } from '../account-fields/NewPasswordFields.tsx'
import { NewPasswordOf } from '../account-fields/NewPasswordOf.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { signInSentence, useSignInMessages } from './use-sign-in-messages.ts'

interface ResetCodeProps extends Omit<HeadedPartProps, 'role' | 'onSubmit'> {
  sent: PhoneCode & { userId: string }
  /** The failure of the last resend. */
  error: Error | null
  sending: boolean
  onResend(): void
  onTyped(): void
  onDone(sentence: string): void
}

/** The second step: the mailed code and a new password; then the sign-in, because every session has ended. */
export const ResetCode = /* @__PURE__ */ forwardRef<HTMLElement, ResetCodeProps>(function ResetCode(
  { sent, error, sending, onResend, onTyped, onDone, headingLevel = 1, ...root },
  ref,
) {
  const { userId } = sent
  const Heading = `h${headingLevel}` as const
  const messages = useSignInMessages()
  const reset = useResetPassword()
  const form = useForm({ mode: 'onTouched', defaultValues: { code: '', password: '', again: '' } })
  const { register, handleSubmit, watch, setValue, setFocus } = form
  const { code, password, again } = watch()
  const ready = code.length === CODE_LENGTH && isNewPassword({ password, again }, userId)
  const failed = signInSentence(messages, reset.error)
  const weak = isFandeckError(reset.error, 'auth/weak-password')

  useEffect(() => setFocus('code'), [setFocus])

  const corrected = () => {
    if (reset.isError) reset.reset()
    onTyped()
  }
  const submit = handleSubmit(() => {
    if (!ready) return
    reset.mutate({ userId, code, password }, { onSuccess: () => onDone(messages['reset.done']) })
  })
  const resend = () => {
    reset.reset()
    setValue('code', '')
    setFocus('code')
    onResend()
  }

  return (
    <Part
      tag="form"
      base="fandeck-root fandeck-form"
      noValidate
      {...root}
      ref={ref}
      onSubmit={(event) => void submit(event)}
    >
      <Heading className="fandeck-form__title fandeck-title-1">{messages['reset.code.title']}</Heading>
      <p className="fandeck-form__lead">
        <strong>{userId}</strong>
        <br />
        {messages['reset.code.lead']}
      </p>
      <CodeField
        sent={sent}
        sending={sending}
        onResend={resend}
        error={(weak ? undefined : failed) ?? signInSentence(messages, error)}
        {...register('code', { onChange: corrected })}
      />
      <NewPasswordOf
        form={form}
        label={messages['account.password.new']}
        userId={userId}
        error={weak ? failed : undefined}
        onTyped={corrected}
      />
      <p className="fandeck-form__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        <span>{messages['reset.everywhere']}</span>
      </p>
      <FormActions>
        <Button block type="submit" disabled={!ready} loading={reset.isPending}>
          {messages['reset.submit']}
        </Button>
      </FormActions>
    </Part>
  )
})
