import { useDrop, usePurchase } from '@fandeck/react'
import { CardFanLoader, Empty, errorSentence, PackReveal } from '@fandeck/widgets'
import { CreditCard } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { framed } from '../../layout/framed.ts'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useShareCard } from '../packs/use-share-card.ts'

/** The page after a full-page payment; inside the frame, the page around it continues by itself (D20). */
export default function PaymentReturnPage() {
  const { search } = useLocation()
  const dropId = Number(new URLSearchParams(search).get('minting_seq'))
  if (framed) return <Waiting />
  return Number.isSafeInteger(dropId) && dropId > 0 ? <Result dropId={dropId} /> : <NothingHere />
}

function Result({ dropId }: { dropId: number }) {
  const messages = useAllMessages()
  const navigate = useNavigate()
  const [{ step, reservation, count, error }, purchase] = usePurchase({ dropId })
  const info = useDrop({ dropId }).data?.info
  const drop = `/drops/${dropId}`
  const onShare = useShareCard()
  useEffect(() => void purchase.resume(), [purchase])

  if (step === 'choosing') return <NothingHere />
  if (step === 'paid')
    return (
      <PackReveal
        open
        orderId={reservation?.orderId}
        count={count}
        packName={info?.title}
        cardsPerPack={info?.cardsPerPack}
        onShare={(card) => void onShare(card, drop)}
        onClose={() => navigate(drop, { replace: true })}
        onDone={() => navigate('/mypage', { replace: true })}
      />
    )
  if (step === 'failed' || step === 'expired' || error)
    return (
      <Ended
        title={messages['payment.return.failed']}
        description={error && errorSentence(messages, error)}
        action={<ButtonLink to={drop}>드롭으로 돌아가기</ButtonLink>}
      />
    )
  return (
    <Waiting>
      <ButtonLink kind="secondary" to={drop}>
        드롭으로 돌아가기
      </ButtonLink>
    </Waiting>
  )
}

function Waiting({ children }: { children?: ReactNode }) {
  const messages = useAllMessages()
  return (
    <div className="site-centre site-waiting fandeck-root" role="status">
      <CardFanLoader />
      <h1 className="fandeck-title-3">결제 결과를 확인하고 있어요</h1>
      <p className="fandeck-body-2">{messages['loading.message']}</p>
      {children}
    </div>
  )
}

const NothingHere = () => (
  <Ended
    title="확인할 결제가 없어요"
    description="결제를 마친 카드팩은 내 카드에 있어요."
    action={<ButtonLink to="/mypage">내 카드 보기</ButtonLink>}
  />
)

function Ended({ title, description, action }: { title: string; description: ReactNode; action: ReactNode }) {
  return (
    <div className="site-centre">
      <h1 className="fandeck-visually-hidden">{title}</h1>
      <Empty
        icon={<CreditCard size={26} strokeWidth={2} />}
        title={title}
        description={description}
        actions={action}
      />
    </div>
  )
}
