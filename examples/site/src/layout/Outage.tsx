import { Button, Empty, errorSentence } from '@fandeck/widgets'
import { WifiOff } from 'lucide-react'
import { useMessages } from '../messages/use-messages.ts'
import { ButtonLink } from './ButtonLink.tsx'

export interface OutageProps {
  error: unknown
  onRetry(): void
}

/** Reports a failed load with a retry button, the way to support, and that nothing is lost (D55). */
export function Outage({ error, onRetry }: OutageProps) {
  const messages = useMessages()
  return (
    <div className="site-outage" role="alert">
      <Empty
        icon={<WifiOff size={26} strokeWidth={2} />}
        title={errorSentence(messages, error)}
        description={messages['offline.message']}
        actions={
          <>
            <Button size={44} onClick={onRetry}>
              {messages['common.retry']}
            </Button>
            <ButtonLink kind="secondary" to="/support/faq/list">
              {messages['support.title']}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
