import type { PrintedCard } from '@fandeck/sdk/cards'

/** A card that arrives; without its edition and finish, only its picture and name are shown. */
export interface RevealedCard extends PrintedCard {
  cardId: number
  /** Where it comes from, shown above its name. */
  from?: string | undefined
}
