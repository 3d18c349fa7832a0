import { useCampaign } from '@fandeck/react'
import { boardOf } from '@fandeck/sdk/campaigns'
import { PlayerFilterBoard } from '@fandeck/widgets'

/** The cards of a team by position. */
export function Players() {
  const { data: campaign } = useCampaign({ slug: 'redboosters' })
  const section = campaign && boardOf(campaign, 'playerFilter')
  return section ? <PlayerFilterBoard section={section} team={campaign.team} /> : null
}
