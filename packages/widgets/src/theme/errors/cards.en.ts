import type { CardsErrorCode } from '@fandeck/sdk/cards'

/** Errors of cards. */
export const enCardsErrors: Record<CardsErrorCode, string> = {
  'cards/not-found': 'This card cannot be found.',
}
