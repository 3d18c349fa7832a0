import { CircleX } from 'lucide-react'
import { forwardRef } from 'react'
import { Field, type FieldProps } from '../primitives/field/Field.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'
import './AccountForm.css'

/** The props of `<input>` for an email address; spread `register('userId')` of react-hook-form. */
export interface EmailFieldProps extends Omit<FieldProps, 'label' | 'end'> {
  /** Whether there is text to clear. */
  filled: boolean
  /** Called by the button that clears the field. */
  onClear(): void
}

/** The input of an account's email address with a clear button. */
export const EmailField = /* @__PURE__ */ forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  { filled, onClear, ...props },
  ref,
) {
  const messages = useAccountFieldMessages()
  return (
    <Field
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={ref}
      label={messages['account.email']}
      end={
        filled && (
          <IconButton
            className="fandeck-field-icon"
            label={messages['account.email.clear']}
            onClick={onClear}
          >
            <CircleX size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )
      }
    />
  )
})
