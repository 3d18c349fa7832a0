import { isFandeckError } from '@fandeck/sdk'
import type { ForwardedRef, ReactNode } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { type QueryLike, QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koArticle } from './messages.ko.ts'
import './Article.css'

/** The props of a widget that is the page of one item. */
export interface ArticlePageProps<Item> extends HeadedPartProps {
  /** Renders the metadata of the document, such as its title; without the item while it loads. */
  renderHead?: ((item: Item | undefined) => ReactNode) | undefined
  /** Shown in place of the widget when there is no such item. @default a sentence */
  notFound?: ReactNode
}

interface ArticleStateProps<Data> extends HeadedPartProps {
  query: QueryLike<Data>
  /** Names the page until it has loaded. */
  title: string
  /** The metadata of the document until the page has loaded. */
  head: ReactNode
  notFound: ReactNode
  forwardedRef: ForwardedRef<HTMLElement>
  children(data: Data): ReactNode
}

/** Whether an error says that there is nothing for an id. */
const isMissing = (error: unknown): boolean => isFandeckError(error) && /[/-]not-found$/.test(error.code)

/** A page of text in its states: loading, failed, unknown, or its text. */
export function ArticleState<Data>(props: ArticleStateProps<Data>) {
  const { query, title, head, notFound, forwardedRef, headingLevel = 1, children, ...root } = props
  const Heading = `h${headingLevel}` as const
  if (query.data !== undefined) return children(query.data)
  if (isMissing(query.error))
    return <ArticleMissing {...root} notFound={notFound} forwardedRef={forwardedRef} />
  return (
    <Part base="fandeck-root fandeck-article" {...root} ref={forwardedRef}>
      {head}
      <Heading className="fandeck-visually-hidden">{title}</Heading>
      <QueryState query={query} loading={<ArticleLoading />}>
        {() => null}
      </QueryState>
    </Part>
  )
}

const ArticleLoading = () => (
  <div className="fandeck-article__loading">
    <Skeleton height={68} />
    <Skeleton height={196} radius={20} />
  </div>
)

interface ArticleMissingProps extends Omit<HeadedPartProps, 'headingLevel'> {
  notFound: ReactNode
  forwardedRef: ForwardedRef<HTMLElement>
}

/** What a page shows for an id that does not exist. */
export function ArticleMissing({ notFound, forwardedRef, ...root }: ArticleMissingProps) {
  const messages = useMessagesOf(koArticle)
  if (notFound !== undefined) return notFound
  return (
    <Part base="fandeck-root fandeck-article" {...root} ref={forwardedRef}>
      <Empty title={messages['article.missing']} />
    </Part>
  )
}
