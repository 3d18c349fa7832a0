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
