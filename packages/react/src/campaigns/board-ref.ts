import type { OfCampaign } from '@fandeck/sdk/campaigns'

/** A board of a campaign; without `board`, the section that is named after its kind. */
export interface BoardRef extends OfCampaign {
  board?: string | undefined
}
