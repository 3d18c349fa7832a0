import { Field, type FieldProps, IconButton } from '@fandeck/widgets'
import { CircleX } from 'lucide-react'
import { forwardRef } from 'react'

interface EmailFieldProps extends Omit<FieldProps, 'label' | 'end'> {
  /** Whether there is text to clear. */
  filled: boolean
  onClear(): void
}

/** The input of an account's email address with a clear button; spread `register('userId')` onto it. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  { filled, onClear, ...props },
  ref,
) {
  return (
    <Field
      {...props}
      ref={ref}
      label="이메일"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      end={
        filled && (
          <IconButton className="site-field-icon" label="이메일 지우기" onClick={onClear}>
            <CircleX size={20} strokeWidth={1.75} aria-hidden />
          </IconButton>
        )
      }
    />
  )
})
