import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { limited } from '../../body-limit.ts'
import type { Backend } from '../../context.ts'
import { formOf } from '../../form.ts'
import { readOwnLink } from '../../payment/checkout-link.ts'
import { endPage, paymentView } from '../../payment/page.ts'
import { routesOf } from '../../routes.ts'
import { confirmAtShop, deliver, type Send } from './gateway.delivery.ts'
import { endPayment, type GatewayPayment, openPayment, paymentByToken } from './gateway.ledger.ts'
import { checkoutPage, NOTE } from './gateway.page.ts'

interface Move {
  kind: 'paid' | 'cancelled' | 'failed'
  /** The delay of the callback, ms. */
  waitMs?: number
  copies?: number
}

const CheckoutForm = z.object({ action: z.string() })

/** The actions of the buttons. A lost callback is one whose first attempt is dropped. */
const MOVES: ReadonlyMap<string, Move> = new Map([
  ['approve', { kind: 'paid' }],
  ['cancel', { kind: 'cancelled' }],
  ['decline', { kind: 'failed' }],
  ['delay', { kind: 'paid', waitMs: 10_000 }],
  ['duplicate', { kind: 'paid', copies: 3 }],
  ['lose', { kind: 'paid', waitMs: 30_000 }],
])

/**
 * The sandbox payment company on its own origin: a page, a ledger and signed callbacks (D59).
 *
 * @param send sends requests to the shop; tests replace it
 */
export function gatewayApp(backend: Backend, send: Send = fetch) {
  const show = (c: Context, payment: GatewayPayment | undefined) => {
    const view = paymentView(backend, c)
    if (!payment) return c.text('결제를 찾을 수 없어요.', 404)
    const { status, redirectUrl } = payment
    return c.html(
      status === 'READY' ? checkoutPage(view, payment) : endPage(view, { status, redirectUrl, note: NOTE }),
    )
  }

  /** Returns the payment of a signed URL. */
  async function paymentOf(c: Context): Promise<GatewayPayment | undefined> {
    const request = readOwnLink(backend.config, c.req.param('link') ?? '')
    return request && openPayment(backend, request)
  }

  const app = new Hono().use('/checkout/*', limited(4096))
  const route = routesOf(app)
  route({ method: 'GET', path: '/checkout/:link', auth: 'link' }, async (c) => show(c, await paymentOf(c)))
  route(
    { method: 'POST', path: '/checkout/:link', auth: 'link', body: CheckoutForm, form: true },
    async (c) => {
      const payment = await paymentOf(c)
      if (!payment) return show(c, payment)
      const { token } = payment
      const read = CheckoutForm.safeParse(await formOf(c))
      const move = read.success ? MOVES.get(read.data.action) : undefined
      if (!move) return c.text('요청을 처리하지 못했어요.', 400)
      const { kind, waitMs = 0, copies } = move
      const refusal = kind === 'paid' ? await confirmAtShop(backend, send, payment) : undefined
      if (refusal !== undefined) {
        paymentView(backend, c)
        return c.text(refusal, 409)
      }
      const eventId = await endPayment(backend, { token, kind, waitMs })
      if (eventId) await deliver(backend, send, eventId, copies)
      return show(c, await paymentByToken(backend, token))
    },
  )
  return app
}
