import './article.css'
import { useNotionPage } from '@fandeck/react'
import { Article, type ArticleProps } from '@fandeck/widgets'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import NotFoundPage from '../routes/not-found/NotFoundPage.tsx'
import { ArticleState } from './ArticleState.tsx'
import { figureBlock } from './figure-block.ts'
import { Head } from './Head.tsx'

export interface ListedItemProps<Item> {
  query: UseQueryResult<readonly Item[]>
  /** Names the document until the list has loaded. */
  title: string
  /** Whether an item is the one of the address. */
  match(item: Item): boolean
  children(item: Item): ReactNode
}

/** One item of a list; a list without it renders the page for unknown addresses. */
export function ListedItem<Item>({ query, title, match, children }: ListedItemProps<Item>) {
  return (
    <ArticleState query={query} title={title}>
      {(items) => {
        const item = items.find(match)
        return item ? children(item) : <NotFoundPage />
      }}
    </ArticleState>
  )
}

export interface ListedArticleProps extends Omit<ArticleProps, 'blocks' | 'title'> {
  item: { pageId: string; title: string; summary: string; image: string }
}

/** The Notion page of an item, after the item's picture. */
export function ListedArticle({ item: { pageId, title, summary, image }, ...props }: ListedArticleProps) {
  const documentTitle = title.replaceAll('\n', ' ')
  return (
    <ArticleState query={useNotionPage({ pageId })} title={documentTitle}>
      {({ blocks }) => (
        <>
          <Head title={documentTitle} description={summary} image={image} />
          <Article
            className="site-article"
            title={title}
            blocks={[figureBlock(image), ...blocks]}
            {...props}
          />
        </>
      )}
    </ArticleState>
  )
}
