/** What a team plays, which decides the court lines and the poses of its figures. */
export type Sport = 'football' | 'baseball' | 'basketball' | 'artist' | 'magazine' | 'brand'

export type IdolKey = 'idol1' | 'idol2' | 'idol3' | 'idol4' | 'idol5'

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

/** The main, dark and light colour. */
export interface Team {
  key: TeamKey
  name: string
  /** Path of the campaign page, without the leading slash. */
  slug: string
  sport: Sport
  color1: string
  color2: string
  color3: string
}

function team(
  key: TeamKey,
  name: string,
  slug: string,
  sport: Sport,
  colors: readonly [string, string, string],
): Team {
  const [color1, color2, color3] = colors
  return { key, name, slug, sport, color1, color2, color3 }
}

/** The palettes of the teams; idol1 to idol5 are the colours of the fictional group ORBLIT. */
export const TEAMS: Readonly<Record<TeamKey, Team>> = {
  seoul: team('seoul', 'FC서울', 'fcseoul-2025', 'football', ['#C4122F', '#17090D', '#FFB199']),
  suwon: team('suwon', '수원 블루윙즈', 'suwonbluewings-2025', 'football', ['#2450C8', '#0A1233', '#9FD0FF']),
  anyang: team('anyang', 'FC안양', 'fcanyang-2025', 'football', ['#6A2FB5', '#170A2B', '#E2B8FF']),
  steelers: team('steelers', '스틸러스', 'steelers-2025', 'football', ['#E0412F', '#14171C', '#FFC9A8']),
  dhcfc: team('dhcfc', '대전하나시티즌', 'dhcfc-2025', 'football', ['#0E7A66', '#07211F', '#B7F5D6']),
  boosters: team('boosters', '레드부스터스', 'redboosters/main', 'basketball', [
    '#D5283A',
    '#2A0710',
    '#FFD27A',
  ]),
  ball: team('ball', '텐 미션', 'ten-missions', 'baseball', ['#1C4E80', '#0A1A2B', '#FFE2A8']),
  itta: team('itta', 'ITTA', 'itta-magazine/1', 'magazine', ['#EADCC3', '#1C1A17', '#E4572E']),
  ongyeol: team('ongyeol', '온결', 'drops/104', 'brand', ['#8AA584', '#24402F', '#F5EBD0']),
  idol1: team('idol1', 'ORBLIT', 'orblit', 'artist', ['#FF8FB1', '#41204F', '#FFE9D6']),
  idol2: team('idol2', 'ORBLIT', 'orblit', 'artist', ['#8FB8FF', '#1C2A5E', '#E8F3FF']),
  idol3: team('idol3', 'ORBLIT', 'orblit', 'artist', ['#FFC36B', '#5A2A1E', '#FFF3D9']),
  idol4: team('idol4', 'ORBLIT', 'orblit', 'artist', ['#9BE0C4', '#123B3C', '#F1FFF4']),
  idol5: team('idol5', 'ORBLIT', 'orblit', 'artist', ['#C9A2FF', '#2C1A57', '#FFE4FA']),
}
