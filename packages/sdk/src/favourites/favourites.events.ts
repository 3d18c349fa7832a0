/** Events of the member's favourites. */
export interface FavouritesEvents {
  /** Emitted when the server has added a design to the favourites, or removed it. */
  'favourites:changed': { packId: number; cardId: number; favourite: boolean }
  /** Emitted when the server has added an original to the favourites, or removed it. */
  'favourites:original-changed': { key: string; favourite: boolean }
}
