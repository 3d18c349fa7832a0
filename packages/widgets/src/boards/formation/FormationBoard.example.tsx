import { useCampaign } from '@fandeck/react'
import { boardOf } from '@fandeck/sdk/campaigns'
import { FormationBoard } from '@fandeck/widgets'

/** The formation board of a campaign. */
export function BestEleven({ slug, signIn }: { slug: string; signIn(): void }) {
  const { data: campaign } = useCampaign({ slug })
  const section = campaign && boardOf(campaign, 'formation')
  if (!section) return null
  return <FormationBoard slug={slug} section={section} team={campaign.team} onSignIn={signIn} />
}
