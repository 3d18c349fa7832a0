import '../../layout/article.css'
import { InquiryDetail } from '@fandeck/widgets'
import { Head } from '../../layout/Head.tsx'
import { idOf } from '../../router/id-of.ts'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** One inquiry of the member with its answer (D25). */
export default function InquiryPage() {
  const inquiryId = idOf(useParams().inquiryId)
  if (inquiryId === undefined) return <NotFoundPage />
  return (
    <InquiryDetail
      className="site-article"
      inquiryId={inquiryId}
      renderHead={(inquiry) => <Head title={inquiry?.title ?? '1:1 문의'} hidden />}
      notFound={<NotFoundPage />}
    />
  )
}
