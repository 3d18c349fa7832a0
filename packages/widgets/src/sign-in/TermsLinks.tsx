import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { useTermsModal } from '../terms/use-terms-modal.ts'
import { useSignInMessages } from './use-sign-in-messages.ts'

/** The terms of a sign-up. */
export type SignUpTermsKind = 'service' | 'privacy' | 'marketing'

/** The props of a part that leads to terms. */
export interface TermsHref {
  /** The address of your page of the terms. @default they open in a modal */
  termsHref?: ((kind: SignUpTermsKind) => string | undefined) | undefined
}

/** The sentence below the sign-in methods; its two links lead to the terms. */
export function TermsLinks({ termsHref }: TermsHref) {
  const messages = useSignInMessages()
  const renderLink = useRenderLink()
  const readTerms = useTermsModal()
  const link = (kind: 'service' | 'privacy') => {
    const title = messages[`signUp.terms.${kind}`]
    const href = termsHref?.(kind)
    if (href !== undefined) return renderLink({ href, className: 'fandeck-sign-in__term', children: title })
    return (
      <button type="button" className="fandeck-sign-in__term" onClick={() => readTerms(kind, title)}>
        {title}
      </button>
    )
  }
  return (
    <p className="fandeck-sign-in__terms">
      {messages['signIn.terms.before']}
      {link('service')}
      {messages['signIn.terms.between']}
      {link('privacy')}
      {messages['signIn.terms.after']}
    </p>
  )
}
