import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Backend } from '../context.ts'
import { done } from '../reply.ts'
import type { PaymentAdapter } from './adapter.ts'
import { sandboxPayments } from './sandbox.ts'
import { takeEvent } from './service.ts'

const MAX_BYTES = 16 * 1024

/** Where the payment company says how a payment ended; nobody else is believed. */
export function paymentRoutes(backend: Backend, payments: PaymentAdapter = sandboxPayments(backend)) {
  return new Hono().post('/payment/callback', bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
    await takeEvent(backend, payments.verifyCallback(await c.req.text(), c.req.raw.headers))
    return done(c)
  })
}
