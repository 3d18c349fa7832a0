import { useFandeck, useUser } from '@fandeck/react'
import { handOver } from '@fandeck/sdk/handover'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, LogIn } from 'lucide-react'
import { forwardRef, useSyncExternalStore } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { PageState } from '../primitives/page-state/PageState.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import type { HandoverRequest } from './handover-request.ts'
import { useHandoverMessages } from './use-handover-messages.ts'

/** The props of the consent to a sign-in on a brand's page. */
export interface HandoverProps extends HeadedPartProps {
  /** What `readHandoverRequest` found in the address. */
  request: HandoverRequest
}

const never = () => () => {}
/** Whether a page has opened this window; the browser can have separated the two. */
const useIsOpened = () =>
  useSyncExternalStore(
    never,
    () => Boolean(window.opener),
    () => true,
  )

/**
 * Asks a member, in the window of a brand's page, for consent to be signed in there; posts the code to that page only.
 *
 * @see D46
 */
export const Handover = /* @__PURE__ */ forwardRef<HTMLElement, HandoverProps>(function Handover(
  { request, ...root },
  ref,
) {
  const fandeck = useFandeck()
  const messages = useHandoverMessages()
  const name = useUser()?.nickname
  const opened = useIsOpened()
  const { host } = new URL(request.origin)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => handOver(fandeck, request),
    // The browser delivers the message to a page of that origin only.
    onSuccess: (message) => window.opener?.postMessage(message, request.origin),
  })
  const close = (
    <Button size={44} kind="secondary" onClick={() => window.close()}>
      {messages['common.close']}
    </Button>
  )
  // The brand's page closes this window, unless it was reloaded and no longer waits.
  if (isSuccess)
    return (
      <PageState
        {...root}
        ref={ref}
        icon={<CircleCheck />}
        title={messages['handover.told']({ host })}
        description={messages['handover.told.text']}
        actions={close}
      />
    )
  if (!opened)
    return (
      <PageState
        {...root}
        ref={ref}
        icon={<CircleAlert />}
        title={messages['handover.alone']}
        description={messages['handover.alone.text']}
        actions={close}
      />
    )
  return (
    <PageState
      {...root}
      ref={ref}
      icon={<LogIn />}
      title={messages['handover.asked']({ host })}
      description={
        error ? (
          <span role="alert">{errorSentence(messages, error)}</span>
        ) : name ? (
          messages['handover.named']({ name })
        ) : (
          messages['handover.unnamed']
        )
      }
      actions={
        <>
          <Button size={44} loading={isPending} onClick={() => mutate()}>
            {messages['handover.agree']}
          </Button>
          <Button size={44} kind="secondary" onClick={() => window.close()}>
            {messages['handover.refuse']}
          </Button>
        </>
      }
    />
  )
})
