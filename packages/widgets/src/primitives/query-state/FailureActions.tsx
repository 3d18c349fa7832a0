import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { useSupportHref } from '../link/LinkProvider.tsx'
import { useCommonMessages } from '../use-common-messages.ts'

interface FailureActionsProps {
  retrying?: boolean
  onRetry(): void
}

/** The retry and, where the page has named one, the way to the support. */
export function FailureActions({ retrying, onRetry }: FailureActionsProps) {
  const messages = useCommonMessages()
  const support = useSupportHref()
  return (
    <>
      <Button kind={support ? 'primary' : 'secondary'} size={44} loading={retrying} onClick={onRetry}>
        {messages['common.retry']}
      </Button>
      {support && (
        <LinkButton href={support} kind="secondary">
          {messages['common.support']}
        </LinkButton>
      )}
    </>
  )
}
