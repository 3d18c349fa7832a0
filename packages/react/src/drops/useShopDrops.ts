import { type DropPhase, phaseOf } from '@fandeck/sdk/drops'
import type { UseQueryResult } from '@tanstack/react-query'
import { useClock } from '../clock/useClock.ts'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { type ShopDrop, shopDropsQuery } from './shop-drops.queries.ts'

/** The drops of the shop, with those of each phase. */
export interface ShopDrops
  extends Pick<UseQueryResult<ShopDrop[]>, 'data' | 'error' | 'isPending' | 'isError' | 'refetch'> {
  /** Returns the drops of a phase in server time. */
  inPhase(phase: DropPhase): ShopDrop[]
}

const PHASES: readonly DropPhase[] = ['upcoming', 'open', 'paused', 'soldOut', 'closed']

/**
 * Fetches every drop of the shop; `inPhase` returns those of a phase in server time, and the hook renders again when the
 * phase of one changes (S1.6). A sold-out drop counts as open.
 */
export function useShopDrops({ query }: WithQuery<ShopDrop[]> = {}): ShopDrops {
  const { data, error, isPending, isError, refetch } = usePublicQuery(shopDropsQuery(useFandeck()), query)
  const drops = data ?? []
  // A string, so that a tick without a phase change causes no render.
  const phases = useClock((now) => drops.map(({ info }) => PHASES.indexOf(phaseOf(info, now))).join()).split(
    ',',
  )
  const inPhase = (phase: DropPhase) =>
    drops.filter((_, index) => Number(phases[index]) === PHASES.indexOf(phase))
  return { data, error, isPending, isError, refetch, inPhase }
}
