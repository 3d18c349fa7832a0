import { useCampaign } from '@fandeck/react'
import { boardOf } from '@fandeck/sdk/campaigns'
import { MissionsBoard } from '@fandeck/widgets'

/** The ten missions of a team. */
export function TenMissions() {
  const { data: campaign } = useCampaign({ slug: 'ten-missions' })
  const section = campaign && boardOf(campaign, 'missions')
  if (!section) return null
  return <MissionsBoard slug="ten-missions" packs={campaign.packs} section={section} team={campaign.team} />
}
