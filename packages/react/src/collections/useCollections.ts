import {
  type CollectionDraft,
  type CollectionNameField,
  type CreatedCollection,
  type Creator,
  checkCollectionName,
  createCollection,
  deleteCollection,
  type OwnToken,
} from '@fandeck/sdk/collections'
import { useCall } from '../internal/use-call.ts'
import { useMemberQuery, useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useKeyedCall } from '../internal/use-keyed-call.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import {
  collectionNameQuery,
  createdCollectionsQuery,
  creatorQuery,
  ownTokensQuery,
} from './collections.queries.ts'

/** Fetches the member as a creator (S7.33). */
export const useCreator = <Selected = Creator>(options: WithQuery<Creator, Selected> = {}) =>
  useOwnQuery(creatorQuery, options)

/** Fetches the collections that the member created, newest first (S7.43). */
export const useCreatedCollections = <Selected = CreatedCollection[]>(
  options: WithQuery<CreatedCollection[], Selected> = {},
) => useOwnQuery(createdCollectionsQuery, options)

/** Fetches the member's copies that are tokens on the chain, newest first (S7.45). */
export const useOwnTokens = <Selected = OwnToken[]>(options: WithQuery<OwnToken[], Selected> = {}) =>
  useOwnQuery(ownTokensQuery, options)

/** Whether a collection can take a name. */
export type CollectionNameState = 'free' | 'taken' | 'invalid'

/** Fetches whether a collection can take a name, unless `checkCollectionName` refuses it (S3.27). */
export const useCollectionNameCheck = <Selected = CollectionNameState>({
  field,
  value,
  query,
}: { field: CollectionNameField; value: string } & WithQuery<CollectionNameState, Selected>) =>
  useMemberQuery(collectionNameQuery(useFandeck(), { field, value }), {
    ...query,
    enabled: !checkCollectionName(field, value) && query?.enabled !== false,
  })

/** Returns a mutation that deletes a collection; `data.error` is the server's message after a refusal (S7.44, D64). */
export const useDeleteCollection = () => useCall(deleteCollection)

/**
 * Returns a mutation that creates a collection. Keeps the key until accepted, so that a retry creates no second one;
 * `data.error` as in `useDeleteCollection` (S3.26, D36).
 */
export const useCreateCollection = () =>
  useKeyedCall((fandeck, draft: CollectionDraft & { key: string }) => createCollection(fandeck, draft))
