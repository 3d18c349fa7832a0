const SPORTS = ['football', 'baseball', 'basketball', 'volleyball', 'artist', 'magazine', 'brand'] as const

/** What a team plays, which decides the court lines and the poses of its figures. */
export type Sport = (typeof SPORTS)[number] | 'other'

/** The teams with a drawn crest, and the slug of the campaign that describes each; a brand may have none. */
const CAMPAIGNS = {
  seoul: 'fcseoul-2025',
  suwon: 'suwonbluewings-2025',
  anyang: 'fcanyang-2025',
  steelers: 'steelers-2025',
  dhcfc: 'dhcfc-2025',
  boosters: 'redboosters',
  ball: 'ten-missions',
  itta: 'itta-magazine',
  ongyeol: undefined,
  idol1: 'orblit',
  idol2: 'orblit',
  idol3: 'orblit',
  idol4: 'orblit',
  idol5: 'orblit',
} as const

export type TeamKey = keyof typeof CAMPAIGNS
export type IdolKey = `idol${1 | 2 | 3 | 4 | 5}`
/** The teams with a drawn crest. */
export const TEAM_KEYS = Object.keys(CAMPAIGNS).filter(isTeamKey)

/** The brand whose drawings have no campaign. */
const BRAND = { name: '온결', sport: 'brand', palette: ['#8AA584', '#24402F', '#F5EBD0'] }

/** The colours of the members of a group but the first, who has those of its campaign. */
const PALETTES: Readonly<Record<string, readonly string[]>> = {
  idol2: ['#8FB8FF', '#1C2A5E', '#E8F3FF'],
  idol3: ['#FFC36B', '#5A2A1E', '#FFF3D9'],
  idol4: ['#9BE0C4', '#123B3C', '#F1FFF4'],
  idol5: ['#C9A2FF', '#2C1A57', '#FFE4FA'],
}

/** A team as pictures show it: its main, dark and light colour. */
export interface Team {
  /** A team with a crest of its own, or the slug of a campaign. */
  key: string
  name: string
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
}

export function isTeamKey(key: string): key is TeamKey {
  return Object.hasOwn(CAMPAIGNS, key)
}

/** Returns the slug of the campaign that describes a team: that of its crest, else its key. */
export function campaignOf(key: string): string | undefined {
  if (isTeamKey(key)) return CAMPAIGNS[key]
  return /^[a-z0-9-]+$/.test(key) ? key : undefined
}

/** Returns whether a team is the member of a group, who wears the crest of the group and has a palette. */
export const isIdol = (key: string): key is IdolKey => isTeamKey(key) && CAMPAIGNS[key] === 'orblit'

/** Returns the team of a campaign's document. */
export function documentTeam(key: string, { team }: TeamDocument): Team {
  const { name, sport, palette } = team
  const [color1 = '#555061', color2 = '#1b1822', color3 = '#d9d6e2'] = PALETTES[key] ?? palette
  return { key, name, sport: SPORTS.find((one) => one === sport) ?? 'other', color1, color2, color3 }
}

/** Returns a team without a campaign: grey, unless it is the brand; `name` is what fans read. */
export const plainTeam = (key: string, name: string = key): Team =>
  documentTeam(key, { team: key === 'ongyeol' ? BRAND : { name, sport: 'other', palette: [] } })
