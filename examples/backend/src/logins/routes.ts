import {
  getLoginMethodsEndpoint,
  linkEmailEndpoint,
  linkLoginEndpoint,
  requestEmailLinkCodeEndpoint,
  unlinkLoginEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { visitorQueues } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { linkEmail, sendLinkCode } from './email.ts'
import { beginLink, loginMethodsOf, unlink } from './service.ts'

/** The ways in which a member can sign in (D80). */
export function loginsRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const queues = visitorQueues(backend)
  serve(getLoginMethodsEndpoint, async ({ caller }) => ({ rows: await loginMethodsOf(backend, caller) }))
  serve(linkLoginEndpoint, ({ c, caller, body }) => {
    c.header('Cache-Control', 'no-store')
    return beginLink(backend, caller, body.provider)
  })
  serve(requestEmailLinkCodeEndpoint, ({ c, caller, body }) =>
    sendLinkCode(backend, caller, body.userId, queues.visitorOf(c)),
  )
  serve(linkEmailEndpoint, ({ c, caller, body }) => {
    const visitor = queues.visitorOf(c)
    return queues.login(visitor, () => linkEmail(backend, caller, body, visitor))
  })
  serve(unlinkLoginEndpoint, ({ caller, params }) => unlink(backend, caller, params.provider))
  return app
}
