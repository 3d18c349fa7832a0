import type { CardsErrorCode } from '@fandeck/sdk/cards'

/** Errors of cards. */
export const koCardsErrors: Record<CardsErrorCode, string> = {
  'cards/not-found': '찾을 수 없는 카드예요.',
}
