import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { callMultipart } from '../http/multipart.ts'
import { publicCall } from '../http/public-call.ts'
import {
  checkCollectionNameEndpoint,
  createCollectionEndpoint,
  deleteCollectionEndpoint,
  getCreatedCollectionsEndpoint,
  getCreatorEndpoint,
  getOwnTokensEndpoint,
} from './collections.endpoints.ts'
import { type CollectionDraft, type CollectionNameField, collectionNameOf } from './collections.rules.ts'
import type { CreatedCollection, Creator, OwnToken } from './collections.schema.ts'

/** Returns the member as a creator (S7.33). */
export const getCreator = (fandeck: Fandeck, options?: CallOptions): Promise<Creator> =>
  call(fandeck, getCreatorEndpoint, {}, options)

/** Returns the collections that the member created, newest first (S7.43). */
export const getCreatedCollections = async (
  fandeck: Fandeck,
  options?: CallOptions,
): Promise<CreatedCollection[]> => (await call(fandeck, getCreatedCollectionsEndpoint, {}, options)).rows

/** Returns the member's copies that are tokens on the chain, newest first (S7.45). */
export const getOwnTokens = async (fandeck: Fandeck, options?: CallOptions): Promise<OwnToken[]> =>
  (await call(fandeck, getOwnTokensEndpoint, {}, options)).rows

/**
 * Deletes a collection of the member. Resolves `{ error, code }` with the server's message, also for another member's
 * collection.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await deleteCollection(fandeck, { collectionId: 3 })
 * @see S7.44, S8.7, D64
 */
export const deleteCollection = publicCall(
  async (
    fandeck: Fandeck,
    { collectionId }: { collectionId: number },
    options?: CallOptions,
  ): Promise<MyPageAnswer> => {
    const answer = await answerOf(
      call(fandeck, deleteCollectionEndpoint, { params: { collectionId } }, options),
    )
    if (answer.error === undefined) fandeck.events.emit('collections:deleted', { collectionId })
    return answer
  },
)

/**
 * Returns whether a collection can take a name; another member can still take it before the draft is sent.
 *
 * @example
 * const state = await checkCollectionIsFree(fandeck, { field: 'linkName', value: 'moonlight-crew' })
 * @see S3.27, D36
 */
export const checkCollectionIsFree = publicCall(
  async (
    fandeck: Fandeck,
    { field, value }: { field: CollectionNameField; value: string },
    options?: CallOptions,
  ): Promise<'free' | 'taken' | 'invalid'> => {
    const query = { field, value: collectionNameOf(value) }
    return (await call(fandeck, checkCollectionNameEndpoint, { query }, options)).state
  },
)

/**
 * Creates a collection. Retrying with the same key creates no second one; keep the key until the call resolves.
 *
 * Resolves `{ error, code }` with the server's message and `collections/name-taken`, `collections/invalid`,
 * `collections/bad-picture` or `collections/too-many`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await createCollection(fandeck, { ...draft, key })
 * @see S3.26, D36, D64
 */
export const createCollection = publicCall(
  async (
    fandeck: Fandeck,
    { key, info, logo, image, banner }: CollectionDraft & { key: string },
    options?: CallOptions,
  ): Promise<MyPageAnswer<{ collectionId: number }>> => {
    const filed = (file: File | undefined) => (file ? [file] : undefined)
    const body = { ...info, logo: filed(logo), image: filed(image), banner: filed(banner) }
    const answer = await answerOf(
      callMultipart(fandeck, createCollectionEndpoint, { body, idempotencyKey: key }, options),
    )
    if (answer.data) fandeck.events.emit('collections:created', answer.data)
    return answer
  },
)
