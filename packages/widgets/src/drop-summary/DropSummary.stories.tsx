import { NOON } from '@fandeck/sdk/testing'
import type { ShopOptions } from '../drop-model/drop.fixtures.ts'
import { ShopStory } from '../drop-model/shop-story.fixtures.tsx'
import { controlled } from '../stories/controlled.tsx'
import { DropRow, DropSummary, DropSummaryLoading } from './DropSummary.tsx'

export default { title: 'Drops / Drop summary' }

const HOUR = 3_600_000
const soon = { startAt: NOON + HOUR * 26, endAt: NOON + HOUR * 34 }
const over = { endAt: NOON - 1000 }

const Panel = (options: ShopOptions) => (
  <ShopStory {...options}>
    <DropSummary dropId={1} href="#drop" />
  </ShopStory>
)
const Row = (options: ShopOptions) => (
  <ShopStory {...options}>
    <DropRow dropId={1} href="#drop" />
  </ShopStory>
)

export const OnSale = () => <Panel />
export const Upcoming = () => <Panel info={soon} />
export const SoldOut = () => <Panel left={0} />
export const Ended = () => <Panel info={over} />
export const StockUnknown = () => <Panel outage />
export const Loading = () => (
  <div style={{ width: '100%' }}>
    <DropSummaryLoading />
  </div>
)
export const RowOnSale = () => <Row />
export const RowUpcoming = () => <Row info={soon} />
export const RowEnded = () => <Row info={over} />

export const Controls = controlled(
  { row: false, title: 'ORBLIT 1st Deck 카드팩', left: 312, startsInHours: 0 },
  ({ row, title, left, startsInHours }) => {
    const Shown = row ? Row : Panel
    return (
      <Shown
        left={left}
        info={{ title, ...(startsInHours > 0 && { ...soon, startAt: NOON + HOUR * startsInHours }) }}
      />
    )
  },
)
