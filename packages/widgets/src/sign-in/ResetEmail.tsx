import { useFandeck } from '@fandeck/react'
import { isUserId } from '@fandeck/sdk'
import { recentLogins } from '@fandeck/sdk/auth'
import { cleanLine } from '@fandeck/sdk/input'
import { forwardRef, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '../account-fields/EmailField.tsx'
import { FormActions } from '../account-fields/FormActions.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { signInSentence, useSignInMessages } from './use-sign-in-messages.ts'
import '../account-fields/AccountForm.css'

interface ResetEmailProps extends Omit<HeadedPartProps, 'role' | 'onSubmit'> {
  /** The failure of the last request. */
  error: Error | null
  sending: boolean
  onSend(userId: string): void
  onTyped(): void
}

/** The first step: the address of the account, filled with the last one used here. */
export const ResetEmail = /* @__PURE__ */ forwardRef<HTMLElement, ResetEmailProps>(function ResetEmail(
  { error, sending, onSend, onTyped, headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useSignInMessages()
  const { usernames } = recentLogins(useFandeck())
  const { register, handleSubmit, setValue, setFocus, clearErrors, watch, formState } = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { userId: usernames.email ?? '' },
  })
  const failed = formState.errors.userId?.message ?? signInSentence(messages, error)
  const submit = handleSubmit(({ userId }) => onSend(cleanLine(userId)))
  const corrected = () => {
    clearErrors()
    onTyped()
  }

  useEffect(() => setFocus('userId'), [setFocus])

  return (
    <Part
      tag="form"
      base="fandeck-root fandeck-form"
      noValidate
      {...root}
      ref={ref}
      onSubmit={(event) => void submit(event)}
    >
      <Heading className="fandeck-form__title fandeck-title-1">{messages['reset.title']}</Heading>
      <p className="fandeck-form__lead">{messages['reset.lead']}</p>
      <EmailField
        error={failed}
        filled={watch('userId') !== ''}
        onClear={() => {
          setValue('userId', '')
          corrected()
          setFocus('userId')
        }}
        {...register('userId', {
          onChange: corrected,
          validate: (text) => isUserId(cleanLine(text)) || messages.errors['auth/bad-user-id'],
        })}
      />
      <FormActions>
        <Button block type="submit" loading={sending}>
          {messages['signIn.code.request']}
        </Button>
      </FormActions>
    </Part>
  )
})
