import { NoticeArticle } from '@fandeck/widgets'
import { NotFoundPage } from './NotFoundPage.tsx'

/** One notice. */
export const NoticePage = ({ noticeId }: { noticeId: number }) => (
  <NoticeArticle
    className="page"
    noticeId={noticeId}
    hrefOf={(id) => `/support/${id}`}
    listHref="/support"
    renderHead={(notice) => <title>{notice?.title ?? '공지사항'}</title>}
    notFound={<NotFoundPage />}
  />
)
