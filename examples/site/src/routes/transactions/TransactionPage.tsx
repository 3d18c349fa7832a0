import { useTransactions } from '@fandeck/react'
import { Button, Empty, Skeleton } from '@fandeck/widgets'
import { ReceiptText } from 'lucide-react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { Outage } from '../../layout/Outage.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { MyTabs } from '../mypage/MyTabs.tsx'
import { TransactionCard } from './TransactionCard.tsx'

/** The member's purchases, with their receipts and parcels (D17). */
export default function TransactionPage() {
  const messages = useMessages()
  const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTransactions()
  if (isError && !data) return <Outage error={error} onRetry={() => void refetch()} />
  return (
    <div className="site-transactions">
      <MyTabs />
      <h2 className="fandeck-visually-hidden">거래 내역</h2>
      {!data && <Waiting />}
      {data?.length === 0 && <NothingBought />}
      {data && data.length > 0 && (
        <ul className="site-transactions__list" aria-label="거래 내역">
          {data.map((transaction) => (
            <TransactionCard key={transaction.orderId} transaction={transaction} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button kind="secondary" size={44} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messages['common.more']}
        </Button>
      )}
    </div>
  )
}

const PLACES = ['a', 'b', 'c'] as const
const Waiting = () => (
  <div className="site-transactions__list" aria-busy>
    {PLACES.map((place) => (
      <Skeleton key={place} height={208} radius={20} />
    ))}
  </div>
)

const NothingBought = () => (
  <Empty
    icon={<ReceiptText size={26} strokeWidth={2} />}
    title="아직 산 카드팩이 없어요"
    description="드롭에서 첫 카드팩을 만나 보세요."
    actions={<ButtonLink to="/">드롭 보러 가기</ButtonLink>}
  />
)
