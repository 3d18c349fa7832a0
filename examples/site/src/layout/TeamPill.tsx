import { useCampaign } from '@fandeck/react'
import type { ReturnTeam } from '@fandeck/sdk/directory'
import { ReturnPill } from '@fandeck/widgets'
import { renderPageLink } from './render-page-link.tsx'

/** The pill in the team's colour, with the crest of its campaign (S2.39). */
export default function TeamPill({ team: { slug, name, color } }: { team: ReturnTeam }) {
  const crest = useCampaign({ slug }).data?.team.crest
  return (
    <ReturnPill teamName={name} color={color} crest={crest} href={`/${slug}`} renderLink={renderPageLink} />
  )
}
