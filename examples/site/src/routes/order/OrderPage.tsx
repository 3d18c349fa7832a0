import { useTransaction } from '@fandeck/react'
import type { TransactionDetail } from '@fandeck/sdk/drops'
import { Button, FoilPack, Image, Tag, useTransactionWords } from '@fandeck/widgets'
import { useState } from 'react'
import { ArticleState } from '../../layout/ArticleState.tsx'
import { useParams } from '../../router/use-params.ts'
import { PackOpening } from '../packs/PackOpening.tsx'
import { won } from '../transactions/transaction-text.ts'
import { OrderCancel } from './OrderCancel.tsx'
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
  const { reason, status } = order
  const { state, tone, at } = useTransactionWords()(order)
  return (
    <div className="site-order">
      <section className="site-order__part">
        <p className="site-order__state">
          <Tag tone={tone}>{state}</Tag>
          <span className="fandeck-caption">{at}</span>
        </p>
        <h2 className="fandeck-title-1">{headingOf(order)}</h2>
        {status !== 'PAID' && reason && <p className="fandeck-body-2">{reason}</p>}
        <OrderSteps order={order} />
      </section>
      <section className="site-order__part" aria-label="주문한 상품">
        <OrderPacks order={order} />
        <ClosedPacks order={order} />
      </section>
      <OrderParcel order={order} />
      <OrderPayment order={order} />
      <OrderCancel order={order} />
    </div>
  )
}

const isClosed = ({ status, opened }: TransactionDetail) => status === 'PAID' && !opened

/** Its closed packs, or the picture of the drop. */
function OrderPacks({ order }: { order: TransactionDetail }) {
  const { title, thumb, amount, cardsPerPack, paymentAmount } = order
  return (
    <div className="site-order__what">
      {isClosed(order) ? (
        <FoilPack name={title} />
      ) : (
        <Image className="site-order__thumb" src={thumb} alt="" />
      )}
      <div>
        <p className="site-order__title">{title}</p>
        <p className="site-order__count">{`${amount}팩 · 카드 ${amount * cardsPerPack}장`}</p>
        <p className="site-order__sum">{won(paymentAmount)}</p>
      </div>
    </div>
  )
}

/** The way to open the packs of a paid order; nothing once they are open (D79). */
function ClosedPacks({ order }: { order: TransactionDetail }) {
  const [open, setOpen] = useState(false)
  const closed = isClosed(order)
  return (
    <>
      {closed && (
        <div className="site-order__closed fandeck-inset">
          <p>
            <b>아직 열지 않았어요</b>
            <span className="fandeck-caption">열면 카드가 내 덱에 들어와요</span>
          </p>
          <Button size={44} onClick={() => setOpen(true)}>
            팩 열기
          </Button>
        </div>
      )}
      <PackOpening open={open} packs={order} onClose={() => setOpen(false)} />
    </>
  )
}
