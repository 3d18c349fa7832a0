import '../../layout/article.css'
import { NoticeArticle } from '@fandeck/widgets'
import { noticeHead } from '../../layout/item-head.tsx'
import { idOf } from '../../router/id-of.ts'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** One notice with the ways to its neighbours (D25). */
export default function NoticePage() {
  const noticeId = idOf(useParams().noticeId)
  if (noticeId === undefined) return <NotFoundPage />
  return (
    <NoticeArticle
      className="site-article"
      noticeId={noticeId}
      hrefOf={(id) => `/support/notice/${id}`}
      listHref="/support/notice/list"
      renderHead={noticeHead}
      notFound={<NotFoundPage />}
    />
  )
}
