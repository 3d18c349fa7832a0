import type { DrawnCard } from '@fandeck/sdk'
import type { RefObject } from 'react'
import { type CardFinish, finishOf } from '../card/card-text.ts'
import { drawnCard } from '../card/drawn-card.ts'

const RARITY: Record<CardFinish, number> = { basic: 0, foil: 1, prism: 2, sign: 3 }

/** The rarity from which a card has confetti. */
export const PRISM = RARITY.prism

/** Returns how rare a card is, from 0. */
export const rarityOf = ({ editionTitle }: Pick<DrawnCard, 'editionTitle'>): number =>
  RARITY[finishOf(editionTitle)]

/** Returns the cards with the rarest finish last. */
export const inOrderOfReveal = (cards: readonly DrawnCard[]): DrawnCard[] =>
  cards.toSorted((one, other) => rarityOf(one) - rarityOf(other))

/** The longest wait for pictures, ms: a slow one must not keep the cards from the fan. */
const MOST_MS = 2500

/** Decodes the faces, so that the first flip shows a picture. */
const decoded = (cards: readonly DrawnCard[]) =>
  Promise.allSettled(
    [...new Set(cards.flatMap((card) => [card.image, drawnCard(card).team?.crest ?? card.image]))].map(
      (src) => {
        const image = new Image()
        image.src = src
        return image.decode?.()
      },
    ),
  )

/** Resolves when the pack has been torn and the faces of its cards are decoded; a slow picture is not waited for. */
export async function torn(pack: RefObject<HTMLElement | null>, cards: readonly DrawnCard[]): Promise<void> {
  navigator.vibrate?.(12)
  const late = new Promise((resolve) => setTimeout(resolve, MOST_MS))
  const animations = pack.current?.getAnimations?.({ subtree: true }) ?? []
  const over = Promise.allSettled(animations.map(({ finished }) => finished))
  await Promise.race([Promise.all([over, decoded(cards)]), late])
}
