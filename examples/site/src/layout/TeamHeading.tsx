import { useCampaign } from '@fandeck/react'
import { type CampaignSection, pageOfPath, slugOfPath } from '@fandeck/sdk/campaigns'
import { Image } from '@fandeck/widgets'
import type { CSSProperties, ReactNode } from 'react'
import { useLocation } from '../router/Router.tsx'

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
    case 'codeEntry':
      return 'code'
    default:
      return undefined
  }
}

/** How much of the team the header shows, by the first section: a magazine and a code entry have titles of their own. */
function partsOf(section: CampaignSection | undefined): 'team' | 'name' | 'none' {
  if (section?.kind === 'missions') return 'name'
  return section?.kind === 'codeEntry' || (section?.kind === 'flip' && section.look === 'magazine')
    ? 'none'
    : 'team'
}

interface TeamHeadingProps {
  /** The way back. */
  back: ReactNode
  /** The header of a page that no campaign has. */
  otherwise: ReactNode
}

/**
 * The start of the header on a campaign's page: the way back, and crest, name and subtitle of the team, on the ground of
 * the page (S9.2).
 */
export default function TeamHeading({ back, otherwise }: TeamHeadingProps) {
  const { pathname } = useLocation()
  const { data: campaign, error } = useCampaign({ slug: slugOfPath(pathname) ?? '' })
  const page = campaign && pageOfPath(campaign, pathname)
  if (!page)
    return campaign || error ? (
      <>
        {otherwise}
        <span data-parts="none" hidden />
      </>
    ) : (
      back
    )
  const { team, header } = campaign
  const first = page.sections[0]
  const parts = partsOf(first)
  const colours: CSSProperties & Record<`--fd-team-${1 | 2}`, string> = {
    '--fd-team-1': team.palette[0],
    '--fd-team-2': team.palette[1],
  }
  return (
    <div className="site-header__start">
      {back}
      <p className="site-header__team" data-ground={groundOf(first)} data-parts={parts} style={colours}>
        <span className="site-header__ground" aria-hidden />
        {parts === 'team' && <Image className="site-header__crest" shownWidth={36} src={team.crest} alt="" />}
        {parts !== 'none' && (
          <span className="site-header__names">
            <b>{team.name}</b>
            {parts === 'team' && <span>{page.subtitle ?? header.subtitle}</span>}
          </span>
        )}
      </p>
    </div>
  )
}
