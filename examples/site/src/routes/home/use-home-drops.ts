import { useClock, useFandeck } from '@fandeck/react'
import { dropQuery, dropsInformationQuery, stockQuery } from '@fandeck/react/queries'
import type { Fandeck } from '@fandeck/sdk'
import { type DropPhase, phaseOf } from '@fandeck/sdk/drops'
import { queryOptions, useQuery } from '@tanstack/react-query'

const PHASES: readonly DropPhase[] = ['upcoming', 'open', 'soldOut', 'closed']

/**
 * Query options of every drop of the site with its period, without those that a brand sells on its own page, which have
 * no collection here; fills the cache of the single drops and of the open ones' stock.
 */
export const homeDropsQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: ['site', 'home-drops'],
    queryFn: async ({ client }) => {
      const informations = await client.fetchQuery(dropsInformationQuery(fandeck))
      return Promise.all(
        informations
          .filter(({ collectionLink }) => collectionLink)
          .map(async ({ dropId }) => {
            const { info } = await client.fetchQuery(dropQuery(fandeck, { dropId }))
            const open = phaseOf(info, fandeck.clock.now()) === 'open'
            if (open) await client.prefetchQuery(stockQuery(fandeck, { dropId }))
            return { dropId, info }
          }),
      )
    },
  })

/** Returns all drops with their phases in server time; updates when a phase changes. */
export function useHomeDrops() {
  const fandeck = useFandeck()
  const query = useQuery(homeDropsQuery(fandeck))
  // A string, so that a tick without a phase change causes no render.
  const phases = useClock((now) =>
    (query.data ?? []).map(({ info }) => PHASES.indexOf(phaseOf(info, now))).join(),
  ).split(',')
  const inPhase = (phase: DropPhase) =>
    (query.data ?? []).filter((_, index) => Number(phases[index]) === PHASES.indexOf(phase))
  return { ...query, inPhase }
}
