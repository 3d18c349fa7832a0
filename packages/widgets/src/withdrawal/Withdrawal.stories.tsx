import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { Withdrawal } from './Withdrawal.tsx'
import { WithdrawalDone } from './WithdrawalDone.tsx'
import { type WithdrawalKitOptions, WithdrawalStory } from './withdrawal.fixtures.tsx'

export default { title: 'Account / Withdrawal' }

const LOSSES = 'GET /mypage/nft/withdrawal'
const VERIFIED = '?imp_uid=imp_1&success=true&state=begun'

const Story = ({ search = '', ...options }: WithdrawalKitOptions & { pass?: boolean; search?: string }) => (
  <WithdrawalStory {...options}>
    <Wide>
      <Withdrawal allow={[]} search={search} homeHref="#home" onReturned={() => {}} onStay={() => {}} />
    </Wide>
  </WithdrawalStory>
)

export const Losses = () => <Story />
export const OrdersInProgress = () => (
  <Story
    losses={{
      orders: [
        { orderId: 'a', title: 'ORBLIT 1st Deck 카드팩', state: 'unopened' },
        { orderId: 'b', title: 'FC서울 2025 카드팩', state: 'shipping' },
      ],
    }}
  />
)
export const Proven = () => <Story search={VERIFIED} begun="begun" />
export const Done = () => (
  <Wide>
    <WithdrawalDone homeHref="#home" />
  </Wide>
)
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story on={{ [LOSSES]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LOSSES]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => <Story pass on={{ [LOSSES]: unreachable }} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Wide>
      <WithdrawalDone homeHref="/" />
    </Wide>
  </ForeignRouter>
)

export const Controls = controlled({ walletLinked: true, totalPoint: 12_400 }, (losses) => (
  <Story losses={losses} />
))
