import { getOverviewEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { openLibrary } from '../campaigns/library.ts'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { overviewOf } from './service.ts'

/** What waits for a member (D109). */
export function overviewRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const library = openLibrary(backend)
  serve(getOverviewEndpoint, ({ caller }) => overviewOf(backend, library, caller.userId))
  return app
}
