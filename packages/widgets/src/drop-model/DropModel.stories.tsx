import type { DropPhase } from '@fandeck/sdk/drops'
import { controlled } from '../stories/controlled.tsx'
import { SmallDrop } from './DropModel.example.tsx'
import { DropPhaseTag } from './DropPhaseTag.tsx'
import type { ShopOptions } from './drop.fixtures.ts'
import { ShopStory } from './shop-story.fixtures.tsx'

export default { title: 'Drops / Drop model' }

const PHASES: readonly DropPhase[] = ['upcoming', 'open', 'paused', 'soldOut', 'closed']

const Small = (options: ShopOptions) => (
  <ShopStory {...options}>
    <SmallDrop />
  </ShopStory>
)

export const OnSale = () => <Small />
export const SoldOut = () => <Small left={0} />
export const StockUnknown = () => <Small outage />
export const Phases = () => (
  <>
    {PHASES.map((phase) => (
      <DropPhaseTag key={phase} phase={phase} />
    ))}
  </>
)

export const Controls = controlled({ title: 'ORBLIT 1st Deck 카드팩', left: 312 }, ({ title, left }) => (
  <Small left={left} info={{ title }} />
))
