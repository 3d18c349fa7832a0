import { constants } from '../constants.ts'
import type { FormationName } from './campaigns.boards.schema.ts'

/** The positions of a football player. */
export type FootballPosition = 'GK' | 'DF' | 'MF' | 'FW'

/** One slot of a formation: the position that fits, and its place on the pitch in per cent of width and height. */
export interface FormationSlot {
  position: FootballPosition
  x: number
  y: number
}

/** The card ids of the eleven slots; `null` for an empty one. */
export type FormationSlots = readonly (number | null)[]

/** A card that can be placed. */
export interface FormationPlayer {
  cardId: number
  position: string
}

/** Why a card cannot be placed. */
export type FormationProblem = 'no-slot' | 'unknown-card' | 'wrong-position' | 'twice'

/** The x of a row of one to five players, per cent. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [50],
  [36, 64],
  [24, 50, 76],
  [14, 38, 62, 86],
  [10, 30, 50, 70, 90],
]

/** Returns one row; the outer players of a row of four or five stand four per cent higher or lower than the inner. */
function row(position: FootballPosition, count: number, y: number, lift = 0): FormationSlot[] {
  return (ROWS[count] ?? []).map((x, at) => {
    const outer = count >= 4 && (at === 0 || at === count - 1)
    return { position, x, y: outer ? y - lift : y }
  })
}

/** The slots of each formation: the goalkeeper, then row by row from the left. */
export const FORMATIONS: Readonly<Record<FormationName, readonly FormationSlot[]>> = {
  442: [...row('GK', 1, 90), ...row('DF', 4, 72, 3), ...row('MF', 4, 48, 4), ...row('FW', 2, 19)],
  433: [...row('GK', 1, 90), ...row('DF', 4, 72, 3), ...row('MF', 3, 48), ...row('FW', 3, 19)],
  4231: [
    ...row('GK', 1, 90),
    ...row('DF', 4, 74, 3),
    ...row('MF', 2, 56),
    ...row('MF', 3, 36),
    ...row('FW', 1, 16),
  ],
  343: [...row('GK', 1, 90), ...row('DF', 3, 72), ...row('MF', 4, 48, 4), ...row('FW', 3, 19)],
  352: [...row('GK', 1, 90), ...row('DF', 3, 72), ...row('MF', 5, 48, 4), ...row('FW', 2, 19)],
}

/** Returns eleven empty slots. */
export const emptySlots = (): FormationSlots => Array(constants.boards.formationSlots).fill(null)

/** Returns the number of filled slots. */
export const filledCount = (slots: FormationSlots): number => slots.filter((card) => card !== null).length

const positionOf = (players: readonly FormationPlayer[], card: number): string | undefined =>
  players.find(({ cardId }) => cardId === card)?.position

/**
 * Returns why a card cannot stand in a slot; `undefined` when it can. A card that stands in another slot can move, so
 * that is no problem here; see `formationProblem` for a whole formation.
 */
export function placementProblem(
  formation: FormationName,
  slot: number,
  card: number,
  players: readonly FormationPlayer[],
): FormationProblem | undefined {
  const place = FORMATIONS[formation][slot]
  if (!place) return 'no-slot'
  const position = positionOf(players, card)
  if (position === undefined) return 'unknown-card'
  return position === place.position ? undefined : 'wrong-position'
}

/** Returns the first problem of a whole formation; the server and the page judge by this function alike. */
export function formationProblem(
  formation: FormationName,
  slots: FormationSlots,
  players: readonly FormationPlayer[],
): FormationProblem | undefined {
  if (slots.length !== FORMATIONS[formation].length) return 'no-slot'
  const cards = slots.filter((card) => card !== null)
  if (new Set(cards).size < cards.length) return 'twice'
  for (const slot of slots.keys()) {
    const card = slots[slot] ?? null
    const problem = card === null ? undefined : placementProblem(formation, slot, card, players)
    if (problem) return problem
  }
  return undefined
}

/** Returns the slots with a card in `slot`; the card leaves its previous slot. */
export const placed = (slots: FormationSlots, slot: number, card: number): FormationSlots =>
  slots.map((other, at) => (at === slot ? card : other === card ? null : other))

/** Returns the slots in another formation: each card takes the first free slot of its position, or leaves. */
export function reformed(
  slots: FormationSlots,
  to: FormationName,
  players: readonly FormationPlayer[],
): FormationSlots {
  const next = [...emptySlots()]
  for (const card of slots) {
    if (card === null || next.includes(card)) continue
    const at = FORMATIONS[to].findIndex(
      (_, slot) => next[slot] === null && !placementProblem(to, slot, card, players),
    )
    if (at >= 0) next[at] = card
  }
  return next
}

/** A formation and its cards. */
export interface FormationChoice {
  formation: FormationName
  slots: FormationSlots
}

/**
 * Merges the draft of an anonymous visitor with the saved formation of the member: the draft wins slot by slot, cards
 * that the member lacks leave it, and saved cards fill its gaps where the formation is the same. A draft without a
 * card of the member gives way to the saved formation.
 */
export function mergedDraft(
  draft: FormationChoice | undefined,
  saved: FormationChoice | undefined,
  players: readonly FormationPlayer[],
): FormationChoice | undefined {
  const mine = draft && { ...draft, slots: reformed(draft.slots, draft.formation, players) }
  if (!draft || !mine || filledCount(mine.slots) === 0) return saved
  // A card stays in the slot of the draft where it fits.
  const kept = draft.slots.map((card, slot) =>
    card !== null && !placementProblem(draft.formation, slot, card, players) ? card : null,
  )
  if (saved?.formation !== draft.formation) return { formation: draft.formation, slots: kept }
  const slots = kept.map((card, slot) => {
    const other = saved.slots[slot] ?? null
    return card ?? (other === null || kept.includes(other) ? null : other)
  })
  return { formation: draft.formation, slots }
}
