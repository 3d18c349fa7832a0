import { useCampaign } from '@fandeck/react'
import { type SectionOf, slugOfPath } from '@fandeck/sdk/campaigns'
import { ChevronRight } from 'lucide-react'
import { Image } from '../primitives/image/Image.tsx'
import { BackendLink } from '../primitives/link/BackendLink.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import type { SectionPartProps } from './campaign-parts.ts'
import { koCampaign } from './messages.ko.ts'

/** A way to another original; the page's cover may show while it changes (S1.15, S4.37–S4.39, D34). */
export function TransitionSection({ campaign, section, options }: SectionPartProps<SectionOf<'transition'>>) {
  const messages = useMessagesOf(koCampaign)
  const { data: other } = useCampaign({ slug: slugOfPath(section.linkUrl) ?? '' })
  const { onTransition, renderLink } = options
  if (!other) return null
  const { team } = other
  const body = (
    <>
      <Image className="fandeck-campaign__crest" shownWidth={44} src={team.crest} alt="" />
      <span>
        <b>{messages['campaign.next']({ name: team.name })}</b>
        <span className="fandeck-caption">{section.description}</span>
      </span>
      <ChevronRight size={20} aria-hidden />
    </>
  )
  return (
    <section className="fandeck-campaign__section">
      {onTransition ? (
        <button
          type="button"
          className="fandeck-campaign__next"
          onClick={() => onTransition(section, team, campaign.team)}
        >
          {body}
        </button>
      ) : (
        <BackendLink
          className="fandeck-campaign__next"
          linkUrl={section.linkUrl}
          httpsOnly
          renderLink={renderLink}
        >
          {body}
        </BackendLink>
      )}
    </section>
  )
}
