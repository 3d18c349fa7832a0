import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
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

/** The outline of a drop that loads. */
export function DropSkeleton() {
  return (
    <div className="fandeck-drop__skeleton">
      <Skeleton width="auto" height={396} radius={0} />
      <Skeleton width="40%" height={24} />
      <Skeleton width="70%" height={62} />
      <Skeleton height={87} radius={16} />
      <Skeleton height={25} />
      <Skeleton height={25} />
    </div>
  )
}
