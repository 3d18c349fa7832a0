import { useCampaign } from '@fandeck/react'
import { type Campaign, type CampaignTeam, type SectionOf, slugOfPath } from '@fandeck/sdk/campaigns'
import { Image, type TransitionTeam } from '@fandeck/widgets'
import { ChevronRight } from 'lucide-react'
import { useTransition } from '../../layout/TransitionProvider.tsx'
import { useMessages } from '../../messages/use-messages.ts'

const coverOf = ({ name, palette, crest }: CampaignTeam): TransitionTeam => ({
  name,
  colors: palette,
  crest,
})

/** A button to another original; the cover shows while the page changes (S1.15, S4.37–S4.39, D34). */
export function TransitionLink({
  campaign: { team },
  section,
}: {
  campaign: Campaign
  section: SectionOf<'transition'>
}) {
  const messages = useMessages()
  const start = useTransition()
  const { data: other } = useCampaign({ slug: slugOfPath(section.linkUrl) ?? '' })
  if (!other) return null
  const { kind: _, id: __, ...target } = section
  return (
    <section className="site-campaign__section">
      <button
        type="button"
        className="site-campaign__next"
        onClick={() => start({ target, from: coverOf(team), to: coverOf(other.team) })}
      >
        <Image className="site-campaign__crest" src={other.team.crest} alt="" />
        <span>
          <b>{messages['campaign.next']({ name: other.team.name })}</b>
          <span className="fandeck-caption">{section.description}</span>
        </span>
        <ChevronRight size={20} aria-hidden />
      </button>
    </section>
  )
}
