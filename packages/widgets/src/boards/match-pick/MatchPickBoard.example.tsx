import { useCampaign } from '@fandeck/react'
import { boardOf } from '@fandeck/sdk/campaigns'
import { MatchPickBoard } from '@fandeck/widgets'

/** The first match pick board of a campaign. */
export function Votes({ slug, signIn }: { slug: string; signIn(): void }) {
  const { data: campaign } = useCampaign({ slug })
  const section = campaign && boardOf(campaign, 'matchPick')
  if (!section) return null
  return <MatchPickBoard slug={slug} section={section} team={campaign.team} onSignIn={signIn} />
}
