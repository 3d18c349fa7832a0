import { getLoginMethodsEndpoint, linkLoginEndpoint, unlinkLoginEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { beginLink, loginMethodsOf, unlink } from './service.ts'

/** The ways in which a member can sign in (D80). */
export function loginsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getLoginMethodsEndpoint, async ({ caller }) => ({ rows: await loginMethodsOf(backend, caller) }))
  serve(linkLoginEndpoint, ({ c, caller, body }) => {
    c.header('Cache-Control', 'no-store')
    return beginLink(backend, caller, body.provider)
  })
  serve(unlinkLoginEndpoint, ({ caller, params }) => unlink(backend, caller, params.provider))
  return app
}
