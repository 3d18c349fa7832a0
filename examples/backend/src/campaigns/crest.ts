import type { CampaignTeam } from '@fandeck/sdk/campaigns'
import { crest } from '../art/crest.ts'
import { madeCrest } from '../art/made-crest.ts'
import { type Picture, scopeOf } from '../art/svg.ts'
import { documentTeam, isTeamKey } from '../art/teams.ts'

/** Draws the crest of a campaign: that of a known team, otherwise one made from the document's palette and sport. */
export function campaignCrest({ slug, team }: { slug: string; team: CampaignTeam }): Picture {
  const key = /\/art\/crest\/([a-z0-9-]+)\.svg$/.exec(team.crest)?.[1] ?? ''
  const colours = (other: string) => documentTeam(other, { team })
  if (isTeamKey(key)) return crest(scopeOf(`crest/${key}`, key, colours), { team: key })
  return madeCrest(scopeOf(`crest/${slug}`, slug), team)
}
