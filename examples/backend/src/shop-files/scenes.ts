import { type CardRow, cardKey, type ShopDocument } from '@fandeck/sdk/shop'
import * as z from 'zod/mini'
import type { ArtSpec } from '../art/art.ts'
import { type CardArt, cardTeam } from '../art/card-face.ts'
import { finishOf } from '../art/finish.ts'
import type { FacedCard } from '../art/scene.ts'
import { CardDrawing, SceneDrawing } from './drawing.schema.ts'

/** The sizes of the screens that show a drawing; a renderer doubles or triples them. */
const PLACES = {
  banner: { width: 390, height: 472, cardWidth: 148, centerX: 195, top: 72, header: true },
  wideBanner: { width: 960, height: 472, cardWidth: 170, centerX: 690, top: 90, header: true },
  list: { width: 350, height: 196, cardWidth: 96, centerX: 258, top: 22 },
  article: { width: 350, height: 220, cardWidth: 110, centerX: 175, top: 32 },
  popup: { width: 334, height: 446, cardWidth: 138, centerX: 167, top: 46 },
  tile: { width: 169, height: 212, cardWidth: 106, centerX: 84, top: 17 },
  thumb: { width: 176, height: 176, cardWidth: 88, centerX: 88, top: 20 },
} as const
/** A place that shows a picture. */
export type Place = keyof typeof PLACES

/** Returns the team whose crest and colours the cards of a pack have. */
export const teamOfPack = ({ packs }: ShopDocument, pack: string): string => packs[pack]?.team ?? pack

/** Returns the drawing of a card: as its row says, or a player with a number, or a crest. */
export function cardArt(document: ShopDocument, pack: string, { id = 0, number, drawing }: CardRow): CardArt {
  const team = teamOfPack(document, pack)
  const seed = String(id)
  const read = z.safeParse(CardDrawing, drawing)
  if (!read.success)
    return number === undefined ? { kind: 'emblem', team } : { kind: 'athlete', team, number, seed }
  switch (read.data.kind) {
    case 'athlete':
      return { team, seed, number: number ?? 0, ...read.data }
    case 'artist':
      return { seed, ...read.data }
    case 'magazine':
      return read.data
    case 'landscape':
      return { team, seed, ...read.data }
    case 'emblem':
      return { team, ...read.data }
  }
}

/** Finds a card by its pack and its number or name, such as `first/7`. */
function cardAt(document: ShopDocument, reference: string): (FacedCard & { id: number }) | undefined {
  const [pack = '', key] = reference.split(/\/(.*)/s)
  const row = document.packs[pack]?.cards.find((card) => cardKey(card) === key)
  return row && { art: cardArt(document, pack, row), finish: finishOf(row.finish), id: row.id ?? 0 }
}

/** Returns the cards that a drawing names and the shop does not have. */
export function unknownCards(document: ShopDocument, drawing: SceneDrawing): string[] {
  const named = 'cards' in drawing ? drawing.cards : 'card' in drawing ? [drawing.card] : []
  return named.filter((reference) => !cardAt(document, reference))
}

/** The shop's first pack, of which a thing shows the cards and the team that names none. */
const firstPack = ({ shop, packs }: ShopDocument): string => shop.deck[0] ?? Object.keys(packs)[0] ?? 'shop'

/**
 * Returns what a place shows while its photograph is missing: the drawing of its file, or the first cards of a pack.
 *
 * @param pack the pack that the thing sells. @default the shop's first
 */
export function sceneArt(
  document: ShopDocument,
  place: Place,
  { drawing, pack = firstPack(document) }: { drawing?: unknown; pack?: string | undefined },
): ArtSpec {
  const size = PLACES[place]
  const read = z.safeParse(SceneDrawing, drawing)
  const scene: SceneDrawing = read.success ? read.data : { kind: 'backdrop' }
  const found = ('cards' in scene ? scene.cards : 'card' in scene ? [scene.card] : []).flatMap(
    (reference) => cardAt(document, reference) ?? [],
  )
  const [left, right = left, front = left] = found.map(({ art, finish }): FacedCard => ({ art, finish }))
  const frontId = (found[2] ?? found[0])?.id
  const team = ('team' in scene && scene.team) || (front ? cardTeam(front.art) : teamOfPack(document, pack))
  if (scene.kind === 'crest') return { kind: 'crest', team }
  if (scene.kind === 'fan' && left && right && front)
    return { kind: 'fan', seed: `${team}-${frontId}`, team, ...size, cards: [left, right, front] }
  if (scene.kind === 'tile' && left)
    return { kind: 'tile', seed: `${team}-tile`, team, width: size.width, height: size.height, card: left }
  if (scene.kind === 'thumb' && left) return { kind: 'thumb', card: left }
  if (!read.success) return packArt(document, place, pack)
  const { width, height } = size
  const motif = scene.kind === 'backdrop' ? scene.motif : undefined
  return { kind: 'backdrop', seed: `${team}-${place}`, team, width, height, ...(motif && { motif }) }
}

/** The first cards of a pack, one in a square and three anywhere else; the ground of its team if its cards are photographs. */
function packArt(document: ShopDocument, place: Place, pack: string): ArtSpec {
  const cards = document.packs[pack]?.cards ?? []
  const drawnCards = cards.some(({ picture }) => picture !== undefined) ? [] : cards
  const references = drawnCards.slice(0, 3).map((card) => `${pack}/${cardKey(card)}`)
  const [first = '', second = first, third = first] = references
  const drawing =
    references.length === 0
      ? { kind: 'backdrop' }
      : place === 'thumb'
        ? { kind: 'thumb', card: first }
        : { kind: 'fan', cards: [second, third, first] }
  return sceneArt(document, place, { drawing })
}
