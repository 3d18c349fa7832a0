import { getStandingEndpoint, joinGateEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { createFanCount } from './fan-count.ts'
import { joinGate, readStanding } from './service.ts'

/** The gate in front of a drop (D81). */
export function gateRoutes(backend: Backend): Hono {
  const fanCount = createFanCount(backend)
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getStandingEndpoint, ({ params, caller, c }) => {
    c.header('cache-control', 'no-store')
    return readStanding(backend, fanCount, params.dropId, caller?.userId)
  })
  serve(joinGateEndpoint, ({ params, caller }) => joinGate(backend, fanCount, params.dropId, caller.userId))
  return app
}
