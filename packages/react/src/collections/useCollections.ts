import {
  type CollectionDraft,
  type CollectionNameField,
  type CreatedCollection,
  type Creator,
  checkCollectionName,
  createCollection,
  deleteCollection,
  type OwnToken,
} from '@fandeck/sdk'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMemberQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import {
  collectionNameQuery,
  createdCollectionsQuery,
  creatorQuery,
  ownTokensQuery,
} from './collections.queries.ts'

/** Fetches the member as a creator (S7.33). */
export const useCreator = <Selected = Creator>({ query }: WithQuery<Creator, Selected> = {}) =>
  useMemberQuery(creatorQuery(useFandeck()), query)

/** Fetches the collections that the member created, newest first (S7.43). */
export const useCreatedCollections = <Selected = CreatedCollection[]>({
  query,
}: WithQuery<CreatedCollection[], Selected> = {}) =>
  useMemberQuery(createdCollectionsQuery(useFandeck()), query)

/** Fetches the member's copies that are tokens on the chain, newest first (S7.45). */
export const useOwnTokens = <Selected = OwnToken[]>({ query }: WithQuery<OwnToken[], Selected> = {}) =>
  useMemberQuery(ownTokensQuery(useFandeck()), query)

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
export function useDeleteCollection() {
  const fandeck = useFandeck()
  return useMutation({
    mutationFn: (options: { collectionId: number }) => deleteCollection(fandeck, options),
  })
}

/**
 * Returns a mutation that creates a collection. Keeps the key until accepted, so that a retry creates no second one;
 * `data.error` as in `useDeleteCollection` (S3.26, D36).
 */
export function useCreateCollection() {
  const fandeck = useFandeck()
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: async (draft: CollectionDraft) => {
      key.current ??= crypto.randomUUID()
      const answer = await createCollection(fandeck, { ...draft, key: key.current })
      // After an answer the attempt is over; only a lost one repeats its key.
      key.current = undefined
      return answer
    },
  })
}
