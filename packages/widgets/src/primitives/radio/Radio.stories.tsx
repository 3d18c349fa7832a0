import { CreditCard, Landmark, Smartphone, Zap } from 'lucide-react'
import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { Radio, RadioGroup, RadioTile } from './Radio.tsx'

export default { title: 'Primitives / Radio' }

export const PaymentMethods = () => (
  <Wide>
    <RadioGroup label="결제 수단">
      <RadioTile name="method" value="M" icon={<Smartphone aria-hidden />} defaultChecked>
        휴대폰
      </RadioTile>
      <RadioTile name="method" value="C" icon={<CreditCard aria-hidden />}>
        신용카드
      </RadioTile>
      <RadioTile name="method" value="B" icon={<Landmark aria-hidden />}>
        계좌이체
      </RadioTile>
      <RadioTile name="method" value="N" icon={<Zap aria-hidden />} disabled>
        간편결제
      </RadioTile>
    </RadioGroup>
  </Wide>
)

const receipts = (
  <>
    <Radio name="receipt" value="phone" defaultChecked>
      휴대폰 번호
    </Radio>
    <Radio name="receipt" value="card">
      현금영수증 카드
    </Radio>
  </>
)

export const InARow = () => (
  <RadioGroup label="현금영수증" layout="row" labelHidden>
    {receipts}
  </RadioGroup>
)

export const Controls = controlled<{ label: string; labelHidden: boolean; layout: 'tiles' | 'row' }>(
  { label: '현금영수증', labelHidden: false, layout: 'row' },
  (group) => <RadioGroup {...group}>{receipts}</RadioGroup>,
  { layout: ['tiles', 'row'] },
)
