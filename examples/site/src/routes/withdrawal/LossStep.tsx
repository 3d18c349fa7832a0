import type { OpenOrder, Withdrawal } from '@fandeck/sdk/withdrawal'
import { Button, Check } from '@fandeck/widgets'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from '../../router/Router.tsx'
import { LossHead } from './LossHead.tsx'

const ORDERS: Record<OpenOrder['state'], string> = {
  paying: '결제하지 않고 취소해요',
  unopened: '열지 않은 팩도 사라져요. 환불받으려면 먼저 주문을 취소해 주세요',
  shipping: '굿즈는 예정대로 보내 드려요',
  returning: '반품은 예정대로 진행하고, 굿즈를 돌려받으면 환불해 드려요',
  refunding: '환불은 예정대로 해 드려요',
}
const number = (value: number) => value.toLocaleString('ko-KR')

interface LossStepProps {
  withdrawal: Withdrawal
  onNext(): void
}

/** The first step: what will be lost, and what happens to orders in progress. */
export function LossStep({
  withdrawal: { cards, benefits, totalPoint, walletLinked, orders },
  onNext,
}: LossStepProps) {
  const navigate = useNavigate()
  const [read, setRead] = useState(false)
  return (
    <div className="site-form">
      <LossHead />
      <dl className="site-withdrawal__list">
        <Loss name="카드" value={`${number(cards)}장`} />
        <Loss name="포인트" value={`${number(totalPoint)}P`} />
        <Loss name="쓰지 않은 혜택" value={`${number(benefits)}개`} />
        {walletLinked && <Loss name="지갑 연결" value="해제" />}
      </dl>
      {orders.length > 0 && (
        <section aria-labelledby="site-withdrawal-orders">
          <h2 className="fandeck-body-2" id="site-withdrawal-orders">
            진행 중인 주문
          </h2>
          <dl className="site-withdrawal__list">
            {orders.map(({ orderId, title, state }) => (
              <Loss key={orderId} name={title} value={ORDERS[state]} />
            ))}
          </dl>
        </section>
      )}
      <p className="site-form__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        주문 기록은 전자상거래법에 따라 5년 동안 따로 보관한 뒤 지우고, 나머지 정보는 바로 지워요.
      </p>
      <Check checked={read} onChange={({ target }) => setRead(target.checked)}>
        모두 확인했어요
      </Check>
      <div className="site-cta" data-bottom-bar>
        <Button block disabled={!read} onClick={onNext}>
          다음
        </Button>
        <Button block kind="ghost" onClick={() => navigate('/mypage/settings', { replace: true })}>
          계속 쓸게요
        </Button>
      </div>
    </div>
  )
}

function Loss({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
