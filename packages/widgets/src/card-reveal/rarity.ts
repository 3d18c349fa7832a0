import { type CardFinish, finishOf } from '../card/card-text.ts'
import type { RevealedCard } from './revealed-card.ts'

const RARITY: Record<CardFinish, number> = { basic: 0, foil: 1, prism: 2, sign: 3 }

/** The rarity from which a card has confetti. */
export const PRISM = RARITY.prism

/** Returns how rare a card is, from 0. */
export const rarityOf = ({ editionTitle }: Pick<RevealedCard, 'editionTitle'>): number =>
  RARITY[finishOf(editionTitle ?? undefined) ?? 'basic']

/** Returns the cards with the rarest finish last. */
export const inOrderOfReveal = <Card extends RevealedCard>(cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => rarityOf(one) - rarityOf(other))
