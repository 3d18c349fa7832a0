import { NoticeList } from '@fandeck/widgets'
import { renderPageLink } from '../../layout/render-page-link.tsx'
import { SupportTabs } from './SupportTabs.tsx'
import { usePageNumber } from './use-page-number.ts'

/** The notices, newest first (S2.3, D25). */
export default function NoticesPage() {
  return (
    <div className="site-support">
      <SupportTabs />
      <NoticeList
        className="site-support__list"
        hrefOf={(noticeId) => `/support/notice/${noticeId}`}
        renderLink={renderPageLink}
        {...usePageNumber()}
      />
    </div>
  )
}
