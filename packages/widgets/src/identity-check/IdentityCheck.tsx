import { useLatest, useLevel, useVerifyIdentity } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { IdentityReturn, MyPageAnswer } from '@fandeck/sdk/account'
import { CircleCheck } from 'lucide-react'
import { forwardRef, useEffect, useRef } from 'react'
import { FormActions } from '../account-fields/FormActions.tsx'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { useSignInAgain } from '../account-fields/use-sign-in-again.ts'
import { Button } from '../primitives/button/Button.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { IdentitySteps } from './IdentitySteps.tsx'
import { useIdentityReturn, useIdentityStart } from './use-identity-check.ts'
import { useIdentityMessages } from './use-identity-messages.ts'
import '../account-fields/AccountForm.css'
import './IdentityCheck.css'

/** The props of the identity check. */
export interface IdentityCheckProps extends HeadedPartProps {
  /** The origins of the identity service, to which the page leaves. */
  allow: readonly string[]
  /** The query of the page, with which the service returns. */
  search: string
  /** Called with the query without the result of the service; replace that of the address. */
  onReturned(search: string): void
  /** Called when the member is verified, also at once; leave the page. */
  onDone(): void
  /** Shows the button "나중에 할게요". */
  onLater?: (() => void) | undefined
  /** Called when the member has agreed to sign in again, because the sign-in is too old; open the sign-in (D80). */
  onSignInRequest(): void
  /** Checks a verified member again, who has another phone or birthday. @default false */
  renew?: boolean | undefined
}

/**
 * The identity check before the wallet: leaves for the identity service, which returns to this page. Needs a
 * `ModalProvider` and a `ToastProvider`.
 *
 * @see S2.11, S7.49, S7.50, D7, D86
 */
export const IdentityCheck = /* @__PURE__ */ forwardRef<HTMLElement, IdentityCheckProps>(
  function IdentityCheck(
    { allow, search, onReturned, onDone, onLater, onSignInRequest, renew = false, headingLevel = 1, ...root },
    ref,
  ) {
    const Heading = `h${headingLevel}` as const
    const messages = useIdentityMessages()
    const toast = useToast()
    const { verified } = useLevel()
    const { mutate, isPending, data, error, variables } = useVerifyIdentity()
    const { start, starting, unstarted } = useIdentityStart(allow)
    const result = useIdentityReturn(search, onReturned)
    const signInAgain = useSignInAgain(onSignInRequest)
    const submitted = useRef<IdentityReturn>(undefined)
    const callbacks = useLatest({ onDone, signInAgain })
    const renewed = data !== undefined && data.error === undefined
    const isDone = verified && (!renew || renewed)

    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
    useEffect(() => {
      // The verification id is single-use, and StrictMode runs effects twice.
      if (!result?.verificationId || submitted.current === result) return
      submitted.current = result
      const settle = (answer: MyPageAnswer) => {
        if (answer.error === undefined) toast.show(messages['identity.done'])
        else if (answer.code === 'account/sign-in-again') void callbacks.current.signInAgain(answer.error)
      }
      mutate({ verificationId: result.verificationId }, { onSuccess: settle })
    }, [result])
    useEffect(() => {
      if (isDone) callbacks.current.onDone()
    }, [isDone])

    if (isDone) {
      return (
        <Part base="fandeck-root fandeck-identity" data-done role="status" {...root} ref={ref}>
          <CircleCheck size={48} strokeWidth={1.75} aria-hidden />
          <Heading className="fandeck-title-3">{messages['identity.done']}</Heading>
        </Part>
      )
    }
    const again = isFandeckError(error) && error.retryable ? variables : undefined
    const cancelled = result !== undefined && result.verificationId === undefined
    const failed = data?.error ?? (error ? errorSentence(messages, error) : unstarted)
    return (
      <Part base="fandeck-root fandeck-form fandeck-identity" {...root} ref={ref}>
        <Heading className="fandeck-form__title fandeck-title-1">
          {messages[renew ? 'identity.renew.title' : 'identity.title']}
        </Heading>
        <p className="fandeck-form__lead">{messages[renew ? 'identity.renew.lead' : 'identity.lead']}</p>
        {!renew && <IdentitySteps />}
        <FormActions className="fandeck-identity__actions">
          <p className="fandeck-form__trouble" role="alert">
            {cancelled ? messages['identity.cancelled'] : failed}
          </p>
          <MemberOnly>
            <Button block loading={isPending || starting} onClick={() => (again ? mutate(again) : start())}>
              {messages[again ? 'common.retry' : 'identity.start']}
            </Button>
          </MemberOnly>
          {onLater && (
            <Button className="fandeck-identity__later" block kind="ghost" onClick={onLater}>
              {messages['identity.later']}
            </Button>
          )}
        </FormActions>
      </Part>
    )
  },
)
