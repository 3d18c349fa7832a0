import { useLoginMethods } from '@fandeck/react'
import type { LoginWay } from '@fandeck/sdk/logins'
import { Info } from 'lucide-react'
import { forwardRef, useId } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { useOffered } from '../account-fields/use-offered.ts'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { isProvider, MethodRow } from './MethodRow.tsx'
import { useLinking, useLinkResult } from './use-linking.ts'
import { useLoginMessages } from './use-login-messages.ts'
import '../account-fields/AccountRows.css'
import '../primitives/button/Button.css'

const WAYS: readonly LoginWay[] = ['phone', 'google', 'kakao', 'email']

/** The props of the login methods. */
export interface LinkedLoginsProps extends HeadedPartProps {
  /** Your page of the identity check, which links a phone. */
  verifyHref: string
  /** Your page with `EmailLinkForm`, which links an email. */
  emailHref: string
  /** The query of the page, with which Google and Kakao return. @default '' */
  search?: string | undefined
  /** Called once the result of a return was told; take `link` and `link_error` out of the address. */
  onReturned?: (() => void) | undefined
  /** Called when the member has agreed to sign in again, because the sign-in is too old; open the sign-in (D80). */
  onSignInRequest(): void
}

/**
 * The methods with which the member can sign in, each with its link or its end; one that the server lacks shows only
 * while it is linked. Google and Kakao leave the page. Needs a `ModalProvider` and a `ToastProvider`.
 *
 * @see D80, S7.61
 */
export const LinkedLogins = /* @__PURE__ */ forwardRef<HTMLElement, LinkedLoginsProps>(function LinkedLogins(
  { verifyHref, emailHref, search = '', onReturned = () => {}, onSignInRequest, headingLevel = 2, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const messages = useLoginMessages()
  const methods = useLoginMethods()
  const offers = useOffered()
  const { link, unlink, busy } = useLinking(onSignInRequest)
  useLinkResult(search, onReturned)
  const loading = <Skeleton height={300} radius={12} />

  return (
    <Part
      tag="section"
      base="fandeck-root fandeck-account fandeck-logins"
      aria-labelledby={id}
      {...root}
      ref={ref}
    >
      <div>
        <Heading className="fandeck-title-3" id={id}>
          {messages['logins.title']}
        </Heading>
        <p className="fandeck-account__lead fandeck-body-2">{messages['logins.lead']}</p>
      </div>
      <MemberOnly>
        <QueryState query={methods} loading={loading}>
          {(rows) => {
            if (!offers) return loading
            return (
              <ul className="fandeck-account__rows">
                {WAYS.map((way) => {
                  const method = rows.find(
                    ({ kind }) => kind === way || (way === 'email' && kind === 'legacy'),
                  )
                  if (!method && isProvider(way) && !offers(way)) return null
                  return (
                    <MethodRow
                      key={way}
                      {...{ way, method }}
                      last={rows.length === 1}
                      busy={busy === way}
                      href={way === 'phone' ? verifyHref : emailHref}
                      onLink={link}
                      onUnlink={(one) => void unlink(one)}
                    />
                  )
                })}
              </ul>
            )
          }}
        </QueryState>
      </MemberOnly>
      {methods.data?.length === 1 && (
        <p className="fandeck-account__note">
          <Info size={16} strokeWidth={2} aria-hidden />
          <span>{messages.errors['logins/last']}</span>
        </p>
      )}
    </Part>
  )
})
