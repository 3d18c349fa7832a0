import { Field, type FieldProps, IconButton } from '@fandeck/widgets'
import { Eye, EyeOff } from 'lucide-react'
import { forwardRef, useState } from 'react'

/** A password input with a show button; spread `register('name')` onto it. */
export const PasswordField = forwardRef<HTMLInputElement, FieldProps>(function PasswordField(props, ref) {
  const [seen, setSeen] = useState(false)
  const Icon = seen ? Eye : EyeOff
  return (
    <Field
      {...props}
      ref={ref}
      type={seen ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          className="site-field-icon"
          label={seen ? '비밀번호 숨기기' : '비밀번호 보기'}
          aria-pressed={seen}
          onClick={() => setSeen(!seen)}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </IconButton>
      }
    />
  )
})
