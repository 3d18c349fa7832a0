import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { Field, type FieldProps } from '../primitives/field/Field.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'
import './AccountForm.css'

/** The props of `<input>` for a password; spread `register('password')` of react-hook-form. */
export interface PasswordFieldProps extends Omit<FieldProps, 'label' | 'end' | 'type'> {
  /** @default '비밀번호' */
  label?: string | undefined
}

/** A password input with a button that shows what is typed. */
export const PasswordField = /* @__PURE__ */ forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ label, ...props }, ref) {
    const messages = useAccountFieldMessages()
    const [seen, setSeen] = useState(false)
    const Icon = seen ? Eye : EyeOff
    return (
      <Field
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        ref={ref}
        label={label ?? messages['account.password']}
        type={seen ? 'text' : 'password'}
        end={
          <IconButton
            className="fandeck-field-icon"
            label={messages[seen ? 'account.password.hide' : 'account.password.show']}
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        }
      />
    )
  },
)
