import { WifiOff } from 'lucide-react'
import { forwardRef } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { FailureActions } from '../primitives/query-state/FailureActions.tsx'
import { useCommonMessages } from '../primitives/use-common-messages.ts'
import { errorSentence } from '../theme/messages.tsx'

/** The props of a failed load. */
export interface OutageProps extends Omit<PartProps, 'role'> {
  error: unknown
  /** Called by the button that tries again. */
  onRetry(): void
}

/**
 * Reports a failed load with a retry button, the way to the support of the `LinkProvider`, and that nothing is lost.
 *
 * @see D55
 */
export const Outage = /* @__PURE__ */ forwardRef<HTMLElement, OutageProps>(function Outage(
  { error, onRetry, ...root },
  ref,
) {
  const messages = useCommonMessages()
  return (
    <Part base="fandeck-root fandeck-outage" role="alert" {...root} ref={ref}>
      <Empty
        icon={<WifiOff />}
        title={errorSentence(messages, error)}
        description={messages['offline.message']}
        actions={<FailureActions onRetry={onRetry} />}
      />
    </Part>
  )
})
