import { Button, Empty, errorSentence } from '@fandeck/widgets'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'

export interface OutageProps {
  error: unknown
  onRetry(): void
  /** Actions besides the retry. */
  actions?: ReactNode
}

/** Reports a failed load with a retry button and reassures the fan that nothing is lost (D55). */
export function Outage({ error, onRetry, actions }: OutageProps) {
  const messages = useMessages()
  return (
    <div role="alert">
      <Empty
        icon={<WifiOff size={26} strokeWidth={2} />}
        title={errorSentence(messages, error)}
        description={messages['offline.message']}
        actions={
          <>
            <Button size={44} onClick={onRetry}>
              {messages['common.retry']}
            </Button>
            {actions}
          </>
        }
      />
    </div>
  )
}
