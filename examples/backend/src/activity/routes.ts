import { getActivityEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { activityOf } from './service.ts'

/** What a member did (S7.42). */
export function activityRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getActivityEndpoint, ({ caller, query }) => activityOf(backend, caller.userId, query.cursor))
  return app
}
