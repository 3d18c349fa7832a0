import type { Campaign, CampaignState, OfCampaign } from '@fandeck/sdk/campaigns'
import { usePublicQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { campaignQuery, campaignStateQuery } from './campaigns.queries.ts'

/** Fetches the document of a campaign; `pageOfPath` finds the page of a path in it. */
export const useCampaign = <Selected = Campaign>({
  slug,
  query,
}: OfCampaign & WithQuery<Campaign, Selected>) => usePublicQuery(campaignQuery(useFandeck(), { slug }), query)

/**
 * Fetches what the fan has done on the boards of a campaign, and fetches it again after each change; a signed-out
 * visitor gets the tallies of closed votes only (D27–D30).
 */
export const useCampaignState = <Selected = CampaignState>({
  slug,
  query,
}: OfCampaign & WithQuery<CampaignState, Selected>) =>
  usePublicQuery(campaignStateQuery(useFandeck(), { slug }), query)
