import { Outage, Skeleton } from '@fandeck/widgets'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isMissing } from '../query-client.ts'
import NotFoundPage from '../routes/not-found/NotFoundPage.tsx'
import { Head } from './Head.tsx'

export interface ArticleStateProps<Data> {
  query: UseQueryResult<Data>
  /** Names the document until the article has loaded. */
  title: string
  children(data: Data): ReactNode
}

/** An article in its states: loading, failed, unknown, or its text. */
export function ArticleState<Data>({ query, title, children }: ArticleStateProps<Data>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (isMissing(error)) return <NotFoundPage />
  return (
    <div className={error ? 'site-centre' : 'site-list'} aria-busy={!error}>
      <Head title={title} />
      <h1 className="fandeck-visually-hidden">{title}</h1>
      {error ? (
        <Outage error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton height={68} />
          <Skeleton height={196} radius={20} />
        </>
      )}
    </div>
  )
}
