import type { Fandeck } from '@fandeck/sdk'
import { getCampaign, getCampaignState, type OfCampaign } from '@fandeck/sdk/campaigns'
import { getCards, getPacks } from '@fandeck/sdk/cards'
import { CARDS_CHANGED, invalidatedBy } from '../internal/invalidated-by.ts'
import { memberKey, publicKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of the document of a campaign. */
export const campaignQuery = (fandeck: Fandeck, { slug }: OfCampaign) =>
  fandeckQuery({
    queryKey: publicKey('campaign', slug),
    queryFn: ({ signal }) => getCampaign(fandeck, { slug }, { signal }),
  })

/** Query options of what the fan has done on the boards of a campaign (D27–D30). */
export const campaignStateQuery = (fandeck: Fandeck, { slug }: OfCampaign) =>
  fandeckQuery({
    queryKey: memberKey('campaign-state', slug),
    queryFn: ({ signal }) => getCampaignState(fandeck, { slug }, { signal }),
    meta: invalidatedBy(...CARDS_CHANGED, 'campaigns:formation-saved', 'campaigns:picked'),
  })

/** Query options of all designs of packs, in pack order (S7.8, S7.10). */
export const packCardsQuery = (fandeck: Fandeck, { packNames }: { packNames: readonly string[] }) =>
  fandeckQuery({
    queryKey: publicKey('pack-cards', packNames),
    queryFn: async ({ signal }) => {
      const packs = await getPacks(fandeck, { packNames }, { signal })
      const found = packNames.flatMap((name) => packs[name] ?? [])
      const lists = found.map(({ packId }) => getCards(fandeck, { packId }, { signal }))
      return (await Promise.all(lists)).flat()
    },
  })
