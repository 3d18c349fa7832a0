/** Maps the server's codes of a new collection to SDK codes. */
export const collectionErrors = {
  NAME_TAKEN: 'collections/name-taken',
  BAD_COLLECTION: 'collections/invalid',
  BAD_FILE: 'collections/bad-picture',
  TOO_MANY: 'collections/too-many',
} as const

/** Error codes of created collections. */
export type CollectionsErrorCode = (typeof collectionErrors)[keyof typeof collectionErrors]
