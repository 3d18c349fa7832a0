import { daumPostcode, DropPage as Page, useToast } from '@fandeck/widgets'
import { accountPath } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useParams } from '../../router/use-params.ts'
import { useSite } from '../../site-context.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { DropHead } from './DropHead.tsx'

/** Loads its script on the first address search (D22). */
const postcodeSearch = daumPostcode()

/** One drop, from its presentation to the revealed cards. */
export default function DropPage() {
  const { seq = '' } = useParams()
  const location = useLocation()
  const navigate = useNavigate()
  const { site } = useSite()
  const toast = useToast()
  if (!/^\d{1,9}$/.test(seq)) return <NotFoundPage />
  return (
    <Page
      className="site-drop"
      dropId={Number(seq)}
      renderHead={(drop) => <DropHead drop={drop} />}
      notFound={<NotFoundPage />}
      redirectUrl={`${site}/payment/return?minting_seq=${Number(seq)}`}
      postcodeSearch={postcodeSearch}
      onLoginRequired={() => navigate(accountPath('login', location))}
      onLater={() => toast.show('카드팩은 내 카드에서 언제든 열 수 있어요.')}
      onDone={() => navigate('/mypage')}
    />
  )
}
