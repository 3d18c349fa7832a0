import { InquiryList } from '@fandeck/widgets'
import { renderPageLink } from '../../layout/render-page-link.tsx'
import { SupportTabs } from './SupportTabs.tsx'
import { usePageNumber } from './use-page-number.ts'

/** The member's inquiries; a visitor is asked to log in (S2.3, D25). */
export default function InquiriesPage() {
  return (
    <div className="site-support">
      <SupportTabs />
      <InquiryList
        className="site-support__inquiries site-support__list"
        hrefOf={(inquiryId) => `/support/qna/${inquiryId}`}
        writeHref="/support/qna/write"
        renderLink={renderPageLink}
        {...usePageNumber()}
      />
    </div>
  )
}
