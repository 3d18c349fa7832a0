import { useCampaign } from '@fandeck/react'
import { boardOf } from '@fandeck/sdk/campaigns'
import { FlipBoard } from '@fandeck/widgets'

/** The covers of a magazine, each with the story behind it. */
export function Covers() {
  const { data: campaign } = useCampaign({ slug: 'itta-magazine' })
  const section = campaign && boardOf(campaign, 'flip')
  return section ? <FlipBoard section={section} team={campaign.team} /> : null
}
