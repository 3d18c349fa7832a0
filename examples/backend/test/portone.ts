// A test double of PortOne (V2) by its documentation: REST API, script, payment page and webhooks.
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { PortOneConfig } from '../src/config.ts'
import { listen } from '../src/listen.ts'

interface Payment {
  status: 'READY' | 'PAID' | 'FAILED' | 'CANCELLED' | 'PARTIAL_CANCELLED'
  amount: number
  /** The amounts of its refunds. */
  cancelled: number[]
  transactionId: string
  at: number
}

const PreRegister = z.object({ storeId: z.string(), totalAmount: z.int(), currency: z.literal('KRW') })
const List = z.object({
  storeId: z.string(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  cursor: z.optional(z.string()),
  size: z.int().check(z.lte(1000)),
})
const Cancel = z.object({
  storeId: z.string(),
  reason: z.string().check(z.minLength(1)),
  amount: z.optional(z.int().check(z.positive())),
  currentCancellableAmount: z.optional(z.int()),
})
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

const fault = (c: Context, http: 401 | 404 | 409 | 503, type: string) => c.json({ type, message: type }, http)

/** Its browser script: on a phone, the payment navigates the window and returns to the redirect URL. */
const SCRIPT = `
const origin = new URL(document.currentScript.src).origin
window.PortOne = {
  requestPayment({ paymentId, redirectUrl }) {
    location.href = origin + '/window?' + new URLSearchParams({ paymentId, redirectUrl })
    return new Promise(() => {})
  },
}`

/** Starts the double on a free port. */
export async function startPortOne() {
  const apiSecret = 'secret-of-the-shop'
  const key = randomBytes(24)
  const announced = new Map<string, number>()
  const payments = new Map<string, Payment>()
  const asked: string[] = []
  const state = { down: false, slowCancel: false, loseReply: false, now: () => Date.now(), page: 1000 }

  /** Pays or fails on the double's page; rejects an amount other than the registered one. */
  function settle(id: string, status: 'PAID' | 'FAILED', amount = announced.get(id) ?? 0) {
    payments.set(id, { status, amount, cancelled: [], transactionId: randomUUID(), at: state.now() })
  }

  const app = new Hono()
  app.get('/browser-sdk.js', (c) => c.body(SCRIPT, 200, { 'content-type': 'text/javascript' }))
  app.get('/window', (c) => {
    const { paymentId = '', redirectUrl = '' } = c.req.query()
    const to = (status: string) => `/window/end?${new URLSearchParams({ paymentId, redirectUrl, status })}`
    return c.html(html`<!doctype html><html lang="ko"><title>PortOne</title>
<a href="${to('PAID')}">승인</a> <a href="${to('FAILED')}">거절</a> <a href="${to('READY')}">그만두기</a></html>`)
  })
  app.get('/window/end', (c) => {
    const { paymentId = '', redirectUrl = '', status } = c.req.query()
    if (status === 'PAID' || status === 'FAILED') settle(paymentId, status)
    const back = new URL(redirectUrl)
    back.searchParams.set('paymentId', paymentId)
    if (status !== 'PAID') back.searchParams.set('code', 'FAILURE_TYPE_PG')
    return c.redirect(back.href)
  })
  app.use(async (c, next) => {
    asked.push(`${c.req.method} ${c.req.path}`)
    if (state.down) return fault(c, 503, 'PG_PROVIDER')
    if (c.req.header('authorization') !== `PortOne ${apiSecret}`) return fault(c, 401, 'UNAUTHORIZED')
    return next()
  })
  app.post('/payments/:id/pre-register', async (c) => {
    const { totalAmount } = z.parse(PreRegister, JSON.parse(await c.req.text()))
    const id = c.req.param('id')
    if (payments.get(id)?.status === 'PAID') return fault(c, 409, 'ALREADY_PAID')
    announced.set(id, totalAmount)
    return c.json({})
  })
  const recordOf = (id: string, { status, amount, cancelled, transactionId, at }: Payment) => ({
    ...{ status, id, transactionId, currency: 'KRW', orderName: '팩' },
    amount: {
      ...{ total: amount, taxFree: 0, discount: 0, cancelledTaxFree: 0 },
      ...{ paid: amount - sum(cancelled), cancelled: sum(cancelled) },
    },
    requestedAt: new Date(at).toISOString(),
    statusChangedAt: new Date(at).toISOString(),
  })
  app.get('/payments/:id', (c) => {
    const payment = payments.get(c.req.param('id'))
    if (!payment) return fault(c, 404, 'PAYMENT_NOT_FOUND')
    return c.json(recordOf(c.req.param('id'), payment))
  })
  app.get('/payments-by-cursor', (c) => {
    const asked = z.parse(List, JSON.parse(c.req.query('requestBody') ?? ''))
    const [from, until] = [Date.parse(asked.from), Date.parse(asked.until)]
    const begun = [...payments].filter(([, { at }]) => at >= from && at < until)
    const first = asked.cursor === undefined ? 0 : Number(asked.cursor)
    const items = begun
      .slice(first, first + Math.min(asked.size, state.page))
      .map(([id, payment], index) => ({
        payment: recordOf(id, payment),
        cursor: String(first + index + 1),
      }))
    return c.json({ items })
  })
  app.post('/payments/:id/cancel', async (c) => {
    const asked = z.parse(Cancel, JSON.parse(await c.req.text()))
    const payment = payments.get(c.req.param('id'))
    if (!payment) return fault(c, 404, 'PAYMENT_NOT_FOUND')
    if (payment.status === 'CANCELLED') return fault(c, 409, 'PAYMENT_ALREADY_CANCELLED')
    if (payment.status !== 'PAID' && payment.status !== 'PARTIAL_CANCELLED')
      return fault(c, 409, 'PAYMENT_NOT_PAID')
    const left = payment.amount - sum(payment.cancelled)
    const { amount = left, currentCancellableAmount = left } = asked
    if (currentCancellableAmount !== left) return fault(c, 409, 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN')
    if (amount > left) return fault(c, 409, 'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT')
    payment.cancelled.push(amount)
    payment.status = amount === left ? 'CANCELLED' : 'PARTIAL_CANCELLED'
    if (state.loseReply) return fault(c, 503, 'PG_PROVIDER')
    const status = state.slowCancel ? 'REQUESTED' : 'SUCCEEDED'
    return c.json({ cancellation: { status, id: randomUUID(), totalAmount: amount, reason: '' } })
  })

  const listening = await listen(0, '127.0.0.1')
  listening.answerWith(app)

  const config: PortOneConfig = {
    storeId: 'store-1',
    apiSecret,
    webhookSecret: `whsec_${key.toString('base64')}`,
    channelKey: 'channel-key-1',
    channelKeys: { kakaoPay: 'channel-key-kakao' },
    apiUrl: `http://127.0.0.1:${listening.port}`,
    scriptUrl: `http://127.0.0.1:${listening.port}/browser-sdk.js`,
  }

  return {
    config,
    /** The received requests, oldest first. */
    asked,
    /**
     * `down` answers every request with 503. `slowCancel` completes refunds later than reported. `loseReply` refunds and
     * answers with 503. `page` is the most payments of a list.
     */
    state,
    announced,
    statusOf: (id: string) => payments.get(id)?.status,
    /** The amounts of the refunds of a payment. */
    cancelledOf: (id: string) => payments.get(id)?.cancelled ?? [],
    settle,
    /** Refunds a payment on the company's own page. */
    cancelOutside(id: string) {
      const payment = payments.get(id)
      if (!payment) return
      payment.status = 'CANCELLED'
      payment.cancelled.push(payment.amount - sum(payment.cancelled))
    },
    /** A webhook: the raw body and its headers. */
    webhook(
      type: string,
      data: Record<string, unknown>,
      { at = Date.now(), by = key }: { at?: number; by?: Buffer } = {},
    ) {
      const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data })
      const id = randomUUID()
      const time = String(Math.floor(at / 1000))
      const signature = createHmac('sha256', by).update(`${id}.${time}.${body}`).digest('base64')
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': time,
          'webhook-signature': `v1,${signature}`,
        },
      }
    },
    close: listening.close,
  }
}
export type PortOne = Awaited<ReturnType<typeof startPortOne>>
