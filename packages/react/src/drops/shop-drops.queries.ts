import type { Fandeck } from '@fandeck/sdk'
import { type DropInfo, phaseOf } from '@fandeck/sdk/drops'
import { publicKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'
import { dropQuery, dropsInformationQuery, stockQuery } from './drops.queries.ts'

/** A drop of the shop with its period. */
export interface ShopDrop {
  dropId: number
  info: DropInfo
}

/**
 * Query options of every drop of the shop with its period, without those that a brand sells on its own page, which have
 * no collection here; fills the cache of the single drops and of the stock of the open ones.
 */
export const shopDropsQuery = (fandeck: Fandeck) =>
  fandeckQuery({
    queryKey: publicKey('shop-drops'),
    queryFn: async ({ client }): Promise<ShopDrop[]> => {
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
