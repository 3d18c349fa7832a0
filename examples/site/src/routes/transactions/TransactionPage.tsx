import { TransactionList } from '@fandeck/widgets'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { renderPageLink } from '../../layout/render-page-link.tsx'
import { MyHead } from '../mypage/MyHead.tsx'

/** The member's purchases, with their receipts and parcels (D17). */
export default function TransactionPage() {
  return (
    <MyHead>
      <h2 className="fandeck-visually-hidden">거래 내역</h2>
      <TransactionList
        hrefOf={({ orderId }) => `/mypage/transaction/${orderId}`}
        renderLink={renderPageLink}
        emptyActions={<ButtonLink to="/">드롭 보러 가기</ButtonLink>}
      />
    </MyHead>
  )
}
