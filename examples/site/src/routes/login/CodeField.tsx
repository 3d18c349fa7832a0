import type { PhoneCode } from '@fandeck/sdk/auth'
import { typedDigits } from '@fandeck/sdk/input'
import { Button, type FieldProps, FormattedField } from '@fandeck/widgets'
import { forwardRef } from 'react'
import { minutesText, useSecondsLeft } from '../../layout/use-seconds-left.ts'
import { useAllMessages } from '../../messages/use-all-messages.ts'

export const CODE_LENGTH = 6

const digitsOfCode = (text: string): string => typedDigits(text, CODE_LENGTH)

interface CodeFieldProps extends Omit<FieldProps, 'label' | 'end'> {
  sent: PhoneCode
  sending: boolean
  onResend(): void
  /** Where to look for the code. @default the spam folder of the mail */
  tip?: string | undefined
}

/** The input of a mailed code with the time left, and the resend below; spread `register('code')` onto it. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { sent, sending, onResend, tip = '메일이 없다면 스팸함도 확인해 주세요.', error, ...props },
  ref,
) {
  const messages = useAllMessages()
  const left = useSecondsLeft(sent.expiresAt)
  const wait = useSecondsLeft(sent.resendAt)
  return (
    <div>
      <FormattedField
        format={digitsOfCode}
        {...props}
        ref={ref}
        label="인증번호 6자리"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={error ?? (left === 0 ? messages.errors['auth/code-expired'] : undefined)}
        end={<CodeTime left={left} />}
      />
      <div className="site-form__row site-form__resend">
        <span>{tip}</span>
        <Button kind="ghost" size={44} disabled={wait > 0} loading={sending} onClick={onResend}>
          다시 받기
          {wait > 0 && <span aria-hidden>{minutesText(wait)}</span>}
        </Button>
      </div>
    </div>
  )
})

/** The seconds for which a code is valid, as minutes. */
export const CodeTime = ({ left }: { left: number }) => (
  <span className="site-form__time" role="timer" aria-label="남은 시간">
    {minutesText(left)}
  </span>
)
