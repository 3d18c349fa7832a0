import { OrderDetail } from '@fandeck/widgets'
import { useNavigate } from '../../router/Router.tsx'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { useShareCard } from '../packs/use-share-card.ts'

/** One order of the member (D17); the end of its opened packs is my page with the new cards (D79). */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  const navigate = useNavigate()
  const share = useShareCard()
  return (
    <OrderDetail
      className="site-order"
      orderId={orderId}
      missing={<NotFoundPage />}
      onShare={(card, { dropId }) => void share(card, `/drops/${dropId}`)}
      onDeckRequest={() => navigate('/mypage')}
    />
  )
}
