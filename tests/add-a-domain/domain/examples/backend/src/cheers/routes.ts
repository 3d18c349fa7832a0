import { getCheersEndpoint, sendCheerEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { addCheer, listCheers } from './service.ts'

/** The wall of cheers. */
export function cheersRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getCheersEndpoint, () => listCheers(backend))
  serve(sendCheerEndpoint, ({ caller, body }) => addCheer(backend, caller.userId, body))
  return app
}
