import { useFandeck, useSignIn } from '@fandeck/react'
import { recentLogins } from '@fandeck/sdk/auth'
import { cleanLine } from '@fandeck/sdk/input'
import { forwardRef, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailField } from '../account-fields/EmailField.tsx'
import { FormActions } from '../account-fields/FormActions.tsx'
import { PasswordField } from '../account-fields/PasswordField.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { SignUpSheet } from './SignUpSheet.tsx'
import type { TermsHref } from './TermsLinks.tsx'
import { signInSentence, useSignInMessages } from './use-sign-in-messages.ts'
import '../account-fields/AccountForm.css'

/** Accounts older than email ids have an id without an address and sign in here, too (D3). */
const typeOf = (userId: string) => (userId.includes('@') ? 'email' : 'legacy')

/** The props of the sign-in by email. */
export interface SignInEmailProps extends Omit<HeadedPartProps, 'role' | 'onSubmit'>, TermsHref {
  /** The address of your page for a forgotten password. */
  resetHref?: string | undefined
  /** Called without `resetHref` when the fan has forgotten the password; without both, nothing offers it. */
  onForgotten?: (() => void) | undefined
  /** A sentence above the fields, such as the success of a reset. */
  note?: string | undefined
}

/**
 * The form for an email, or an older id, and its password; with the sign-up in a sheet.
 *
 * @see D3, D39
 */
export const SignInEmail = /* @__PURE__ */ forwardRef<HTMLElement, SignInEmailProps>(function SignInEmail(
  { resetHref, onForgotten, note, termsHref, headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useSignInMessages()
  const renderLink = useRenderLink()
  const signIn = useSignIn()
  const { last, usernames } = recentLogins(useFandeck())
  const known = (last === 'legacy' ? usernames.legacy : usernames.email) ?? ''
  const [joining, setJoining] = useState(false)
  const { register, handleSubmit, setValue, setFocus, clearErrors, watch, formState } = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { userId: known, password: '', remember: true },
  })
  const userId = cleanLine(watch('userId'))
  const failed = signInSentence(messages, signIn.error, typeOf(userId))

  useEffect(() => setFocus(known ? 'password' : 'userId'), [known, setFocus])

  const submit = handleSubmit(({ password, remember }) =>
    signIn.mutate(
      { provider: 'password', userId, password, remember, loginType: typeOf(userId) },
      { onError: () => setFocus('password', { shouldSelect: true }) },
    ),
  )
  const corrected = (name: 'userId' | 'password') => {
    clearErrors(name)
    if (signIn.isError) signIn.reset()
  }
  const forgotten = messages['signIn.forgotten']

  return (
    <>
      <Part
        tag="form"
        base="fandeck-root fandeck-form"
        noValidate
        {...root}
        ref={ref}
        onSubmit={(event) => void submit(event)}
      >
        <Heading className="fandeck-form__title fandeck-title-1">{messages['signIn.byEmail']}</Heading>
        {note && (
          <p className="fandeck-body-2" role="status">
            {note}
          </p>
        )}
        <EmailField
          error={formState.errors.userId?.message}
          filled={userId !== ''}
          onClear={() => {
            setValue('userId', '')
            corrected('userId')
            setFocus('userId')
          }}
          {...register('userId', {
            onChange: () => corrected('userId'),
            validate: (text) => cleanLine(text) !== '' || messages['signIn.email.missing'],
          })}
        />
        <PasswordField
          autoComplete="current-password"
          error={formState.errors.password?.message ?? failed}
          {...register('password', {
            required: messages['signIn.password.missing'],
            onChange: () => corrected('password'),
          })}
        />
        <div className="fandeck-form__row">
          <Check shape="square" {...register('remember')}>
            {messages['signIn.remember']}
          </Check>
          <Button kind="ghost" size={44} onClick={() => setJoining(true)}>
            {messages['signIn.signUp']}
          </Button>
        </div>
        {resetHref !== undefined ? (
          renderLink({ href: resetHref, className: 'fandeck-sign-in__forgotten', children: forgotten })
        ) : onForgotten ? (
          <Button className="fandeck-form__ghost" kind="ghost" size={44} onClick={onForgotten}>
            {forgotten}
          </Button>
        ) : null}
        <FormActions>
          <Button block type="submit" loading={signIn.isPending}>
            {messages['signIn.submit.email']}
          </Button>
        </FormActions>
      </Part>
      <SignUpSheet open={joining} onOpenChange={setJoining} termsHref={termsHref} />
    </>
  )
})
