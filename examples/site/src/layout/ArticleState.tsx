import { ListState, Skeleton } from '@fandeck/widgets'
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
  if (query.data !== undefined) return children(query.data)
  if (isMissing(query.error)) return <NotFoundPage />
  return (
    <div className={query.error ? 'site-centre' : undefined}>
      <Head title={title} />
      <h1 className="fandeck-visually-hidden">{title}</h1>
      <ListState query={query} loading={<ArticleLoading />}>
        {children}
      </ListState>
    </div>
  )
}

const ArticleLoading = () => (
  <div className="site-list">
    <Skeleton height={68} />
    <Skeleton height={196} radius={20} />
  </div>
)
