import { aTransaction } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { TransactionList } from './TransactionList.tsx'
import { TransactionReceipt } from './TransactionReceipt.tsx'
import { TRANSACTIONS, TransactionsStory } from './transactions.fixtures.tsx'

export default { title: 'Wallet / Transaction list' }

const list = (
  <Wide>
    <TransactionList hrefOf={({ orderId }) => `#${orderId}`} emptyActions={<Button>드롭 보러 가기</Button>} />
  </Wide>
)
const route = 'GET /mypage/transaction'
const never = () => new Promise<Response>(() => {})

export const States = () => <TransactionsStory first={TRANSACTIONS.length}>{list}</TransactionsStory>
export const More = () => <TransactionsStory>{list}</TransactionsStory>
export const WithoutPages = () => (
  <TransactionsStory rows={TRANSACTIONS.slice(0, 2)}>
    <Wide>
      <TransactionList />
    </Wide>
  </TransactionsStory>
)
export const None = () => <TransactionsStory rows={[]}>{list}</TransactionsStory>
export const Loading = () => <TransactionsStory on={{ [route]: never }}>{list}</TransactionsStory>
export const Unreachable = () => (
  <TransactionsStory pass on={{ [route]: unreachable }}>
    {list}
  </TransactionsStory>
)
export const LongText = () => (
  <TransactionsStory rows={[aTransaction({ title: '카드팩 '.repeat(80), paymentAmount: 99_999_999_000 })]}>
    {list}
  </TransactionsStory>
)
export const Receipt = () => (
  <TransactionsStory>
    <TransactionReceipt
      transaction={aTransaction({ orderId: '251120-04813' })}
      open
      onOpenChange={() => {}}
    />
  </TransactionsStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <TransactionsStory first={TRANSACTIONS.length}>{list}</TransactionsStory>
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <TransactionsStory>{list}</TransactionsStory>
  </ForeignRouter>
)

export const Controls = controlled({ count: 4 }, ({ count }) => (
  <TransactionsStory rows={TRANSACTIONS.slice(0, count)}>{list}</TransactionsStory>
))
