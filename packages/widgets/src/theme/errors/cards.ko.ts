import type { CardsErrorCode } from '@fandeck/sdk/cards'

/** Errors of cards. */
export const koCardsErrors: Record<CardsErrorCode, string> = {
  'cards/not-found': '더 이상 공유하지 않는 카드예요.',
}
