import type { UpgradeCard, UpgradeSlots } from '@fandeck/sdk/campaigns'
import { cardAttribute, type MyCard } from '@fandeck/sdk/cards'
import { finishRank } from '../../card/card-text.ts'
import { playerOf } from '../../card/player-of.ts'
import { groupBy } from '../../primitives/group-by.ts'

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

/** A copy of the member among the others of its design. */
export interface OwnCopy {
  card: MyCard
  /** Whether the member keeps a copy of the design with a lower number without this one. */
  spare: boolean
  /** Whether the member has no other copy of the design. */
  only: boolean
}

/**
 * Returns the copies as fans give them away: designs with several copies first, then the plainest finish; of one design the
 * highest number first, because fans keep the low ones.
 */
export function spareFirst(copies: readonly MyCard[]): OwnCopy[] {
  const designs = groupBy(copies, ({ cardId }) => cardId)
  const own = copies.map((card): OwnCopy => {
    const alike = designs.get(card.cardId) ?? []
    return { card, spare: alike.some(({ edition }) => edition < card.edition), only: alike.length === 1 }
  })
  return own.toSorted(
    (a, b) =>
      Number(a.only) - Number(b.only) ||
      finishRank(a.card.editionTitle) - finishRank(b.card.editionTitle) ||
      a.card.cardId - b.card.cardId ||
      b.card.edition - a.card.edition,
  )
}

const spares = (own: readonly OwnCopy[]) => own.filter(({ spare }) => spare).length

/**
 * Returns three copies of the player with the most spare ones, which leave the lowest number of each design where others
 * suffice; `undefined` if no player has three.
 */
export function threeOfOnePlayer(copies: readonly MyCard[]): readonly UpgradeCard[] | undefined {
  const own = spareFirst(copies).toSorted((a, b) => Number(b.spare) - Number(a.spare))
  const players = groupBy(own, ({ card }) => playerOf(card))
  const [most] = [...players.values()]
    .filter(({ length }) => length >= 3)
    .toSorted((a, b) => spares(b) - spares(a) || b.length - a.length)
  return most?.slice(0, 3).map(({ card }) => upgradeCard(card))
}
