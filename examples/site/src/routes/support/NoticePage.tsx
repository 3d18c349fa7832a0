import '../../layout/article.css'
import './support.css'
import { useNotice } from '@fandeck/react'
import { Article } from '@fandeck/widgets'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { Head } from '../../layout/Head.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

const SUMMARY_LENGTH = 120

/** One notice with the ways to its neighbours (D25). */
export default function NoticePage() {
  const { noticeId = '' } = useParams()
  return /^\d{1,9}$/.test(noticeId) ? <Notice noticeId={Number(noticeId)} /> : <NotFoundPage />
}

function Notice({ noticeId }: { noticeId: number }) {
  const messages = useMessages()
  const hrefOf = (id: number | string) => `/support/notice/${id}`
  return (
    <ArticleState query={useNotice({ noticeId })} title={messages['support.notice']}>
      {({ title, content, postedAt, previousId, nextId }) => (
        <>
          <Head title={title} description={content.replace(/\s+/g, ' ').slice(0, SUMMARY_LENGTH)} />
          <Article className="site-article" title={title} text={content} postedAt={postedAt} hideReadingTime>
            <nav className="site-support__neighbours" aria-label={messages['support.notice']}>
              {previousId !== null && (
                <ButtonLink kind="secondary" to={hrefOf(previousId)}>
                  {messages['notice.previous']}
                </ButtonLink>
              )}
              {nextId !== null && (
                <ButtonLink kind="secondary" to={hrefOf(nextId)}>
                  {messages['notice.next']}
                </ButtonLink>
              )}
              <ButtonLink kind="outline" to={hrefOf('list')}>
                {messages['notice.list']}
              </ButtonLink>
            </nav>
          </Article>
        </>
      )}
    </ArticleState>
  )
}
