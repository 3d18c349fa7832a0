import * as z from 'zod/mini'
import type { Backend } from '../../context.ts'
import { secretsOf } from '../../keys.ts'
import type { PaymentAdapter } from '../../payment/adapter.ts'
import { linkOf } from '../../payment/checkout-link.ts'
import { isSigned } from '../../payment/signature.ts'
import { Problem } from '../../problem.ts'
import { listPayments, paymentByOrder, recordOf, refundPart, refundPayment } from './gateway.ledger.ts'

/** The events of the sandbox gateway. */
const GatewayEvent = z.object({
  eventId: z.string().check(z.minLength(1), z.maxLength(64)),
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.enum(['paid', 'cancelled', 'failed', 'refunded']),
  amount: z.int().check(z.nonnegative()),
  currency: z.literal('KRW'),
})
export type GatewayEvent = z.output<typeof GatewayEvent>

const forged = () => new Problem(401, '서명을 확인할 수 없어요.', 'BAD_SIGNATURE')

const Confirmation = z.pick(GatewayEvent, { orderId: true, amount: true })

function parsed<S extends z.core.$ZodType>(schema: S, rawBody: string): z.output<S> {
  let json: unknown
  try {
    json = JSON.parse(rawBody)
  } catch {
    throw forged()
  }
  const read = z.safeParse(schema, json)
  if (!read.success) throw forged()
  return read.data
}

/** The sandbox gateway as a payment company: real redirects, callbacks and signatures without keys (D59). */
export function sandboxPayments(backend: Backend): PaymentAdapter {
  const { origins, secrets } = backend.config
  const isOurs = (rawBody: string, headers: Headers) =>
    secretsOf(backend.config).some(({ payment }) => isSigned(payment, rawBody, headers, backend.now()))
  return {
    charges: true,
    paymentUrl: (request) => `${origins.pay}/checkout/${linkOf(secrets.payment, request)}`,
    async readCallback(rawBody, headers) {
      if (!isOurs(rawBody, headers)) throw forged()
      return parsed(GatewayEvent, rawBody)
    },
    async readConfirmation(rawBody, headers) {
      if (!isOurs(rawBody, headers)) throw forged()
      return parsed(Confirmation, rawBody)
    },
    async refund({ orderId }) {
      if (!(await refundPayment(backend, orderId))) throw new Error('The gateway has not taken this payment')
    },
    async refundPart({ orderId, amount, kept }) {
      if (!(await refundPart(backend, { orderId, amount, kept })))
        throw new Error('The gateway has another rest of this payment')
    },
    listPayments: (span, cursor) => listPayments(backend, span, cursor),
    async paymentOf(orderId) {
      const payment = await paymentByOrder(backend, orderId)
      return payment && recordOf(payment)
    },
  }
}
