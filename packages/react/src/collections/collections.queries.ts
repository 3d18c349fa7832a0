import type { Fandeck } from '@fandeck/sdk'
import {
  type CollectionNameField,
  checkCollectionIsFree,
  getCreatedCollections,
  getCreator,
  getOwnTokens,
} from '@fandeck/sdk/collections'
import { CARDS_CHANGED, COLLECTIONS_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions, fandeckQuery } from '../internal/query-options.ts'

/** Query options of the member as a creator (S7.33). */
export const creatorQuery = (fandeck: Fandeck) =>
  callOptions(
    memberKey('creator'),
    fandeck,
    getCreator,
    ...CARDS_CHANGED,
    ...COLLECTIONS_CHANGED,
    'profile:changed',
  )

/** Query options of the collections that the member created, newest first (S7.43). */
export const createdCollectionsQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('created-collections'), fandeck, getCreatedCollections, ...COLLECTIONS_CHANGED)

/** Query options of the member's copies that are tokens on the chain, newest first (S7.45). */
export const ownTokensQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('own-tokens'), fandeck, getOwnTokens, ...CARDS_CHANGED)

/** Query options of whether a collection can take a name; fetched again for every check (S3.27). */
export const collectionNameQuery = (
  fandeck: Fandeck,
  { field, value }: { field: CollectionNameField; value: string },
) =>
  fandeckQuery({
    queryKey: memberKey('collection-name', field, value),
    queryFn: ({ signal }) => checkCollectionIsFree(fandeck, { field, value }, { signal }),
    staleTime: 0,
  })
