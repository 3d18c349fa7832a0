import './order.css'
import { useTransaction } from '@fandeck/react'
import type { TransactionDetail } from '@fandeck/sdk'
import { Image, Tag } from '@fandeck/widgets'
import { useParams } from 'react-router'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { momentOf, stateOf, won } from '../transactions/transaction-text.ts'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { headingOf } from './order-text.ts'

/** One order of the member: its state, contents, parcel and payment (D17). */
export default function OrderPage() {
  const { orderId = '' } = useParams()
  return (
    <ArticleState query={useTransaction({ orderId })} title="주문 상세">
      {(order) => <Order order={order} />}
    </ArticleState>
  )
}

function Order({ order }: { order: TransactionDetail }) {
  const { at, reason, status } = order
  const [state, tone] = stateOf(order)
  return (
    <div className="site-order">
      <section className="site-order__part">
        <p className="site-order__state">
          <Tag tone={tone}>{state}</Tag>
          <span className="fandeck-caption">{momentOf(at)}</span>
        </p>
        <h2 className="fandeck-title-1">{headingOf(order)}</h2>
        {status !== 'PAID' && reason && <p className="fandeck-body-2">{reason}</p>}
        <OrderSteps order={order} />
      </section>
      <section className="site-order__part" aria-label="주문한 상품">
        <OrderPacks order={order} />
      </section>
      <OrderParcel order={order} />
      <OrderPayment order={order} />
    </div>
  )
}

function OrderPacks({ order }: { order: TransactionDetail }) {
  const { title, thumb, amount, cardsPerPack, paymentAmount } = order
  return (
    <div className="site-order__what">
      <Image className="site-order__thumb" src={thumb} alt="" />
      <div>
        <p className="site-order__title">{title}</p>
        <p className="site-order__count">{`${amount}팩 · 카드 ${amount * cardsPerPack}장`}</p>
        <p className="site-order__sum">{won(paymentAmount)}</p>
      </div>
    </div>
  )
}
