import { campaignOf, documentTeam, type FindTeam, isIdol, plainTeam, type Team } from '../art/teams.ts'
import type { Library } from './library.ts'

/** A team of a document, with the address of its crest. */
export interface DrawnTeam extends Team {
  /** Absent for a team without a document. */
  crest?: string
}

/**
 * Reads the documents of teams, so that pictures and cards have the palette, the crest and the sport of their campaign.
 * `nameOf` returns the name of teams without a campaign.
 */
export async function documentTeams(
  library: Pick<Library, 'find'>,
  keys: Iterable<string>,
  nameOf?: () => Promise<string | undefined>,
): Promise<(key: string) => DrawnTeam> {
  const found = new Map<string, DrawnTeam>()
  let name: string | undefined
  for (const key of new Set(keys)) {
    const slug = campaignOf(key)
    const campaign = slug === undefined ? undefined : await library.find(slug)
    if (!campaign) {
      name ??= await nameOf?.()
      continue
    }
    const { crest } = campaign.team
    found.set(key, { ...documentTeam(key, campaign), ...(!isIdol(key) && { crest }) })
  }
  return ((key) => found.get(key) ?? plainTeam(key, name)) satisfies FindTeam
}
