import { demoTeam, documentTeam, type FindTeam, isTeamKey, TEAMS, type Team } from '../art/teams.ts'
import type { Library } from './library.ts'

/** A team of a document, with the address of its crest. */
export interface DrawnTeam extends Team {
  /** Absent for a team without a document. */
  crest?: string
}

/** Returns the slug of the campaign of a team; members of a group have colours of their own. */
function slugOf(key: string): string | undefined {
  if (!isTeamKey(key)) return /^[a-z0-9-]+$/.test(key) ? key : undefined
  const { sport, slug } = TEAMS[key]
  return sport === 'artist' ? undefined : slug.split('/')[0]
}

/**
 * Reads the documents of teams, so that pictures and cards have the palette, the crest and the sport of their campaign. A
 * team of the demo without a document keeps what it has.
 */
export async function documentTeams(
  library: Library,
  keys: Iterable<string>,
): Promise<(key: string) => DrawnTeam> {
  const found = new Map<string, DrawnTeam>()
  for (const key of new Set(keys)) {
    const slug = slugOf(key)
    const campaign = slug === undefined ? undefined : await library.find(slug)
    if (campaign) found.set(key, { ...documentTeam(key, campaign), crest: campaign.team.crest })
  }
  return ((key) => found.get(key) ?? demoTeam(key)) satisfies FindTeam
}
