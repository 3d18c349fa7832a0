import type { CollectionsErrorCode } from '@fandeck/sdk/collections'

/** Errors of created collections. */
export const enCollectionsErrors: Record<CollectionsErrorCode, string> = {
  'collections/name-taken': 'This name is already in use. Choose another one.',
  'collections/invalid': 'Check what you have entered.',
  'collections/bad-picture': 'This picture cannot be used. Choose a JPG, PNG or WEBP of up to 5 MB.',
  'collections/too-many': 'You cannot create more. Delete a collection that you do not need.',
}
