import { aTransactionDetail, NOON, refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { CancelSheet } from './CancelSheet.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { ARRIVED, CLOSED, type OrdersKitOptions, OrdersStory } from './orders.fixtures.tsx'
import { ReturnSheet } from './ReturnSheet.tsx'

export default { title: 'Wallet / Order detail' }

const ORDER = 'GET /mypage/transaction/order-1'

const Story = (options: OrdersKitOptions & { pass?: boolean }) => (
  <OrdersStory {...options}>
    <Wide>
      <OrderDetail orderId="order-1" />
    </Wide>
  </OrdersStory>
)

export const Closed = () => <Story order={CLOSED} />
export const Shipped = () => <Story />
export const Arrived = () => <Story order={{ ...ARRIVED, returnUntil: NOON + 8 * 86_400_000 }} />
export const Returning = () => (
  <Story order={{ ...ARRIVED, returnRequest: { reason: 'other', at: NOON, refusal: null } }} />
)
export const Failed = () => <Story order={{ ...CLOSED, status: 'FAILED', reason: '한도를 넘었어요.' }} />
export const Refunded = () => <Story order={{ ...CLOSED, status: 'REFUNDED', delivery: false }} />
export const Cancelling = () => (
  <OrdersStory>
    <CancelSheet
      order={aTransactionDetail({ ...CLOSED, method: 'phoneBill' })}
      open
      onOpenChange={() => {}}
    />
  </OrdersStory>
)
export const AskingReturn = () => (
  <OrdersStory>
    <ReturnSheet order={aTransactionDetail(ARRIVED)} open onOpenChange={() => {}} />
  </OrdersStory>
)
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story on={{ [ORDER]: () => new Promise(() => {}) }} />
export const Unknown = () => <Story on={{ [ORDER]: () => refuse(404, '없는 주문이에요.', 'NOT_FOUND') }} />
export const Offline = () => <Story pass on={{ [ORDER]: unreachable }} />
export const LongText = () => <Story order={{ title: '카드팩 '.repeat(80), paymentAmount: 999_999_000 }} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story order={CLOSED} />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Story pass on={{ [ORDER]: unreachable }} />
  </ForeignRouter>
)

export const Controls = controlled({ opened: false, delivery: true }, (order) => (
  <Story order={{ ...CLOSED, ...order }} />
))
