import { NOON } from '@fandeck/sdk/testing'
import type { ReactNode } from 'react'
import { CardReveal } from '../card-reveal/CardReveal.tsx'
import { drawn, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { ShopStory } from '../drop-model/shop-story.fixtures.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Pressed } from '../stories/Pressed.tsx'
import { DropCompact } from './DropCompact.tsx'
import { DropPurchase } from './DropPurchase.tsx'

export default { title: 'Drops / Drop purchase' }

const HOUR = 3_600_000

const Shop = ({
  children = <DropPurchase dropId={1} />,
  ...options
}: ShopOptions & { children?: ReactNode }) => <ShopStory {...options}>{children}</ShopStory>

const sheet = ['구매하기'] as const
const bank = ['구매하기', '계좌이체', '개인 소득공제'] as const
const find = ['구매하기', '주소 찾기'] as const
const resume = ['이어서 결제하기'] as const
const parcel = { delivery: true }
const allTerms: NonNullable<ShopOptions['information']> = { terms: ['purchase', 'thirdParty', 'wallet'] }
const pay = ['구매하기', '구매 조건과 약관에 모두 동의해요', '12,000원 결제하기'] as const

export const OnSale = () => <Shop />
const soon = { startAt: NOON + HOUR * 26, endAt: NOON + HOUR * 34 }
const calendarUrl = 'https://cdn.example/calendar/1.ics'

export const Upcoming = () => <Shop info={{ ...soon, calendarUrl }} />
export const UpcomingReminder = () => <Shop info={{ ...soon, calendarUrl }} channel="mail" />
export const WithOdds = () => (
  <Pressed names={['카드 확률']}>
    <Shop info={{ hasOdds: true }} />
  </Pressed>
)
export const SoldOut = () => <Shop left={0} />
export const Paused = () => (
  <Shop info={{ enabled: false, state: 'paused', notice: '결제 점검이 끝나면 다시 열어요.' }} />
)
export const Ended = () => <Shop info={{ endAt: NOON - 1000 }} />
export const LoginFirst = () => <Shop loggedIn={false} />
export const Listed = () => <Shop info={{ whitelist: true }} />
export const NotListed = () => <Shop info={{ whitelist: true }} listed={false} />
export const LimitReached = () => <Shop possible={0} />
export const StockUnknown = () => <Shop outage />
export const Checking = () => <Shop silent="GET /minting/possibleQuantity/:seq" />
export const PaymentOpen = () => <Shop held />
export const Sheet = () => (
  <Pressed names={sheet}>
    <Shop />
  </Pressed>
)
export const SheetWithReceipt = () => (
  <Pressed names={bank}>
    <Shop />
  </Pressed>
)
const search = {
  async open(host: HTMLElement) {
    host.textContent = '여기에 주소 찾기가 열려요.'
  },
}
export const SheetWithDelivery = () => (
  <Pressed names={sheet}>
    <Shop info={parcel}>
      <DropPurchase dropId={1} postcodeSearch={search} />
    </Shop>
  </Pressed>
)
export const SheetTypedAddress = () => (
  <Pressed names={sheet}>
    <Shop info={parcel} />
  </Pressed>
)
export const AddressSearch = () => (
  <Pressed names={find}>
    <Shop info={parcel}>
      <DropPurchase dropId={1} postcodeSearch={search} />
    </Shop>
  </Pressed>
)
export const AddressDue = () => (
  <Pressed names={resume}>
    <Shop info={parcel} held deliveryDue />
  </Pressed>
)
export const SheetWithAllTerms = () => (
  <Pressed names={sheet}>
    <Shop information={allTerms} />
  </Pressed>
)
export const Payment = () => (
  <Pressed names={pay}>
    <Shop />
  </Pressed>
)
export const SheetFree = () => (
  <Pressed names={sheet}>
    <Shop info={{ paid: false }} />
  </Pressed>
)
export const Confirming = () => (
  <Pressed names={resume}>
    <Shop held silent="GET /minting/order/:id" />
  </Pressed>
)
export const Expired = () => <Shop held order={{ status: 'EXPIRED' }} />
export const RefundDue = () => <Shop held order={{ status: 'REFUND_DUE' }} />
export const PaymentFailed = () => <Shop held order={{ status: 'FAILED' }} />
export const Packs = () => <Shop held order={{ status: 'PAID' }} />
const openPacks = ['팩 열기'] as const
export const Reveal = () => (
  <Pressed names={openPacks}>
    <Shop held order={{ status: 'PAID' }} />
  </Pressed>
)
const nothing = () => {}
const openAll = ['한 번에 모두 열기'] as const
export const RevealAll = () => (
  <Pressed names={openAll}>
    <CardReveal open cards={drawn} packName="ORBLIT 1st Deck" onClose={nothing} onDone={nothing} />
  </Pressed>
)
export const Compact = () => (
  <Shop>
    <DropCompact dropId={1} />
  </Shop>
)
export const CompactSoldOut = () => (
  <Shop left={0}>
    <DropCompact dropId={1} />
  </Shop>
)

export const Controls = controlled(
  {
    compact: false,
    title: 'ORBLIT 1st Deck 카드팩',
    left: 312,
    paid: true,
    whitelist: false,
    loggedIn: true,
  },
  ({ compact, title, left, paid, whitelist, loggedIn }) => (
    <Shop left={left} loggedIn={loggedIn} info={{ title, paid, whitelist }}>
      {compact ? <DropCompact dropId={1} /> : <DropPurchase dropId={1} />}
    </Shop>
  ),
)
