import { useNotionPage } from '@fandeck/react'
import type { ForwardedRef, ReactNode } from 'react'
import type { QueryLike } from '../primitives/query-state/QueryState.tsx'
import { Article } from './Article.tsx'
import { ArticleMissing, type ArticlePageProps, ArticleState } from './ArticleState.tsx'
import { figureBlock } from './figure-block.ts'

/** An item of a list whose text is a Notion page. */
interface Listed {
  pageId: string
  title: string
  image: string
}

interface ListedArticleProps<Item extends Listed> extends ArticlePageProps<Item> {
  query: QueryLike<readonly Item[]>
  /** Names the page until the list has loaded. */
  listTitle: string
  /** Whether an item is the one to show. */
  match(item: Item): boolean
  forwardedRef: ForwardedRef<HTMLElement>
  postedAt?(item: Item): number
  hideReadingTime?: boolean
  /** Stands below the title. */
  facts?(item: Item): ReactNode
  /** Follows the text. */
  children?(item: Item): ReactNode
}

/** One item of a list: its picture, then its Notion page. */
export function ListedArticle<Item extends Listed>(props: ListedArticleProps<Item>) {
  const { query, listTitle, match, ...page } = props
  const { renderHead, notFound, forwardedRef, ...rest } = page
  const { postedAt, hideReadingTime, facts, children, ...root } = rest
  return (
    <ArticleState
      {...root}
      query={query}
      title={listTitle}
      head={renderHead?.(undefined)}
      {...{ notFound, forwardedRef }}
    >
      {(items) => {
        const item = items.find(match)
        if (!item) return <ArticleMissing {...root} {...{ notFound, forwardedRef }} />
        return <ItemArticle {...page} item={item} />
      }}
    </ArticleState>
  )
}

type ItemArticleProps<Item extends Listed> = Omit<
  ListedArticleProps<Item>,
  'query' | 'listTitle' | 'match'
> & {
  item: Item
}

function ItemArticle<Item extends Listed>(props: ItemArticleProps<Item>) {
  const { item, renderHead, notFound, forwardedRef, postedAt, hideReadingTime, facts, children, ...root } =
    props
  const page = useNotionPage({ pageId: item.pageId })
  const head = renderHead?.(item)
  return (
    <ArticleState
      {...root}
      query={page}
      title={item.title.replaceAll('\n', ' ')}
      {...{ head, notFound, forwardedRef }}
    >
      {({ blocks }) => (
        <>
          {head}
          <Article
            {...root}
            ref={forwardedRef}
            title={item.title}
            postedAt={postedAt?.(item)}
            blocks={[figureBlock(item.image), ...blocks]}
            hideReadingTime={hideReadingTime}
            facts={facts?.(item)}
          >
            {children?.(item)}
          </Article>
        </>
      )}
    </ArticleState>
  )
}
