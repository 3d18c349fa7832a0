import { Hono } from 'hono'
import { limited } from '../body-limit.ts'
import type { Backend } from '../context.ts'
import { done } from '../reply.ts'
import type { PaymentAdapter } from './adapter.ts'
import { paymentsOf } from './adapters.ts'
import { checkPayable, takeEvent } from './service.ts'

const MAX_BYTES = 16 * 1024

/** Where the payment company asks and tells; nobody else is believed. */
export function paymentRoutes(backend: Backend, payments: PaymentAdapter = paymentsOf(backend)) {
  const small = limited(MAX_BYTES)
  return new Hono()
    .post('/payment/confirm', small, async (c) => {
      const { orderId, amount } = await payments.readConfirmation(await c.req.text(), c.req.raw.headers)
      await checkPayable(backend, orderId, amount)
      return done(c)
    })
    .post('/payment/callback', small, async (c) => {
      const event = await payments.readCallback(await c.req.text(), c.req.raw.headers)
      if (event) await takeEvent(backend, event)
      return done(c)
    })
}
