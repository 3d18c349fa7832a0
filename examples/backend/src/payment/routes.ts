import { Hono } from 'hono'
import { limited } from '../body-limit.ts'
import type { Backend } from '../context.ts'
import { done } from '../reply.ts'
import { routesOf } from '../routes.ts'
import type { PaymentAdapter } from './adapter.ts'
import { paymentsOf } from './adapters.ts'
import { applyEvent, checkPayable } from './service.ts'

const MAX_BYTES = 16 * 1024

/** The callbacks and questions of the payment company, verified by its signature. */
export function paymentRoutes(backend: Backend, payments: PaymentAdapter = paymentsOf(backend)): Hono {
  const small = limited(MAX_BYTES)
  const app = new Hono().use('/payment/*', small)
  const route = routesOf(app)
  route({ method: 'POST', path: '/payment/confirm', auth: 'company' }, async (c) => {
    const { orderId, amount } = await payments.readConfirmation(await c.req.text(), c.req.raw.headers)
    await checkPayable(backend, orderId, amount)
    return done(c)
  })
  route({ method: 'POST', path: '/payment/callback', auth: 'company' }, async (c) => {
    const event = await payments.readCallback(await c.req.text(), c.req.raw.headers)
    if (event) await applyEvent(backend, event)
    return done(c)
  })
  return app
}
