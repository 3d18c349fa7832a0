import { Empty } from '@fandeck/widgets'
import { Link } from 'wouter'

/** An address without a page. */
export const NotFoundPage = () => (
  <div className="page">
    <title>없는 페이지</title>
    <Empty title="페이지를 찾지 못했어요" actions={<Link href="/">홈으로 가기</Link>} />
  </div>
)
