import {
  createContinuationEndpoint,
  redeemContinuationEndpoint,
  takePurchaseEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { addressRefusal } from '../auth/account-limits.ts'
import { codeHash } from '../auth/tokens.ts'
import { visitorQueues } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import { type Limit, settleTry, subjectOf } from '../limits/tries.ts'
import { endpointsOf } from '../serve.ts'
import { createContinuation, redeemContinuation, takePurchase } from './service.ts'

/** Links per address, which a crowd of fans can share. */
const MOST = 300
const MINUTE = 60_000

/** The links that go on in another browser (D108). */
export function continuationRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  const { visitorOf } = visitorQueues(backend)
  const limitOf = (address: string): Limit => ({
    subject: subjectOf('continuation', codeHash(backend, 'address', address)),
    most: MOST,
    windowMs: 10 * MINUTE,
    lockMs: MINUTE,
    forgiving: false,
    remembered: true,
  })
  serve(createContinuationEndpoint, async ({ c, caller, body }) => {
    const { before } = await settleTry(backend, [limitOf(visitorOf(c).address)], false)
    if (before) throw addressRefusal(before)
    return createContinuation(backend, caller?.userId, body)
  })
  serve(redeemContinuationEndpoint, ({ body }) => redeemContinuation(backend, body))
  serve(takePurchaseEndpoint, ({ caller, body }) => takePurchase(backend, caller.userId, body.ticket))
  return app
}
