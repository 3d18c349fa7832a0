import * as z from 'zod/mini'
import type { PortOneConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { Problem } from '../problem.ts'
import type { PaymentAdapter } from './adapter.ts'
import { linkOf } from './checkout-link.ts'
import { portOneCompany, recordOf } from './portone.company.ts'
import { eventOf } from './portone.settle.ts'

const Message = z.object({ type: z.string(), data: z.optional(z.looseObject({})) })
const About = z.object({ paymentId: z.string() })
const Asked = z.object({ paymentId: z.string(), totalAmount: z.int() })

const forged = () => new Problem(401, '서명을 확인할 수 없어요.', 'BAD_SIGNATURE')

/**
 * PortOne as the payment company (D20, D59). `portone.checkout.ts` is its page. A webhook is only a notification;
 * the state of the payment is read from PortOne's API.
 */
export function portOnePayments(backend: Backend, config: PortOneConfig): PaymentAdapter {
  const { origins, secrets } = backend.config
  const company = portOneCompany(config)

  /** Verifies that a webhook has PortOne's signature of the last five minutes. */
  async function verified(rawBody: string, headers: Headers) {
    const { Webhook } = await import('@portone/server-sdk')
    const message = await Webhook.verify(config.webhookSecret, rawBody, Object.fromEntries(headers)).catch(
      () => {
        throw forged()
      },
    )
    return z.parse(Message, message)
  }

  return {
    charges: true,
    paymentUrl: (request) => `${origins.pay}/checkout/${linkOf(secrets.payment, request)}`,
    async readCallback(rawBody, headers) {
      const { type, data } = await verified(rawBody, headers)
      const about = z.safeParse(About, data)
      if (!type.startsWith('Transaction.') || !about.success) return undefined
      return eventOf(backend, company, about.data.paymentId)
    },
    async readConfirmation(rawBody, headers) {
      const { type, data } = await verified(rawBody, headers)
      const asked = z.safeParse(Asked, data)
      if (type !== 'Transaction.Confirm' || !asked.success) throw forged()
      return { orderId: asked.data.paymentId, amount: asked.data.totalAmount }
    },
    refund: ({ orderId, reason }) => company.cancel(orderId, reason || '주문 취소'),
    refundPart: ({ orderId, amount, kept, reason }) => company.cancelPart(orderId, { amount, kept, reason }),
    listPayments: (span, cursor) => company.list(span, cursor),
    async paymentOf(orderId) {
      const payment = await company.paymentOf(orderId)
      return payment && recordOf({ ...payment, id: orderId })
    },
  }
}
