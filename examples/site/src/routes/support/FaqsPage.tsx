import { FaqList } from '@fandeck/widgets'
import { renderPageLink } from '../../layout/render-page-link.tsx'
import { SupportTabs } from './SupportTabs.tsx'

/** The frequently asked questions (S2.3, D25). */
export default function FaqsPage() {
  return (
    <div className="site-support">
      <SupportTabs />
      <FaqList
        className="site-support__questions"
        inquiryHref="/support/qna/write"
        renderLink={renderPageLink}
      />
    </div>
  )
}
