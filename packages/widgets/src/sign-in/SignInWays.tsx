import { useFandeck, useSignIn } from '@fandeck/react'
import { type LoginType, maskAccount } from '@fandeck/sdk'
import { recentLogins } from '@fandeck/sdk/auth'
import { continuationPage } from '@fandeck/sdk/continuation'
import { isInAppBrowser } from '@fandeck/sdk/drops'
import { AtSign, CircleAlert, Mail, MessageCircle, Smartphone } from 'lucide-react'
import { forwardRef, type ReactNode, useState } from 'react'
import { FormActions } from '../account-fields/FormActions.tsx'
import { useOffered } from '../account-fields/use-offered.ts'
import { Button, type ButtonProps } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { signInCallback } from './sign-in-address.ts'
import { type TermsHref, TermsLinks } from './TermsLinks.tsx'
import { signInSentence, useSignInMessages } from './use-sign-in-messages.ts'
import '../account-fields/AccountForm.css'
import './SignIn.css'

const loadSheet = () => import('../continue-elsewhere/ContinueElsewhere.tsx')
const WAYS = ['phone', 'kakao', 'google', 'password']
const ICON = { size: 20, strokeWidth: 2, 'aria-hidden': true } as const

/** The props of the sign-in methods. */
export interface SignInWaysProps extends Omit<HeadedPartProps, 'role'>, TermsHref {
  /** Called when the fan chooses a method that has a form here. */
  onChoose(way: 'phone' | 'email'): void
  /** The query of the page, which keeps the way back (`retUrl`). @default '' */
  search?: string | undefined
  /** What the last attempt failed with. */
  error?: unknown
  /** @default '로그인' */
  title?: ReactNode
  /** The sentence below the title. */
  lead?: ReactNode
  /** Above the title, such as a fan of cards. */
  art?: ReactNode
}

/**
 * The sign-in methods that `GET providers` answers; the last one used here has a bubble. Google and Kakao leave the
 * page.
 *
 * @see S3.8, S7.61
 */
export const SignInWays = /* @__PURE__ */ forwardRef<HTMLElement, SignInWaysProps>(function SignInWays(
  { onChoose, search = '', error, title, lead, art, termsHref, headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useSignInMessages()
  const fandeck = useFandeck()
  const signIn = useSignIn()
  const [missing, setMissing] = useState<unknown>()
  const { last, usernames } = recentLogins(fandeck)
  const offers = useOffered()
  const none = offers && !WAYS.some(offers)
  const page = continuationPage(fandeck)
  /** Google refuses its sign-in inside other apps. */
  const outside = page !== undefined && isInAppBrowser(navigator.userAgent) ? page : undefined
  const [sheet, setSheet] = useState<{ open: boolean; page: string }>()
  const leave = (provider: 'google' | 'kakao') =>
    signIn.mutate({ provider, callbackUrl: signInCallback(provider, search) })
  const leaving = (provider: string) => signIn.isPending && signIn.variables?.provider === provider
  const bubble = (...types: LoginType[]) => {
    if (!last || !types.includes(last)) return undefined
    const name = usernames[last]
    // The id of a Kakao account without an address means nothing to the fan.
    const isKnown = name && (last === 'phone' || last === 'legacy' || name.includes('@'))
    return messages['signIn.recent']({ name: isKnown ? maskAccount(name) : '' })
  }

  return (
    <Part base="fandeck-root fandeck-sign-in" {...root} ref={ref}>
      {art && <div className="fandeck-sign-in__art">{art}</div>}
      <Heading className="fandeck-title-1">{title ?? messages['signIn.title']}</Heading>
      <p className="fandeck-sign-in__lead fandeck-body-2">{lead ?? messages['signIn.lead']}</p>
      <FormActions className="fandeck-sign-in__ways">
        <p className="fandeck-form__trouble" role="alert">
          {signInSentence(messages, signIn.error ?? missing ?? error)}
        </p>
        {!offers && (
          <div className="fandeck-sign-in__loading" role="status" aria-busy>
            <span className="fandeck-visually-hidden">{messages['common.loading']}</span>
            {WAYS.map((way) => (
              <Skeleton key={way} height={54} radius={14} />
            ))}
          </div>
        )}
        {none && (
          <Empty
            icon={<CircleAlert />}
            title={messages['signIn.none']}
            description={messages['signIn.none.message']}
          />
        )}
        {offers?.('phone') && (
          <Way recent={bubble('phone')} onClick={() => onChoose('phone')}>
            <Smartphone {...ICON} />
            {messages['signIn.phone']}
          </Way>
        )}
        {offers?.('kakao') && (
          <Way
            recent={bubble('kakao')}
            className="fandeck-sign-in__kakao"
            loading={leaving('kakao')}
            onClick={() => leave('kakao')}
          >
            <MessageCircle {...ICON} />
            {messages['signIn.kakao']}
          </Way>
        )}
        {offers?.('google') && (
          <Way
            recent={bubble('google')}
            kind="outline"
            loading={leaving('google')}
            onClick={() => (outside ? setSheet({ open: true, page: outside }) : leave('google'))}
          >
            <AtSign {...ICON} />
            {messages['signIn.google']}
          </Way>
        )}
        {offers?.('password') && (
          <Way recent={bubble('email', 'legacy')} kind="secondary" onClick={() => onChoose('email')}>
            <Mail {...ICON} />
            {messages['signIn.email']}
          </Way>
        )}
        {!none && <TermsLinks termsHref={termsHref} />}
      </FormActions>
      {sheet && (
        <Lazy load={loadSheet} attempt={sheet} onFailed={setMissing}>
          {({ ContinueElsewhere }) => (
            <ContinueElsewhere
              {...sheet}
              reason="google"
              onOpenChange={(open) => setSheet({ ...sheet, open })}
            />
          )}
        </Lazy>
      )}
    </Part>
  )
})

/** One method, with a bubble when it was the last one used. */
function Way({ recent, ...button }: ButtonProps & { recent: string | undefined }) {
  return (
    <div className="fandeck-sign-in__way">
      {recent !== undefined && <span className="fandeck-sign-in__recent">{recent}</span>}
      <Button block {...button} />
    </div>
  )
}
