import { useFandeck, usePhoneCode, useSignIn } from '@fandeck/react'
import { recentLogins } from '@fandeck/sdk/auth'
import { checkMobile, phoneDigits, typedDigits, typedPhone } from '@fandeck/sdk/input'
import { Button, FormattedField } from '@fandeck/widgets'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { minutesText, useSecondsLeft } from '../../layout/use-seconds-left.ts'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { CodeTime } from './CodeField.tsx'
import { loginSentence } from './login-sentence.ts'
import { type SentCode, sentCode } from './sent-code.ts'

const CODE_LENGTH = 6
const typedCode = (typed: string) => typedDigits(typed, CODE_LENGTH)
const PHONE_PROBLEMS = {
  foreign: '해외 번호로는 인증번호를 보낼 수 없어요. 국내 휴대폰 번호를 입력해 주세요.',
  form: '휴대폰 번호를 다시 확인해 주세요.',
} as const

/** Number, then code, which survives a reload; the code's expiry and the resend follow the server's clock (D3). */
export function PhoneForm() {
  const messages = useAllMessages()
  const request = usePhoneCode()
  const signIn = useSignIn()
  const fandeck = useFandeck()
  const [sent, setSent] = useState(() => sentCode.read(fandeck.clock.now()))
  const { register, handleSubmit, setValue, setFocus, reset, getValues, formState } = useForm({
    defaultValues: {
      phone: typedPhone(sent?.phone ?? recentLogins(fandeck).usernames.phone ?? ''),
      code: '',
    },
  })
  const left = useSecondsLeft(sent?.expiresAt)
  const wait = useSecondsLeft(sent?.resendAt)
  const expired = sent !== undefined && left === 0
  const sentence = (error: unknown) => loginSentence(messages, error, 'phone')

  useEffect(() => {
    if (sent) setFocus('code')
  }, [sent, setFocus])

  const send = () => {
    signIn.reset()
    setValue('code', '')
    const phone = phoneDigits(getValues('phone'))
    request.mutate({ phone }, { onSuccess: (code) => keep({ ...code, phone }) })
  }
  const keep = (code: SentCode) => {
    sentCode.write(code)
    setSent(code)
  }
  const changeNumber = () => {
    request.reset()
    signIn.reset()
    sentCode.clear()
    setSent(undefined)
    reset({ phone: '', code: '' })
    setFocus('phone')
  }
  const submit = handleSubmit(({ phone, code }) => {
    if (!sent) return send()
    // The promise also settles when the page has left, as after a sign-in.
    signIn.mutateAsync({ provider: 'phone', phone, code }).then(sentCode.clear, () => {})
  })

  const codeError =
    formState.errors.code?.message ??
    (expired ? messages.errors['auth/code-expired'] : sentence(signIn.error ?? (sent && request.error)))

  return (
    <form className="site-form" onSubmit={submit} noValidate>
      <h1 className="fandeck-title-1">휴대폰 번호로 로그인</h1>
      <FormattedField
        label="휴대폰 번호"
        format={typedPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="010-0000-0000"
        readOnly={sent !== undefined}
        error={formState.errors.phone?.message ?? (sent ? undefined : sentence(request.error))}
        end={
          sent && (
            <Button className="site-field-button" kind="secondary" size={36} onClick={changeNumber}>
              번호 바꾸기
            </Button>
          )
        }
        {...register('phone', {
          validate(phone) {
            const problem = checkMobile(phone)
            return problem ? PHONE_PROBLEMS[problem] : true
          },
        })}
      />
      {sent && (
        <>
          <FormattedField
            label="인증번호"
            format={typedCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder="6자리 숫자"
            hint="문자로 받은 인증번호 6자리를 입력해 주세요."
            error={codeError}
            end={<CodeTime left={left} />}
            {...register('code', {
              validate: (code) => code.length === CODE_LENGTH || '인증번호 6자리를 입력해 주세요.',
            })}
          />
          <Button kind="ghost" size={44} disabled={wait > 0} loading={request.isPending} onClick={send}>
            인증번호 다시 받기
            {wait > 0 && <span aria-hidden>{minutesText(wait)}</span>}
          </Button>
        </>
      )}
      <div className="site-cta">
        <Button block type="submit" loading={signIn.isPending || (!sent && request.isPending)}>
          {sent ? '로그인하기' : '인증번호 받기'}
        </Button>
      </div>
    </form>
  )
}
