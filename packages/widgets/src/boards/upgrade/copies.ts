import type { UpgradeCard, UpgradeSlots } from '@fandeck/sdk/campaigns'
import { cardAttribute, type MyCard } from '@fandeck/sdk/cards'

/** Returns a copy as the upgrade names it. */
export function upgradeCard(card: MyCard): UpgradeCard {
  const { cardId, edition, cardName } = card
  const number = cardAttribute(card, 'number')
  return { cardId, edition, name: cardName, number: number === undefined ? undefined : Number(number) }
}

/** Returns whether two values name the same copy. */
export const isCopy = (
  one: Pick<UpgradeCard, 'cardId' | 'edition'> | null,
  other: Pick<UpgradeCard, 'cardId' | 'edition'>,
) => one?.cardId === other.cardId && one.edition === other.edition

/** Returns whether a copy is in a slot. */
export const isUsed = (slots: UpgradeSlots, copy: Pick<UpgradeCard, 'cardId' | 'edition'>) =>
  slots.some((slot) => isCopy(slot, copy))

/** Returns the position of a card, by which the list filters. */
export const positionOf = (card: MyCard) => cardAttribute(card, 'position') ?? ''

/** Returns three copies of the player with the most copies; `undefined` if no player has three. */
export function threeOfOnePlayer(copies: readonly MyCard[]): readonly UpgradeCard[] | undefined {
  const byPlayer = new Map<string, UpgradeCard[]>()
  for (const copy of copies) {
    const card = upgradeCard(copy)
    const player = card.number === undefined ? card.name : String(card.number)
    byPlayer.set(player, [...(byPlayer.get(player) ?? []), card])
  }
  const [most = []] = [...byPlayer.values()].toSorted((one, other) => other.length - one.length)
  // The highest serial numbers: fans keep the low ones.
  const alike = most.toSorted((one, other) => other.edition - one.edition).slice(0, 3)
  return alike.length === 3 ? alike : undefined
}
