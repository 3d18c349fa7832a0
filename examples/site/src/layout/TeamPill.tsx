import { useCampaign } from '@fandeck/react'
import { ReturnPill } from '@fandeck/widgets'
import { renderPageLink } from './render-page-link.tsx'
import type { ReturnTeam } from './return-team.ts'

/** The pill in the team's colour, with the crest of its campaign (S2.39). */
export default function TeamPill({ team: { slug, name, color, href } }: { team: ReturnTeam }) {
  const crest = useCampaign({ slug }).data?.team.crest
  return <ReturnPill teamName={name} color={color} crest={crest} href={href} renderLink={renderPageLink} />
}
