import { useFandeck, usePhoneCode, useSignIn } from '@fandeck/react'
import { recentLogins } from '@fandeck/sdk/auth'
import { checkMobile, phoneDigits, typedPhone } from '@fandeck/sdk/input'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CODE_LENGTH, CodeField } from '../account-fields/CodeField.tsx'
import { FormActions } from '../account-fields/FormActions.tsx'
import { useSecondsLeft } from '../account-fields/use-seconds-left.ts'
import { Button } from '../primitives/button/Button.tsx'
import { FormattedField } from '../primitives/field/FormattedField.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { type SentCode, sentCodeOf } from './sent-code.ts'
import { signInSentence, useSignInMessages } from './use-sign-in-messages.ts'
import '../account-fields/AccountForm.css'

/** The props of the sign-in by phone. */
export type SignInPhoneProps = Omit<HeadedPartProps, 'role' | 'onSubmit'>

/**
 * The number, then its code, which survives a reload; six digits submit themselves. The code's expiry and the resend
 * follow the server's clock.
 *
 * @see D3
 */
export const SignInPhone = /* @__PURE__ */ forwardRef<HTMLElement, SignInPhoneProps>(function SignInPhone(
  { headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useSignInMessages()
  const fandeck = useFandeck()
  const request = usePhoneCode()
  const signIn = useSignIn()
  const [store] = useState(() => sentCodeOf(fandeck))
  const [sent, setSent] = useState(store.read)
  // The last digit and a press can precede the render of the busy button.
  const signing = useRef(false)
  const { register, handleSubmit, setValue, setFocus, reset, clearErrors, getValues, formState } = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: {
      phone: typedPhone(sent?.phone ?? recentLogins(fandeck).usernames.phone ?? ''),
      code: '',
    },
  })
  const expired = useSecondsLeft(sent?.expiresAt) === 0
  const sentence = (error: unknown) => signInSentence(messages, error, 'phone')

  useEffect(() => setFocus(sent ? 'code' : 'phone'), [sent, setFocus])

  const send = () => {
    signIn.reset()
    clearErrors()
    setValue('code', '')
    const phone = phoneDigits(getValues('phone'))
    request.mutate({ phone }, { onSuccess: (code) => keep({ ...code, phone }) })
  }
  const keep = (code: SentCode) => {
    store.write(code)
    setSent(code)
  }
  const changeNumber = () => {
    request.reset()
    signIn.reset()
    store.clear()
    setSent(undefined)
    reset({ phone: '', code: '' })
  }
  const submit = handleSubmit(async ({ phone, code }) => {
    if (!sent) return send()
    if (signing.current) return
    signing.current = true
    // The promise also settles when the page has left, as after a sign-in.
    await signIn.mutateAsync({ provider: 'phone', phone, code }).then(store.clear, () => {})
    signing.current = false
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
      <Heading className="fandeck-form__title fandeck-title-1">{messages['signIn.byPhone']}</Heading>
      <FormattedField
        label={messages['signIn.phoneNumber']}
        format={typedPhone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="010-0000-0000"
        readOnly={sent !== undefined}
        error={formState.errors.phone?.message ?? (sent ? undefined : sentence(request.error))}
        end={
          sent && (
            <Button className="fandeck-field-button" kind="secondary" size={36} onClick={changeNumber}>
              {messages['signIn.phone.change']}
            </Button>
          )
        }
        {...register('phone', {
          onChange() {
            clearErrors('phone')
            if (request.isError) request.reset()
          },
          validate(phone) {
            const problem = checkMobile(phone)
            if (!problem) return true
            return problem === 'foreign'
              ? messages['signIn.phone.foreign']
              : messages.errors['auth/bad-phone']
          },
        })}
      />
      {sent && (
        <CodeField
          label={messages['signIn.code']}
          tip={messages['signIn.code.tip']}
          resendLabel={messages['signIn.code.resend']}
          placeholder="000000"
          sent={sent}
          sending={request.isPending}
          onResend={send}
          error={
            formState.errors.code?.message ?? (expired ? undefined : sentence(signIn.error ?? request.error))
          }
          {...register('code', {
            onChange({ target }) {
              clearErrors('code')
              if (signIn.isError) signIn.reset()
              if (target.value.length === CODE_LENGTH) void submit()
            },
            validate: (code) => code.length === CODE_LENGTH || messages['signIn.code.short'],
          })}
        />
      )}
      <FormActions>
        <Button block type="submit" loading={signIn.isPending || (!sent && request.isPending)}>
          {messages[sent ? 'signIn.submit' : 'signIn.code.request']}
        </Button>
      </FormActions>
    </Part>
  )
})
