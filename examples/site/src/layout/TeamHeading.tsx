import { useCampaign } from '@fandeck/react'
import { type CampaignSection, pageOfPath, slugOfPath } from '@fandeck/sdk/campaigns'
import { Image } from '@fandeck/widgets'
import type { CSSProperties } from 'react'
import { useLocation } from 'react-router'

/** The ground on which a page begins, by its first section; others begin on the page's own. */
function groundOf(section: CampaignSection | undefined): string | undefined {
  switch (section?.kind) {
    case 'formation':
    case 'upgrade':
    case 'matchPick':
      return 'stage'
    case 'playerFilter':
      return 'team'
    case 'flip':
      return section.look === 'magazine' ? 'paper' : 'dark'
    case 'missions':
      return 'paper'
    case 'hero':
      return 'hero'
    default:
      return undefined
  }
}

/** The team of a campaign's page in the header: crest, name and subtitle, on the ground of the page (S9.2). */
export default function TeamHeading() {
  const { pathname } = useLocation()
  const { data: campaign } = useCampaign({ slug: slugOfPath(pathname) ?? '' })
  if (!campaign) return null
  const { team, header } = campaign
  const page = pageOfPath(campaign, pathname)
  const colours: CSSProperties & Record<`--fd-team-${1 | 2}`, string> = {
    '--fd-team-1': team.palette[0],
    '--fd-team-2': team.palette[1],
  }
  return (
    <p className="site-header__team" data-ground={groundOf(page?.sections[0])} style={colours}>
      <span className="site-header__ground" aria-hidden />
      <Image className="site-header__crest" src={team.crest} alt="" />
      <span className="site-header__names">
        <b>{team.name}</b>
        <span>{page?.subtitle ?? header.subtitle}</span>
      </span>
    </p>
  )
}
