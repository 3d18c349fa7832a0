import { type DropPhase, phaseOf } from '@fandeck/sdk/drops'
import { useClock } from '../clock/useClock.ts'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { type ShopDrop, shopDropsQuery } from './shop-drops.queries.ts'

const PHASES: readonly DropPhase[] = ['upcoming', 'open', 'soldOut', 'closed']

/**
 * Fetches every drop of the shop; `inPhase` returns those of a phase in server time, and the hook renders again when the
 * phase of one changes (S1.6). A sold-out drop counts as open.
 */
export function useShopDrops({ query }: Pick<WithQuery<ShopDrop[]>, 'query'> = {}) {
  const drops = usePublicQuery(shopDropsQuery(useFandeck()), query)
  const { data = [] } = drops
  // A string, so that a tick without a phase change causes no render.
  const phases = useClock((now) => data.map(({ info }) => PHASES.indexOf(phaseOf(info, now))).join()).split(
    ',',
  )
  return {
    ...drops,
    /** Returns the drops of a phase. */
    inPhase: (phase: DropPhase): ShopDrop[] =>
      data.filter((_, index) => Number(phases[index]) === PHASES.indexOf(phase)),
  }
}
