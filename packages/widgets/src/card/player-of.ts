import { type CardMetadata, cardAttribute } from '@fandeck/sdk/cards'

/** Returns what the cards of one player share: the number, or the name of a card without one (S4.48). */
export const playerOf = (card: CardMetadata): string => cardAttribute(card, 'number') ?? card.cardName
