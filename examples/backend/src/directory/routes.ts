import {
  getCommonCodesEndpoint,
  getFilterFormEndpoint,
  getRankingEndpoint,
  recordVisitEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { visitorQueues } from '../auth/visitor.ts'
import { CACHE } from '../cache.ts'
import type { Backend } from '../context.ts'
import { publicReads } from '../db/replica.ts'
import { endpointsOf } from '../serve.ts'
import { codesOf, filtersOf, rankingOf } from './service.ts'
import { recordVisit } from './visits.ts'

/** Common codes, rankings, filters and visits (S7.22–S7.25, D38). */
export function directoryRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const reading = publicReads(backend)
  serve(getCommonCodesEndpoint, ({ query }) => reading((at) => codesOf(at, query.groupId)), {
    cache: CACHE.second,
  })
  // Members see their own change of name there, so it is read from the leader.
  serve(getRankingEndpoint, ({ query }) => rankingOf(backend, query.kind), { cache: CACHE.second })
  serve(getFilterFormEndpoint, ({ query }) => reading((at) => filtersOf(at, query.collectionLink)), {
    cache: CACHE.second,
  })
  const { visitorOf } = visitorQueues(backend)
  serve(recordVisitEndpoint, ({ c, body }) => recordVisit(backend, body.sessionId, visitorOf(c)))
  return app
}
