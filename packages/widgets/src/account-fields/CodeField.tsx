import type { PhoneCode } from '@fandeck/sdk/auth'
import { typedDigits } from '@fandeck/sdk/input'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import type { FieldProps } from '../primitives/field/Field.tsx'
import { FormattedField } from '../primitives/field/FormattedField.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'
import { minutesText, useSecondsLeft } from './use-seconds-left.ts'
import './AccountForm.css'

/** The digits of a code. */
export const CODE_LENGTH = 6

const digitsOfCode = (text: string): string => typedDigits(text, CODE_LENGTH)

/** The props of `<input>` for a code; spread `register('code')` of react-hook-form. */
export interface CodeFieldProps extends Omit<FieldProps, 'label' | 'end' | 'hint'> {
  /** When the code expires and when another one may be requested, epoch ms. */
  sent: PhoneCode
  /** Whether another code is being requested. */
  sending: boolean
  /** Called when the fan wants another code; request it. */
  onResend(): void
  /** @default '인증번호 6자리' */
  label?: string | undefined
  /** Where the fan finds the code. @default the spam folder of the mail */
  tip?: ReactNode
  /** The label of the button that requests another code. */
  resendLabel?: string | undefined
}

/** The input of a six-digit code with the time left, and the button for another one below. */
export const CodeField = /* @__PURE__ */ forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { sent, sending, onResend, label, tip, resendLabel, error, className, ...props },
  ref,
) {
  const messages = useAccountFieldMessages()
  const left = useSecondsLeft(sent.expiresAt)
  const wait = useSecondsLeft(sent.resendAt)
  return (
    <div className="fandeck-code">
      <FormattedField
        format={digitsOfCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...props}
        ref={ref}
        className={classNames('fandeck-code__field', className)}
        label={label ?? messages['account.code']}
        error={error ?? (left === 0 ? messages.errors['auth/code-expired'] : undefined)}
        end={
          <span className="fandeck-code__time" role="timer" aria-label={messages['account.code.left']}>
            {minutesText(left)}
          </span>
        }
      />
      <div className="fandeck-form__row fandeck-code__resend">
        <span>{tip ?? messages['account.code.spam']}</span>
        <Button kind="ghost" size={44} disabled={wait > 0} loading={sending} onClick={onResend}>
          {resendLabel ?? messages['account.code.resend']}
          {wait > 0 && <span aria-hidden>{minutesText(wait)}</span>}
        </Button>
      </div>
    </div>
  )
})
