import { forwardRef, type ReactNode } from 'react'
import { NotionArticle } from '../primitives/notion-article/NotionArticle.tsx'
import { type HeadedPartProps, levelBelow, Part } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { useDates } from '../theme/use-dates.ts'
import { koArticle } from './messages.ko.ts'
import { readingMinutes } from './reading-time.ts'
import './Article.css'

/** Give `blocks` or `text`. */
export interface ArticleProps extends HeadedPartProps {
  title: string
  /** Epoch ms. */
  postedAt?: number | undefined
  /** The JSON of Notion's official API. */
  blocks?: readonly unknown[] | undefined
  /** Plain text with empty lines between paragraphs. */
  text?: string | undefined
  /** Hides the reading time, for terms and notices. */
  hideReadingTime?: boolean | undefined
  /** Stands below the title, beside the date and the reading time, such as the period of an event. */
  facts?: ReactNode
  /** Follows the body, such as links to other articles. */
  children?: ReactNode
}

/** A page of text: title, date, reading time and body. */
export const Article = /* @__PURE__ */ forwardRef<HTMLElement, ArticleProps>(function Article(
  { title, postedAt, blocks, text = '', hideReadingTime = false, headingLevel = 1, facts, children, ...root },
  ref,
) {
  const messages = useMessagesOf(koArticle)
  const { date } = useDates()
  const Heading = `h${headingLevel}` as const
  const dated = [
    postedAt !== undefined && date(postedAt),
    !hideReadingTime && messages['article.minutes']({ minutes: readingMinutes(blocks ?? text) }),
  ].filter((fact) => fact !== false)
  return (
    <Part tag="article" base="fandeck-root fandeck-article" {...root} ref={ref}>
      <Heading className="fandeck-title-1 fandeck-article__title">{title}</Heading>
      {dated.length > 0 && <p className="fandeck-caption">{dated.join(' · ')}</p>}
      {facts}
      {blocks ? (
        <NotionArticle
          className="fandeck-article__body"
          blocks={blocks}
          headingLevel={levelBelow(headingLevel)}
        />
      ) : (
        <div className="fandeck-article__body fandeck-article__text">{text}</div>
      )}
      {children}
    </Part>
  )
})
