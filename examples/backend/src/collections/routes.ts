import {
  checkCollectionNameEndpoint,
  createCollectionEndpoint,
  deleteCollectionEndpoint,
  getCreatedCollectionsEndpoint,
  getCreatorEndpoint,
  getOwnTokensEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { withinUploads } from '../uploads/admission.ts'
import { createCollection } from './create.ts'
import { collectionRefusals } from './problems.ts'
import { checkName, createdCollections, creatorOf, deleteCollection, ownTokens } from './service.ts'

/** What a member created and owns (S7.33, S7.43–S7.45, D36). */
export function collectionsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getCreatorEndpoint, ({ caller }) => creatorOf(backend, caller.userId))
  serve(getCreatedCollectionsEndpoint, ({ caller }) => createdCollections(backend, caller.userId))
  serve(getOwnTokensEndpoint, ({ caller }) => ownTokens(backend, caller.userId))
  serve(deleteCollectionEndpoint, ({ caller, params }) =>
    deleteCollection(backend, caller.userId, params.collectionId),
  )
  serve(checkCollectionNameEndpoint, ({ query }) => checkName(backend, query))
  serve(
    createCollectionEndpoint,
    ({ caller, body, idempotencyKey }) => createCollection(backend, caller.userId, idempotencyKey, body),
    { badBody: collectionRefusals.invalid, within: withinUploads },
  )
  return app
}
