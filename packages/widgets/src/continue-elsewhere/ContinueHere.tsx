import { useContinuePurchase, useFandeck, useRedeemContinuation, useSession } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import {
  continuationPath,
  forgetContinuation,
  type PendingContinuation,
  pendingContinuation,
  readContinuation,
} from '@fandeck/sdk/continuation'
import { CircleAlert, CreditCard, ExternalLink } from 'lucide-react'
import { forwardRef, useEffect, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { PageState } from '../primitives/page-state/PageState.tsx'
import { PageWaiting } from '../primitives/page-state/PageWaiting.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useContinueMessages } from './use-continue-messages.ts'

/** The props of the page that redeems a link. */
export interface ContinueHereProps extends HeadedPartProps {
  /** The fragment with the secret of the link. @default that of the address, from which it is removed */
  hash?: string | undefined
  /** Called with the path of this site to go on with; navigate. */
  onContinue(path: string): void
  /** Called when the purchase needs its member: open the sign-in, which returns to this page. */
  onSignIn(): void
  /** Called when there is nothing to go on with; go home. */
  onHome(): void
}

/** What the tab has: the secret of an unused link, a redeemed link whose purchase waits, or nothing. */
interface Arrival {
  token?: string | undefined
  pending?: PendingContinuation | undefined
}

/** Reads the fragment once and takes it off the address, so that it stays in no history. */
function useArrival(hash: string | undefined): [Arrival | undefined, (next: Arrival) => void] {
  const fandeck = useFandeck()
  const [arrival, setArrival] = useState<Arrival>()
  useEffect(() => {
    const token = readContinuation(hash ?? location.hash)
    if (token !== undefined && hash === undefined)
      history.replaceState(history.state, '', location.pathname + location.search)
    setArrival(
      (known) => known ?? { token, pending: token === undefined ? pendingContinuation(fandeck) : undefined },
    )
  }, [fandeck, hash])
  return [arrival, setArrival]
}

/** What no repetition changes. */
const isFinal = (error: unknown) => isFandeckError(error) && !error.retryable

/**
 * The page of a one-time link: goes on with the page of another browser after a press, and with its purchase for the same
 * member after another.
 *
 * @see D108
 */
export const ContinueHere = /* @__PURE__ */ forwardRef<HTMLElement, ContinueHereProps>(function ContinueHere(
  { hash, onContinue, onSignIn, onHome, ...root },
  ref,
) {
  const fandeck = useFandeck()
  const messages = useContinueMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const [arrival, setArrival] = useArrival(hash)
  const redeem = useRedeemContinuation()
  const take = useContinuePurchase()
  const go = ({ redeemed }: PendingContinuation) => onContinue(continuationPath(redeemed.path, location.href))
  const alert = (error: unknown) => <span role="alert">{errorSentence(messages, error)}</span>
  const shared = { ...root, ref }

  if (!arrival) return <PageWaiting role="status" {...shared} title={messages['loading.title']} />
  const { token, pending } = arrival
  if (pending) {
    const look = () => {
      forgetContinuation(fandeck)
      go(pending)
    }
    return (
      <PageState
        {...shared}
        icon={<CreditCard />}
        title={messages['continue.here.pay.title']}
        description={
          take.error
            ? alert(take.error)
            : messages[loggedIn ? 'continue.here.pay.text' : 'continue.here.pay.signIn']
        }
        actions={
          <>
            {!isFinal(take.error) && (
              <Button
                size={44}
                loading={take.isPending}
                onClick={() =>
                  loggedIn ? take.mutate(undefined, { onSuccess: () => go(pending) }) : onSignIn()
                }
              >
                {messages[loggedIn ? 'continue.here.pay.go' : 'continue.here.pay.login']}
              </Button>
            )}
            <Button size={44} kind="secondary" onClick={look}>
              {messages['continue.here.look']}
            </Button>
          </>
        }
      />
    )
  }
  if (token === undefined || isFinal(redeem.error))
    return (
      <PageState
        {...shared}
        icon={<CircleAlert />}
        title={messages['continue.here.none']}
        description={redeem.error ? alert(redeem.error) : messages['continue.here.none.text']}
        actions={
          <Button size={44} onClick={onHome}>
            {messages['continue.here.home']}
          </Button>
        }
      />
    )
  const begin = () =>
    redeem.mutate(
      { token },
      { onSuccess: (next) => (next.redeemed.purchase ? setArrival({ pending: next }) : go(next)) },
    )
  return (
    <PageState
      {...shared}
      icon={<ExternalLink />}
      title={messages['continue.here.title']}
      description={redeem.error ? alert(redeem.error) : messages['continue.here.text']}
      actions={
        <Button size={44} loading={redeem.isPending} onClick={begin}>
          {messages['continue.here.go']}
        </Button>
      }
    />
  )
})
