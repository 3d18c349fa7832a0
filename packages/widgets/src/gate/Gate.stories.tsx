import { FandeckProvider } from '@fandeck/react'
import type { Standing } from '@fandeck/sdk/gate'
import { NOON } from '@fandeck/sdk/testing'
import { useState } from 'react'
import { DropCompact } from '../drop/DropCompact.tsx'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import type { ShopOptions } from '../drop-model/drop.fixtures.ts'
import { aShopToTry } from '../drop-model/shop-story.fixtures.tsx'
import { controlled } from '../stories/controlled.tsx'
import { standings } from './gate.fixtures.ts'

export default { title: 'Drops / Gate' }

const MINUTE = 60_000
const upcoming = { startAt: NOON + 12 * MINUTE + 36_000, endAt: NOON + 8 * 60 * MINUTE }

interface RoomProps extends ShopOptions {
  standing: Standing
  compact?: boolean
}

function Room({ standing, compact, ...options }: RoomProps) {
  const [{ fandeck }] = useState(() => aShopToTry({ gate: standing, ...options }))
  const Drop = compact ? DropCompact : DropPurchase
  return (
    <div style={{ width: '100%' }}>
      <FandeckProvider fandeck={fandeck}>
        <Drop dropId={1} />
      </FandeckProvider>
    </div>
  )
}

export const Waiting = () => <Room standing={standings.waiting} info={upcoming} />
export const Visitor = () => <Room standing={standings.visitor} info={upcoming} loggedIn={false} />
export const Drawing = () => <Room standing={standings.drawing} />
export const Queued = () => <Room standing={standings.queued} />
export const NearlyCalled = () => <Room standing={standings.near} />
export const WithoutPlace = () => <Room standing={standings.unknown} />
export const Called = () => <Room standing={standings.called} />
export const Missed = () => <Room standing={standings.missed} />
export const Outside = () => <Room standing={standings.outside} loggedIn={false} />
export const Early = () => <Room standing={standings.early} info={upcoming} />
export const CompactQueued = () => <Room standing={standings.queued} compact />

export const Controls = controlled(
  { ahead: 1283, place: 2900, minutes: 4, perMinute: 320, compact: false, loggedIn: true },
  ({ ahead, place, minutes, perMinute, compact, loggedIn }) => (
    <Room
      standing={{ ...standings.queued, ahead, place, waitMs: minutes * MINUTE, perMinute }}
      compact={compact}
      loggedIn={loggedIn}
    />
  ),
)
