import { PaymentReturn } from '@fandeck/widgets'
import { framed } from '../../layout/framed.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useShareCard } from '../packs/use-share-card.ts'

const dropHref = (dropId: number) => `/drops/${dropId}`

/** The page after a full-page payment; inside the frame, the page around it continues by itself (D20). */
export default function PaymentReturnPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const share = useShareCard()
  const dropId = Number(new URLSearchParams(search).get('minting_seq'))
  return (
    <PaymentReturn
      className="site-centre"
      dropId={Number.isSafeInteger(dropId) && dropId > 0 ? dropId : undefined}
      framed={framed}
      cardsHref="/mypage"
      dropHref={dropHref}
      onShare={(card, dropId) => void share(card, dropHref(dropId))}
      onClose={(dropId) => navigate(dropHref(dropId), { replace: true })}
      onDone={() => navigate('/mypage', { replace: true })}
    />
  )
}
