import {
  getCommonCodesEndpoint,
  getFilterFormEndpoint,
  getRankingEndpoint,
  recordVisitEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { codesOf, filtersOf, rankingOf } from './service.ts'
import { visits } from './tables.ts'

/** Common codes, rankings, filters and visits (S7.22–S7.25, D38). */
export function directoryRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getCommonCodesEndpoint, ({ query }) => codesOf(backend, query.groupId))
  serve(getRankingEndpoint, ({ query }) => rankingOf(backend, query.kind))
  serve(getFilterFormEndpoint, ({ query }) => filtersOf(backend, query.collectionLink))
  serve(recordVisitEndpoint, async ({ body }) => {
    await backend.db
      .insert(visits)
      .values({ ...body, at: backend.now() })
      .onConflictDoNothing()
  })
  return app
}
