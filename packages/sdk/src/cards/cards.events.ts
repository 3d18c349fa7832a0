/** Events of the member's cards. */
export interface CardsEvents {
  /** Emitted when the server has recorded that the member has seen arrivals. */
  'cards:arrivals-seen': { arrivalIds: readonly number[] }
  /** Emitted when the link of a card has been made, changed or ended. */
  'cards:share-changed': { cardId: number; edition: number }
}
