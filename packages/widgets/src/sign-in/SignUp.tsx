import { useSignIn } from '@fandeck/react'
import { CircleCheck } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { type NewAccount, SignUpAccount } from './SignUpAccount.tsx'
import { SignUpTerms } from './SignUpTerms.tsx'
import type { SignUpTermsKind, TermsHref } from './TermsLinks.tsx'
import { signInSentence, useSignInMessages } from './use-sign-in-messages.ts'
import '../account-fields/AccountForm.css'
import './SignUp.css'

/** The props of the sign-up. */
export interface SignUpProps extends HeadedPartProps, TermsHref {
  /** Called once the account exists; its button signs in next. */
  onSignedUp?: (() => void) | undefined
}

/**
 * The sign-up by email: terms, then the address with its mailed code and a password, then the first sign-in.
 *
 * @see D3b, D82
 */
export const SignUp = /* @__PURE__ */ forwardRef<HTMLElement, SignUpProps>(function SignUp(
  { onSignedUp, termsHref, headingLevel = 2, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useSignInMessages()
  const signIn = useSignIn()
  const [agreed, setAgreed] = useState<readonly SignUpTermsKind[]>()
  const [account, setAccount] = useState<NewAccount>()
  const done = (created: NewAccount) => {
    setAccount(created)
    onSignedUp?.()
  }
  return (
    <Part
      base="fandeck-root fandeck-sign-up"
      {...root}
      ref={ref}
      data-step={account ? 'done' : agreed ? 'account' : 'terms'}
    >
      {!agreed && <SignUpTerms onNext={setAgreed} {...{ termsHref, headingLevel }} />}
      {agreed && !account && <SignUpAccount agreed={agreed} onDone={done} />}
      {account && (
        <>
          <CircleCheck size={48} strokeWidth={1.75} aria-hidden />
          <Heading className="fandeck-title-2">{messages['signUp.done']}</Heading>
          <p className="fandeck-body-2">{messages['signUp.done.message']}</p>
          <p className="fandeck-form__trouble" role="alert">
            {signInSentence(messages, signIn.error, 'email')}
          </p>
          <Button
            block
            loading={signIn.isPending}
            onClick={() => signIn.mutate({ provider: 'password', ...account })}
          >
            {messages['signUp.done.action']}
          </Button>
        </>
      )}
    </Part>
  )
})
