import { CircleAlert, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '../empty/Empty.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { useCommonMessages } from '../use-common-messages.ts'
import { FailureActions } from './FailureActions.tsx'
import { failureTitle, isUnreachable } from './load-failure.ts'
import './QueryState.css'

/** The part of a TanStack Query result that is read. */
export interface QueryLike<Data> {
  data: Data | undefined
  error?: unknown
  isError: boolean
  isPaused: boolean
  isFetching: boolean
  /** Fetches again; called by the button. */
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
