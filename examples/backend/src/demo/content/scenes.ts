import type { ArtSpec } from '../../art/art.ts'
import type { TeamKey } from '../../art/teams.ts'
import { faced } from './cards.ts'

/** Three `cardId`: left, right, front. */
export type Three = readonly [left: number, right: number, front: number]

interface FanPlace {
  width: number
  height: number
  cardWidth: number
  centerX: number
  top: number
  header?: boolean
}

/** Sizes of the screens; a renderer doubles or triples them. */
export const PLACES = {
  mobileBanner: { width: 390, height: 472, cardWidth: 148, centerX: 195, top: 72, header: true },
  desktopBanner: { width: 960, height: 472, cardWidth: 170, centerX: 690, top: 90, header: true },
  dropHero: { width: 390, height: 420, cardWidth: 176, centerX: 195, top: 82, header: true },
  listTile: { width: 350, height: 196, cardWidth: 96, centerX: 258, top: 22 },
  eventCard: { width: 350, height: 220, cardWidth: 110, centerX: 175, top: 32 },
  popup: { width: 334, height: 446, cardWidth: 138, centerX: 167, top: 46 },
} as const satisfies Record<string, FanPlace>

export function fanArt(team: TeamKey, place: FanPlace, [left, right, front]: Three): ArtSpec {
  const seed = `${team}-${front}`
  return { kind: 'fan', seed, team, ...place, cards: [faced(left), faced(right), faced(front)] }
}

export function tileArt(team: TeamKey, cardId: number): ArtSpec {
  return { kind: 'tile', seed: `${team}-tile`, team, width: 169, height: 212, card: faced(cardId) }
}

export function thumbArt(cardId: number): ArtSpec {
  return { kind: 'thumb', card: faced(cardId) }
}
