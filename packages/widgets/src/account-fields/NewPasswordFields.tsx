import { checkPassword } from '@fandeck/sdk'
import { forwardRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'
import './AccountForm.css'

/** The fields of a form that sets a password. */
export interface NewPassword {
  password: string
  again: string
}

/** Returns whether a password keeps the rules and is repeated correctly. */
export const isNewPassword = ({ password, again }: NewPassword, userId: string): boolean =>
  password === again && checkPassword(password, { userId }).length === 0

/** The props of the fields of a new password. */
export interface NewPasswordFieldsProps extends PartProps {
  /** @default '비밀번호' */
  label?: string | undefined
  /** The id of the account, which the password must not contain. */
  userId: string
  /** Why the password was refused. */
  error?: string | undefined
  /** What failed, when no other field shows it. */
  againError?: string | undefined
  /** Called when the fan types into one of the two fields. */
  onTyped?: (() => void) | undefined
}

/** A new password with live rules, and its repetition; inside the `FormProvider` of react-hook-form with both fields. */
export const NewPasswordFields = /* @__PURE__ */ forwardRef<HTMLElement, NewPasswordFieldsProps>(
  function NewPasswordFields({ label, userId, error, againError, onTyped, ...root }, ref) {
    const messages = useAccountFieldMessages()
    const { register, watch, formState } = useFormContext<NewPassword>()
    const options = onTyped && { onChange: onTyped }
    return (
      <Part base="fandeck-root fandeck-new-password" {...root} ref={ref}>
        <div>
          <PasswordField
            label={label}
            autoComplete="new-password"
            error={error}
            {...register('password', options)}
          />
          <PasswordRules password={watch('password')} userId={userId} />
        </div>
        <PasswordField
          label={messages['account.password.repeat']({ label: label ?? messages['account.password'] })}
          autoComplete="new-password"
          placeholder={messages['account.password.repeatHint']}
          error={formState.errors.again?.message ?? againError}
          {...register('again', {
            ...options,
            validate: (text, { password }) => text === password || messages['account.password.different'],
          })}
        />
      </Part>
    )
  },
)
