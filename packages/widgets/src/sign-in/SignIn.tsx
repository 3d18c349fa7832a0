import { useFandeck, useFinishSignIn, useLatest, useSession } from '@fandeck/react'
import type { LoginType } from '@fandeck/sdk'
import { signInError } from '@fandeck/sdk/auth'
import { CircleCheck } from 'lucide-react'
import { forwardRef, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CardFanLoader } from '../primitives/card-fan/CardFanLoader.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { PasswordReset } from './PasswordReset.tsx'
import { SignInEmail } from './SignInEmail.tsx'
import { SignInPhone } from './SignInPhone.tsx'
import { SignInWays } from './SignInWays.tsx'
import { signInReturn, signInVisit } from './sign-in-address.ts'
import type { TermsHref } from './TermsLinks.tsx'
import { useSignInMessages } from './use-sign-in-messages.ts'
import './SignIn.css'

/** What a sign-in shows: the methods, or the form of one. */
export type SignInStep = 'ways' | 'phone' | 'email' | 'reset'

/** A sign-in that has succeeded. */
export interface SignInResult {
  loginType: LoginType
  /** The path of this origin that `retUrl` or `callbackUrl` of the page names, if any (D52). */
  returnUrl: string | undefined
}

/** The props of the sign-in. */
export interface SignInProps extends Omit<HeadedPartProps, 'role' | 'onSubmit'>, TermsHref {
  /** @default its own state, `ways` at first */
  step?: SignInStep | undefined
  /** Called when the fan goes to another step. */
  onStepChange?: ((step: SignInStep) => void) | undefined
  /** Called when the fan has signed in here; navigate. */
  onDone?: ((result: SignInResult) => void) | undefined
  /** The query of the page: the way back, and what Google and Kakao return with. @default that of the address */
  search?: string | undefined
  /** The address of your page for a forgotten password. @default a step of this widget */
  resetHref?: string | undefined
  /** The title of the methods. @default '로그인' */
  title?: ReactNode
  /** The sentence below the title of the methods. */
  lead?: ReactNode
  /** Above the title of the methods, such as a fan of cards. */
  art?: ReactNode
  /** Shown to a member. @default a sentence */
  done?: ReactNode
}

const never = () => () => {}

/** Returns the query of the address; empty on a server and during hydration. */
const useAddressQuery = () =>
  useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  )

/**
 * The sign-in: the methods that the server offers, then the form of one. On the page that Google or Kakao return to, it
 * completes the sign-in.
 *
 * @see S2.9, S3.8, S7.61, D3, D39, D52
 */
export const SignIn = /* @__PURE__ */ forwardRef<HTMLElement, SignInProps>(function SignIn(
  { step: given, onStepChange, onDone, search, resetHref, title, lead, art, done, termsHref, ...root },
  ref,
) {
  const fandeck = useFandeck()
  const messages = useSignInMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const ownQuery = useAddressQuery()
  const query = search ?? ownQuery
  const { error, returning } = signInVisit(query)
  const { mutate: finish, error: unfinished } = useFinishSignIn()
  const [own, setOwn] = useState<SignInStep>('ways')
  const [note, setNote] = useState<string>()
  const step = given ?? own
  const callbacks = useLatest({ onDone, query })
  const finished = useRef(false)
  const isReturning = returning && !loggedIn

  useEffect(
    () =>
      fandeck.on('auth:sign-in-completed', ({ loginType }) => {
        const { onDone, query } = callbacks.current
        onDone?.({ loginType, returnUrl: signInReturn(query) })
      }),
    [fandeck],
  )
  useEffect(() => {
    if (!isReturning || finished.current) return
    finished.current = true
    finish()
  }, [isReturning, finish])

  const go = (next: SignInStep) => {
    setNote(undefined)
    setOwn(next)
    onStepChange?.(next)
  }
  const shared = { ...root, ref }
  const Heading = `h${root.headingLevel ?? 1}` as const

  if (loggedIn) {
    const { headingLevel: _, ...rest } = root
    return (
      <Part base="fandeck-root fandeck-sign-in fandeck-sign-in--done" role="status" {...rest} ref={ref}>
        {done ?? (
          <>
            <CircleCheck size={48} strokeWidth={1.75} aria-hidden />
            <Heading className="fandeck-title-3">{messages['signIn.done']}</Heading>
          </>
        )}
      </Part>
    )
  }
  if (step === 'phone') return <SignInPhone {...shared} />
  if (step === 'email') {
    return <SignInEmail {...shared} {...{ resetHref, termsHref, note }} onForgotten={() => go('reset')} />
  }
  if (step === 'reset') {
    return (
      <PasswordReset
        {...shared}
        onDone={(sentence) => {
          go('email')
          setNote(sentence)
        }}
      />
    )
  }
  if (isReturning && !unfinished) {
    const { headingLevel: _, ...rest } = root
    return (
      <Part base="fandeck-root fandeck-sign-in fandeck-sign-in--waiting" aria-busy {...rest} ref={ref}>
        <CardFanLoader />
        <Heading className="fandeck-title-3">{messages['signIn.finishing']}</Heading>
      </Part>
    )
  }
  return (
    <SignInWays
      {...shared}
      {...{ title, lead, art, termsHref }}
      search={query}
      error={error === null ? unfinished : signInError(error)}
      onChoose={go}
    />
  )
})
