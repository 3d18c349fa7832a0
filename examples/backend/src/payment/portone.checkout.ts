import { type Context, Hono } from 'hono'
import type { PortOneConfig } from '../config.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { orderById } from '../drops/store.ts'
import { addWork } from '../outbox/store.ts'
import { Problem } from '../problem.ts'
import { routesOf } from '../routes.ts'
import type { PaymentRequest } from './adapter.ts'
import { readOwnLink } from './checkout-link.ts'
import { endPage, paymentView } from './page.ts'
import { portOneCompany } from './portone.company.ts'
import { portOnePage } from './portone.page.ts'
import { paymentRequest } from './portone.request.ts'
import { applyPayment } from './portone.settle.ts'
import { applyEvent, checkPayable } from './service.ts'

const SCRIPT_URL = 'https://cdn.portone.io/v2/browser-sdk.js'

const unreachable = () =>
  new Problem(503, '결제사에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.', 'PAYMENT_UNREACHABLE')

/**
 * PortOne's script loads the frames, forms and styles of the payment companies, from origins that only PortOne
 * knows.
 */
export const serviceSources = (scriptUrl: string) => (nonce: string) => [
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  "style-src 'unsafe-inline'",
  'img-src https: data:',
  `connect-src https: ${new URL(scriptUrl).origin}`,
  'frame-src https:',
  'form-action https:',
]

/** The pages before and after PortOne's, on the `pay` origin. */
export function portOneCheckout(backend: Backend, config: PortOneConfig) {
  const { origins } = backend.config
  const company = portOneCompany(config)
  const scriptUrl = config.scriptUrl ?? SCRIPT_URL

  async function shown(c: Context, work: (payment: PaymentRequest) => Promise<Response>) {
    const payment = readOwnLink(backend.config, c.req.param('link') ?? '')
    if (!payment) {
      paymentView(backend, c)
      return c.text('결제를 찾을 수 없어요.', 404)
    }
    try {
      return await work(payment)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      paymentView(backend, c)
      return c.text(error.message, error.http)
    }
  }

  async function end(c: Context, { orderId, redirectUrl }: PaymentRequest, ended?: 'EXPIRED') {
    const order = await orderById(backend.db, orderId)
    const status = ended ?? order?.status ?? 'RESERVED'
    return c.html(endPage(paymentView(backend, c), { status, redirectUrl }))
  }

  const announced = ({ orderId, amount }: PaymentRequest) =>
    company.announce(orderId, amount).then(
      () => true,
      (error: unknown) => {
        backend.log.error('payment.announce', error)
        return false
      },
    )

  const applied = (orderId: string) =>
    applyPayment(backend, company, orderId).catch((error: unknown) => {
      backend.log.error('payment.return', error)
      return 'unknown'
    })

  const app = new Hono()
  const route = routesOf(app)
  route({ method: 'GET', path: '/checkout/:link', auth: 'link' }, (c) =>
    shown(c, async (payment) => {
      const { orderId, amount } = payment
      await checkPayable(backend, orderId, amount)
      const order = await orderById(backend.db, orderId)
      if (order?.status !== 'RESERVED') return end(c, payment)
      if (order.expiresAt <= backend.now()) return end(c, payment, 'EXPIRED')
      // Money can move from here on, so the payment is polled even if the fan never returns.
      await transact(backend, (tx) => addWork(tx, 'payment', orderId, backend.now()))
      if (!(await announced(payment))) {
        if ((await applied(orderId)) === 'ended') return end(c, payment)
        throw unreachable()
      }
      const back = `${origins.pay}/checkout/${c.req.param('link')}/return`
      const request = paymentRequest(config, payment, order, { back, api: origins.api })
      const view = paymentView(backend, c, serviceSources(scriptUrl))
      return c.html(portOnePage(view, { payment, scriptUrl, request, back }))
    }),
  )
  route({ method: 'GET', path: '/checkout/:link/return', auth: 'link' }, (c) =>
    shown(c, async (payment) => {
      const { orderId, amount } = payment
      const state = await applied(orderId)
      // PortOne adds a code when the fan returns without paying; a later payment still counts.
      if (state === 'open' && c.req.query('code')) {
        await applyEvent(backend, {
          eventId: `${orderId}:return`,
          orderId,
          kind: 'cancelled',
          amount,
          currency: 'KRW',
        })
      }
      return end(c, payment)
    }),
  )
  return app
}
