import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { collectionErrors } from './collections.errors.ts'
import {
  CollectionBody,
  CollectionCheckQuery,
  CollectionCheckReply,
  CollectionReply,
  CreatedCollectionsReply,
  Creator,
  OwnTokensReply,
} from './collections.schema.ts'

/** Returns the member as a creator; the path keeps its spelling (S7.33). */
export const getCreatorEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/creater',
  auth: 'member',
  reply: Creator,
})

/** Returns the collections that the member created, newest first (S7.43). */
export const getCreatedCollectionsEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/nft/collection/create',
  auth: 'member',
  reply: CreatedCollectionsReply,
})

/** Deletes a collection of the member (S7.44). */
export const deleteCollectionEndpoint = endpoint({
  method: 'DELETE',
  base: 'main',
  path: '/mypage/collection/:collectionId',
  auth: 'member',
  reply: nothing,
})

/** Returns the member's copies that are tokens on the chain, newest first (S7.45). */
export const getOwnTokensEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/nft/create',
  auth: 'member',
  reply: OwnTokensReply,
})

/** Checks whether a collection can take a name (S3.27, D36). */
export const checkCollectionNameEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/mypage/collection/check',
  auth: 'member',
  query: CollectionCheckQuery,
  reply: CollectionCheckReply,
})

/** Creates a collection from a draft (S3.26, D36). */
export const createCollectionEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/mypage/collection',
  auth: 'member',
  body: CollectionBody,
  multipart: true,
  timeoutMs: 60_000,
  idempotent: true,
  reply: CollectionReply,
  errors: collectionErrors,
})
