import { checkPassword } from '@fandeck/sdk'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

/** The fields of a form that sets a password. */
export interface NewPassword {
  password: string
  again: string
}

/** Returns whether a password keeps the rules and is repeated correctly. */
export const isNewPassword = ({ password, again }: NewPassword, userId: string): boolean =>
  password === again && checkPassword(password, { userId }).length === 0

export interface NewPasswordFieldsProps {
  /** @default '비밀번호' */
  label?: string
  userId: string
  /** Why the password was refused. */
  error?: string | undefined
  /** What failed, when no other field shows it. */
  againError?: string | undefined
  onChange?(): void
}

/** A new password with live rules, and its repetition; inside the `FormProvider` of a form with both fields. */
export function NewPasswordFields({
  label = '비밀번호',
  userId,
  error,
  againError,
  onChange,
}: NewPasswordFieldsProps) {
  const { register, watch, formState } = useFormContext<NewPassword>()
  const options = onChange && { onChange }
  return (
    <>
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
        label={`${label} 확인`}
        autoComplete="new-password"
        placeholder="한 번 더 입력해 주세요"
        error={formState.errors.again?.message ?? againError}
        {...register('again', {
          ...options,
          validate: (text, { password }) =>
            text === password || '비밀번호가 서로 달라요. 한 번 더 확인해 주세요.',
        })}
      />
    </>
  )
}
