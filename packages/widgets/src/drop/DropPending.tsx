import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { errorSentence } from '../theme/messages.tsx'

/** The failure of a drop that has not loaded, with a retry. */
export function DropFailed({ error, onRetry }: { error?: unknown; onRetry(): void }) {
  const messages = useDropMessages()
  return (
    <Empty
      title={messages['drop.failed.title']}
      description={errorSentence(messages, error)}
      actions={
        <Button size={44} onClick={onRetry}>
          {messages['common.retry']}
        </Button>
      }
    />
  )
}
