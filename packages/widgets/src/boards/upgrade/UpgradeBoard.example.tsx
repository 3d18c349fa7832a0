import { useCampaign } from '@fandeck/react'
import { boardOf } from '@fandeck/sdk/campaigns'
import { UpgradeBoard } from '@fandeck/widgets'

/** The upgrade board of a campaign. */
export function Upgrades({ slug, signIn }: { slug: string; signIn(): void }) {
  const { data: campaign } = useCampaign({ slug })
  const section = campaign && boardOf(campaign, 'upgrade')
  if (!section) return null
  return (
    <UpgradeBoard slug={slug} section={section} team={campaign.team} cardsHref="/mypage" onSignIn={signIn} />
  )
}
