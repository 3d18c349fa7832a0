import {
  type CollectionNameField,
  checkCollectionIsFree,
  type Fandeck,
  getCreatedCollections,
  getCreator,
  getOwnTokens,
} from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of the member as a creator (S7.33). */
export const creatorQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('creator'),
    queryFn: ({ signal }) => getCreator(fandeck, { signal }),
  })

/** Query options of the collections that the member created, newest first (S7.43). */
export const createdCollectionsQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('created-collections'),
    queryFn: ({ signal }) => getCreatedCollections(fandeck, { signal }),
  })

/** Query options of the member's copies that are tokens on the chain, newest first (S7.45). */
export const ownTokensQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('own-tokens'),
    queryFn: ({ signal }) => getOwnTokens(fandeck, { signal }),
  })

/** Query options of whether a collection can take a name; fetched again for every check (S3.27). */
export const collectionNameQuery = (
  fandeck: Fandeck,
  { field, value }: { field: CollectionNameField; value: string },
) =>
  queryOptions({
    queryKey: memberKey('collection-name', field, value),
    queryFn: ({ signal }) => checkCollectionIsFree(fandeck, { field, value }, { signal }),
    staleTime: 0,
  })
