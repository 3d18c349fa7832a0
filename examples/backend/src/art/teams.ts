import dhcfc from '../../campaigns/dhcfc-2025.json' with { type: 'json' }
import anyang from '../../campaigns/fcanyang-2025.json' with { type: 'json' }
import seoul from '../../campaigns/fcseoul-2025.json' with { type: 'json' }
import itta from '../../campaigns/itta-magazine.json' with { type: 'json' }
import orblit from '../../campaigns/orblit.json' with { type: 'json' }
import boosters from '../../campaigns/redboosters.json' with { type: 'json' }
import steelers from '../../campaigns/steelers-2025.json' with { type: 'json' }
import suwon from '../../campaigns/suwonbluewings-2025.json' with { type: 'json' }
import ball from '../../campaigns/ten-missions.json' with { type: 'json' }

const SPORTS = ['football', 'baseball', 'basketball', 'volleyball', 'artist', 'magazine', 'brand'] as const

/** What a team plays, which decides the court lines and the poses of its figures. */
export type Sport = (typeof SPORTS)[number] | 'other'

export type IdolKey = 'idol1' | 'idol2' | 'idol3' | 'idol4' | 'idol5'

/** The teams with a crest of their own. */
export type TeamKey =
  | 'seoul'
  | 'suwon'
  | 'anyang'
  | 'steelers'
  | 'dhcfc'
  | 'boosters'
  | 'ball'
  | 'itta'
  | 'ongyeol'
  | IdolKey

/** A team as pictures show it: its main, dark and light colour. */
export interface Team {
  /** A team with a crest of its own, or the slug of a campaign. */
  key: string
  name: string
  /** Path of the campaign page, without the leading slash. */
  slug: string
  sport: Sport
  color1: string
  color2: string
  color3: string
}

/** Finds the team of a key. */
export type FindTeam = (key: string) => Team

/** The parts of a campaign's document that pictures are drawn from. */
export interface TeamDocument {
  team: { name: string; sport: string; palette: readonly string[] }
  pages: readonly { path: string }[]
}

/** Returns the team of a campaign's document. */
export function documentTeam(key: string, { team, pages }: TeamDocument): Team {
  const { name, sport, palette } = team
  const [color1 = '#555061', color2 = '#1b1822', color3 = '#d9d6e2'] = palette
  return {
    key,
    name,
    slug: (pages[0]?.path ?? '').slice(1),
    sport: SPORTS.find((one) => one === sport) ?? 'other',
    ...{ color1, color2, color3 },
  }
}

const idolTeam = (key: IdolKey, palette: readonly string[] = orblit.team.palette): Team =>
  documentTeam(key, { ...orblit, team: { ...orblit.team, palette } })

/** The demo's teams, from the documents of their campaigns; a brand and the members of a group have their own colours. */
export const TEAMS: Readonly<Record<TeamKey, Team>> = {
  seoul: documentTeam('seoul', seoul),
  suwon: documentTeam('suwon', suwon),
  anyang: documentTeam('anyang', anyang),
  steelers: documentTeam('steelers', steelers),
  dhcfc: documentTeam('dhcfc', dhcfc),
  boosters: documentTeam('boosters', boosters),
  ball: documentTeam('ball', ball),
  itta: documentTeam('itta', itta),
  ongyeol: documentTeam('ongyeol', {
    team: { name: '온결', sport: 'brand', palette: ['#8AA584', '#24402F', '#F5EBD0'] },
    pages: [{ path: '/drops/104' }],
  }),
  idol1: idolTeam('idol1'),
  idol2: idolTeam('idol2', ['#8FB8FF', '#1C2A5E', '#E8F3FF']),
  idol3: idolTeam('idol3', ['#FFC36B', '#5A2A1E', '#FFF3D9']),
  idol4: idolTeam('idol4', ['#9BE0C4', '#123B3C', '#F1FFF4']),
  idol5: idolTeam('idol5', ['#C9A2FF', '#2C1A57', '#FFE4FA']),
}

export const isTeamKey = (key: string): key is TeamKey => Object.hasOwn(TEAMS, key)

/** Returns a team of the demo; a team without a document is grey. */
export const demoTeam: FindTeam = (key) =>
  isTeamKey(key)
    ? TEAMS[key]
    : documentTeam(key, { team: { name: key, sport: 'other', palette: [] }, pages: [] })
