import { useChangePassword, useCheckPassword, useMember } from '@fandeck/react'
import { Check, LockKeyhole } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormActions } from '../account-fields/FormActions.tsx'
import { isNewPassword } from '../account-fields/NewPasswordFields.tsx'
import { NewPasswordOf } from '../account-fields/NewPasswordOf.tsx'
import { useHasPassword } from '../account-fields/use-has-password.ts'
import { useSignInAgain } from '../account-fields/use-sign-in-again.ts'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { usePasswordMessages } from './use-password-messages.ts'
import '../account-fields/AccountForm.css'

/** The props of the form that changes a password. */
export interface PasswordFormProps extends Omit<PartProps, 'role' | 'onSubmit'> {
  /** Called once the password has changed, with the number of sessions ended on other devices, if known. */
  onChanged?: ((result: { endedSessions: number | undefined }) => void) | undefined
  /** Called when the member has agreed to sign in again, because the sign-in is too old; open the sign-in (D80). */
  onSignInRequest(): void
  /** Buttons of size 44 below the words for a member without a password, such as the way to the login methods. */
  emptyActions?: ReactNode
}

/**
 * The current password, checked when its field is left, and a new one with live rules. A member without a password reads how
 * to get one. Needs a `ModalProvider`.
 *
 * @see S7.36, S7.37, S5.1–S5.4
 */
export const PasswordForm = /* @__PURE__ */ forwardRef<HTMLElement, PasswordFormProps>(function PasswordForm(
  { emptyActions, ...form },
  ref,
) {
  const messages = usePasswordMessages()
  const hasPassword = useHasPassword()
  if (hasPassword !== false) return <ChangeForm {...form} ref={ref} />
  return (
    <Empty
      className={classNames('fandeck-root', form.className)}
      style={form.style}
      ref={ref}
      icon={<LockKeyhole size={28} strokeWidth={2} />}
      title={messages['password.none']}
      description={messages['password.none.how']}
      actions={emptyActions}
    />
  )
})

const ChangeForm = forwardRef<HTMLElement, Omit<PasswordFormProps, 'emptyActions'>>(function ChangeForm(
  { onChanged, onSignInRequest, ...root },
  ref,
) {
  const messages = usePasswordMessages()
  const { data: member } = useMember()
  const check = useCheckPassword()
  const change = useChangePassword()
  const signInAgain = useSignInAgain(onSignInRequest)
  const form = useForm({ mode: 'onTouched', defaultValues: { current: '', password: '', again: '' } })
  const { register, handleSubmit, watch } = form
  const { current, password, again } = watch()
  const userId = member?.memberId ?? ''
  const checked = check.variables?.current === current
  const right = checked && check.data !== undefined && check.data.error === undefined
  const ready = member !== undefined && current !== '' && isNewPassword({ password, again }, userId)
  const failed = change.data?.error ?? (change.error ? errorSentence(messages, change.error) : undefined)
  const corrected = () => {
    if (!change.isPending) change.reset()
  }

  const submit = handleSubmit(() => {
    if (!ready || change.isPending) return
    change.mutate(
      { current, next: password },
      {
        onSuccess(answer) {
          if (answer.error === undefined) onChanged?.({ endedSessions: answer.data.endedSessions })
          else if (answer.code === 'account/sign-in-again') void signInAgain(answer.error)
        },
      },
    )
  })

  return (
    <Part
      tag="form"
      base="fandeck-root fandeck-form"
      noValidate
      {...root}
      ref={ref}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={messages['password.current']}
        type="password"
        autoComplete="current-password"
        error={checked ? check.data?.error : undefined}
        end={
          right && (
            <Check
              className="fandeck-field-ok"
              size={20}
              strokeWidth={2}
              role="img"
              aria-label={messages['password.right']}
            />
          )
        }
        {...register('current', {
          onChange: corrected,
          // Every wrong attempt counts, so the same password is checked only once.
          onBlur: () => current !== '' && !checked && check.mutate({ current }),
        })}
      />
      <NewPasswordOf
        form={form}
        label={messages['account.password.new']}
        userId={userId}
        againError={failed}
        onTyped={corrected}
      />
      <FormActions>
        <Button block type="submit" disabled={!ready} loading={change.isPending}>
          {messages['password.change']}
        </Button>
      </FormActions>
    </Part>
  )
})
