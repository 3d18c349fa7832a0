import { useNotice } from '@fandeck/react'
import type { NoticeDetail } from '@fandeck/sdk/support'
import { forwardRef } from 'react'
import { Article } from '../article/Article.tsx'
import { type ArticlePageProps, ArticleState } from '../article/ArticleState.tsx'
import { LinkButton } from '../primitives/button/LinkButton.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { useNoticeMessages } from './use-notice-messages.ts'
import './NoticeList.css'

/** The props of one notice, which fetches itself. */
export interface NoticeArticleProps extends ArticlePageProps<NoticeDetail> {
  noticeId: number
  /** Returns the path of a notice. */
  hrefOf(noticeId: number): string
  /** The path of the list. */
  listHref: string
  renderLink?: RenderLink | undefined
}

/**
 * One notice with the ways to its neighbours and to the list.
 *
 * @see S2.3, D25
 */
export const NoticeArticle = /* @__PURE__ */ forwardRef<HTMLElement, NoticeArticleProps>(
  function NoticeArticle({ noticeId, hrefOf, listHref, renderLink, renderHead, notFound, ...root }, ref) {
    const messages = useNoticeMessages()
    const query = useNotice({ noticeId })
    return (
      <ArticleState
        {...root}
        query={query}
        title={messages['notices.title']}
        head={renderHead?.(undefined)}
        notFound={notFound}
        forwardedRef={ref}
      >
        {(notice) => (
          <>
            {renderHead?.(notice)}
            <Article
              {...root}
              ref={ref}
              title={notice.title}
              text={notice.content}
              postedAt={notice.postedAt}
              hideReadingTime
            >
              <nav className="fandeck-notices__neighbours" aria-label={messages['notices.title']}>
                {notice.previousId !== null && (
                  <LinkButton kind="secondary" href={hrefOf(notice.previousId)} renderLink={renderLink}>
                    {messages['notices.previous']}
                  </LinkButton>
                )}
                {notice.nextId !== null && (
                  <LinkButton kind="secondary" href={hrefOf(notice.nextId)} renderLink={renderLink}>
                    {messages['notices.next']}
                  </LinkButton>
                )}
                <LinkButton kind="outline" href={listHref} renderLink={renderLink}>
                  {messages['notices.list']}
                </LinkButton>
              </nav>
            </Article>
          </>
        )}
      </ArticleState>
    )
  },
)
