import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { useTermsModal } from '../terms/use-terms-modal.ts'
import type { SignUpTermsKind, TermsHref } from './TermsLinks.tsx'
import { useSignInMessages } from './use-sign-in-messages.ts'

const ALL: readonly SignUpTermsKind[] = ['service', 'privacy', 'marketing']
const REQUIRED: readonly SignUpTermsKind[] = ['service', 'privacy']

interface SignUpTermsProps extends TermsHref {
  headingLevel: HeadingLevel
  onNext(agreed: readonly SignUpTermsKind[]): void
}

/** The first step of the sign-up: service and privacy are required, marketing is optional. */
export function SignUpTerms({ onNext, termsHref, headingLevel }: SignUpTermsProps) {
  const Heading = `h${headingLevel}` as const
  const messages = useSignInMessages()
  const [agreed, setAgreed] = useState<readonly SignUpTermsKind[]>([])
  const set = (kind: SignUpTermsKind, on: boolean) =>
    setAgreed((before) => ALL.filter((one) => (one === kind ? on : before.includes(one))))
  return (
    <>
      <Heading className="fandeck-title-2">{messages['signUp.terms.title']}</Heading>
      <Check
        checked={agreed.length === ALL.length}
        onChange={(event) => setAgreed(event.target.checked ? ALL : [])}
      >
        {messages['signUp.all']}
      </Check>
      <ul className="fandeck-sign-up__terms">
        {ALL.map((kind) => {
          const title = messages[`signUp.terms.${kind}`]
          return (
            <li key={kind}>
              <Check
                shape="plain"
                checked={agreed.includes(kind)}
                onChange={(event) => set(kind, event.target.checked)}
              >
                {messages[REQUIRED.includes(kind) ? 'signUp.required' : 'signUp.optional']({ title })}
              </Check>
              <ReadTerms kind={kind} title={title} termsHref={termsHref} />
            </li>
          )
        })}
      </ul>
      <Button
        block
        disabled={!REQUIRED.every((kind) => agreed.includes(kind))}
        onClick={() => onNext(agreed)}
      >
        {messages['signUp.next']}
      </Button>
    </>
  )
}

/** Leads to the text of terms. */
function ReadTerms({ kind, title, termsHref }: TermsHref & { kind: SignUpTermsKind; title: string }) {
  const messages = useSignInMessages()
  const renderLink = useRenderLink()
  const readTerms = useTermsModal()
  const href = termsHref?.(kind)
  const label = messages['signUp.read']({ title })
  const icon = <ChevronRight size={18} strokeWidth={2} aria-hidden />
  if (href === undefined)
    return (
      <IconButton label={label} onClick={() => readTerms(kind, title)}>
        {icon}
      </IconButton>
    )
  return renderLink({
    href,
    className: 'fandeck-icon-button',
    children: (
      <>
        <span className="fandeck-visually-hidden">{label}</span>
        {icon}
      </>
    ),
  })
}
