import { CircleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { Empty } from '../empty/Empty.tsx'
import { useSupportHref } from '../link/LinkProvider.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { useCommonMessages } from '../use-common-messages.ts'
import { failureTitle, isUnreachable } from './load-failure.ts'
import './QueryState.css'

/** The part of a TanStack Query result that is read. */
export interface QueryLike<Data> {
  data: Data | undefined
  error?: unknown
  isError: boolean
  isPaused: boolean
  isFetching: boolean
  refetch(): unknown
}

export interface QueryStateProps<Data> {
  query: QueryLike<Data>
  /** Rendered during loading. @default skeleton rows */
  loading?: ReactNode
  children(data: Data): ReactNode
}

/** Renders the data of a query, its loading state, or the reason of the failure with a retry button. */
export function QueryState<Data>({ query, loading = <RowsLoading />, children }: QueryStateProps<Data>) {
  const messages = useCommonMessages()
  const { data, isError, isPaused, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!isError && !isPaused)
    return (
      <div role="status" aria-busy>
        <span className="fandeck-visually-hidden">{messages['common.loading']}</span>
        {loading}
      </div>
    )
  return (
    <div role="alert">
      <Empty
        icon={isUnreachable(query) ? <WifiOff /> : <CircleAlert />}
        title={failureTitle(messages, query)}
        description={messages['offline.message']}
        actions={<FailureActions retrying={isFetching} onRetry={() => void refetch()} />}
      />
    </div>
  )
}

/** The retry and, where the page has named one, the way to the support. */
function FailureActions({ retrying, onRetry }: { retrying: boolean; onRetry(): void }) {
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

/** Rows of a caption, a title and a date. */
function RowsLoading() {
  return [220, 180, 240, 200].map((width) => (
    <div key={width} className="fandeck-rows-loading">
      <Skeleton width={40} height={14} />
      <Skeleton width={width} height={20} />
      <Skeleton width={88} height={14} />
    </div>
  ))
}
