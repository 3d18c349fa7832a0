import { getPointHistoryEndpoint, getPointsEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { pointHistoryOf, pointsOf } from './service.ts'

/** The points of a member and their changes (D16). */
export function pointsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getPointsEndpoint, ({ caller }) => pointsOf(backend, caller.userId))
  serve(getPointHistoryEndpoint, ({ caller, query }) => pointHistoryOf(backend, caller.userId, query))
  return app
}
