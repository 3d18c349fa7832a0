/** Events of created collections. */
export interface CollectionsEvents {
  /** Emitted when the server has created a collection. */
  'collections:created': { collectionId: number }
  /** Emitted when the server has deleted a collection. */
  'collections:deleted': { collectionId: number }
}
