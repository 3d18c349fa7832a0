/**
 * The collections that the member creates, and their tokens.
 *
 * @module
 */
export type { CollectionsErrorCode } from './collections.errors.ts'
export type { CollectionsEvents } from './collections.events.ts'
export {
  type CollectionDraft,
  type CollectionNameField,
  type CollectionPicture,
  type CollectionProblem,
  checkCollection,
  checkCollectionName,
  checkCollectionPicture,
  collectionCategories,
  collectionLimits,
  collectionLinks,
  collectionNameOf,
  collectionPictures,
  emptyCollection,
} from './collections.rules.ts'
export type { CollectionInfo, CreatedCollection, Creator, OwnToken } from './collections.schema.ts'
export {
  checkCollectionIsFree,
  createCollection,
  deleteCollection,
  getCreatedCollections,
  getCreator,
  getOwnTokens,
} from './collections.ts'
