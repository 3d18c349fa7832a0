import { Handover, readHandoverRequest } from '@fandeck/widgets'
import { Head } from '../../layout/Head.tsx'
import { useLocation } from '../../router/Router.tsx'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** Asks, in a brand page's window, for consent to sign the fan in there (D46). */
export default function HandoverPage() {
  const request = readHandoverRequest(useLocation().search)
  if (!request) return <NotFoundPage />
  return (
    <>
      <Head title="로그인" hidden />
      <Handover className="site-centre" request={request} />
    </>
  )
}
