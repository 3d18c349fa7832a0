import { type Fandeck, type FandeckEvents, isFandeckError } from '@fandeck/sdk'
import {
  type CampaignState,
  getCampaign,
  getCampaignState,
  getSharedFormation,
  type OfCampaign,
} from '@fandeck/sdk/campaigns'
import { getCards, getPacks } from '@fandeck/sdk/cards'
import { CARDS_CHANGED, changedBy, invalidatedBy } from '../internal/invalidated-by.ts'
import { memberKey, publicKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of the document of a campaign. */
export const campaignQuery = (fandeck: Fandeck, { slug }: OfCampaign) =>
  fandeckQuery({
    queryKey: publicKey('campaign', slug),
    queryFn: ({ signal }) => getCampaign(fandeck, { slug }, { signal }),
  })

/** Returns the state with the new pick and its tally; both replace those of the same vote. */
function withPick(
  state: CampaignState,
  { matchId, kind, slot, counts }: FandeckEvents['campaigns:picked'],
): CampaignState {
  const isOther = (one: { matchId: number; kind: string }) => one.matchId !== matchId || one.kind !== kind
  return {
    ...state,
    picks: [...state.picks.filter(isOther), { matchId, kind, slot }],
    tallies: [...state.tallies.filter(isOther), { matchId, kind, counts: [...counts] }],
  }
}

/** Query options of what the fan has done on the boards of a campaign (D27–D30). */
export const campaignStateQuery = (fandeck: Fandeck, { slug }: OfCampaign) =>
  fandeckQuery({
    queryKey: memberKey('campaign-state', slug),
    queryFn: ({ signal }) => getCampaignState(fandeck, { slug }, { signal }),
    meta: {
      ...invalidatedBy(...CARDS_CHANGED, 'campaigns:formation-saved'),
      ...changedBy('campaigns:picked', (state: CampaignState, event) =>
        event.slug === slug ? withPick(state, event) : state,
      ),
    },
  })

/** Query options of a formation that a fan has shared; `null` for one that does not exist (D27). */
export const sharedFormationQuery = (
  fandeck: Fandeck,
  { slug, shareKey }: OfCampaign & { shareKey: string },
) =>
  fandeckQuery({
    queryKey: publicKey('shared-formation', slug, shareKey),
    queryFn: async ({ signal }) => {
      try {
        return await getSharedFormation(fandeck, { slug, shareKey }, { signal })
      } catch (error) {
        // A link from a chat may be torn; the page of the campaign is shown all the same.
        if (isFandeckError(error, 'campaigns/not-found')) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
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
