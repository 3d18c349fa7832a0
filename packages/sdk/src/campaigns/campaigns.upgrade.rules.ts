import { constants } from '../constants.ts'
/** A card in a slot of the upgrade. */
export interface UpgradeCard {
  cardId: number
  /** The number of the copy. */
  edition: number
  name: string
  /** The player's number; `undefined` for a card without one. */
  number: number | undefined
}

/** The three slots; `null` for an empty one. */
export type UpgradeSlots = readonly (UpgradeCard | null)[]

/** The player who will appear (S4.46–S4.48). */
export type Appearance =
  | { kind: 'none' }
  | { kind: 'random' }
  | { kind: 'player'; number: number; name: string }

/**
 * Returns who will appear: none while a slot is empty; random if a slot holds a special player, or if the numbers
 * differ; that player if all three share one number. The server and the page judge by this function alike.
 *
 * @param specialPlayers the names of the campaign's special players (D28)
 * @see S4.46, S4.47, S4.48
 */
export function appearanceOf(slots: UpgradeSlots, specialPlayers: readonly string[]): Appearance {
  const cards = slots.filter((card) => card !== null)
  const [first] = cards
  if (!first || cards.length < constants.boards.upgradeSlots) return { kind: 'none' }
  const special = cards.some(({ name }) => specialPlayers.includes(name))
  const same = cards.every(({ number }) => number === first.number)
  if (special || !same || first.number === undefined) return { kind: 'random' }
  return { kind: 'player', number: first.number, name: first.name }
}

/** The states of the upgrade (S4.45). */
export type UpgradeStatus = 'beforeUpgrade' | 'playingUpgradeVideo' | 'playingCompleteEffect'

/** What moves the upgrade on. A video that fails moves it on as its end does. */
export type UpgradeSignal = 'upgraded' | 'videoEnded' | 'videoFailed' | 'effectEnded'

const NEXT: Readonly<Record<UpgradeStatus, Partial<Record<UpgradeSignal, UpgradeStatus>>>> = {
  beforeUpgrade: { upgraded: 'playingUpgradeVideo' },
  playingUpgradeVideo: { videoEnded: 'playingCompleteEffect', videoFailed: 'playingCompleteEffect' },
  playingCompleteEffect: { effectEnded: 'beforeUpgrade' },
}

/** Returns the next state; the same state for a signal that does not apply (S4.45). */
export const nextUpgradeStatus = (status: UpgradeStatus, signal: UpgradeSignal): UpgradeStatus =>
  NEXT[status][signal] ?? status

/** Returns whether a copy is in one of the slots. */
export const holdsCopy = (
  slots: UpgradeSlots,
  { cardId, edition }: Pick<UpgradeCard, 'cardId' | 'edition'>,
) => slots.some((card) => card?.cardId === cardId && card.edition === edition)
