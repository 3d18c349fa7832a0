import { OrderDetail } from '@fandeck/widgets'
import { useNavigate } from '../../router/Router.tsx'
import { useParams } from '../../router/use-params.ts'
import { useCardHref } from '../card/use-card-href.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** One order of the member (D17); the end of its opened packs is my page with the new cards (D79). */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  const navigate = useNavigate()
  return (
    <OrderDetail
      className="site-order"
      orderId={orderId}
      missing={<NotFoundPage />}
      shareHref={useCardHref()}
      onDeckRequest={() => navigate('/mypage')}
    />
  )
}
