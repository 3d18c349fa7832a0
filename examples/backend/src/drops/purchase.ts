import { hash } from 'node:crypto'
import { safeUrl } from '@fandeck/sdk'
import type { PurchaseBody, Reservation } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { isPassOf } from '../gate/passes.ts'
import type { PaymentAdapter } from '../payment/adapter.ts'
import { Problem } from '../problem.ts'
import type { Batcher } from './batcher.ts'
import { rememberPrice } from './price-refusals.ts'
import { refusals } from './problems.ts'
import { isReceiptValid } from './receipt.ts'
import type { Outcome, ReservationRequest, ReservedOrder } from './reserve.ts'
import { settleFree } from './settle.ts'
import type { SoldOut } from './sold-out.ts'

type Body = z.output<typeof PurchaseBody>

/** The dependencies of a purchase: the batcher, the sold-out cache and the payment provider. */
export interface Shop {
  batcher: Batcher
  soldOut: SoldOut
  payments: PaymentAdapter
}

/** Returns the product name of a payment, such as `시험 팩 2팩`. */
export const productOf = (title: string, amount: number) => (amount > 1 ? `${title} ${amount}팩` : title)

function refusalOf({
  outcome,
  startAt = 0,
  paymentAmount = 0,
}: Exclude<Outcome, { outcome: 'OK' }>): Problem {
  switch (outcome) {
    case 'NOT_FOUND':
      return refusals.notFound()
    case 'ENDED':
      return refusals.ended()
    case 'PAUSED':
      return refusals.paused()
    case 'NOT_OPEN':
      return refusals.notOpen(startAt)
    case 'NOT_LISTED':
      return refusals.notListed()
    case 'LIMIT_OVER':
      return refusals.limitOver()
    case 'PRICE_CHANGED':
      return refusals.priceChanged(paymentAmount)
    case 'PASS_REQUIRED':
      return refusals.passRequired()
    default:
      return refusals.soldOut()
  }
}

/** Returns the payment URL of an order; for a free order, the return URL. */
const paymentUrlOf = ({ payments }: Shop, order: ReservedOrder): string =>
  order.payment_amount === 0
    ? order.redirect_url
    : payments.paymentUrl({
        orderId: order.id,
        amount: order.payment_amount,
        merchant: order.vendor_name,
        product: productOf(order.title, order.amount),
        method: order.method,
        redirectUrl: order.redirect_url,
      })

async function reservationOf(
  backend: Backend,
  { userId, key, agreedAmount, body: { pass, ...body } }: PurchaseRequest,
): Promise<ReservationRequest> {
  const { config } = backend
  const redirectUrl = safeUrl(body.redirectUrl, { base: config.origins.site, allow: config.allowedOrigins })
  if (redirectUrl === undefined) throw new Problem(400, '돌아갈 주소를 확인해 주세요.', 'BAD_REQUEST')
  if (!isReceiptValid(body)) throw refusals.receiptInvalid()
  // Without the pass, which a repeated request may have renewed.
  const bodyHash = hash('sha256', JSON.stringify(body))
  const passed = pass !== undefined && (await isPassOf(backend, pass, { userId, dropId: body.dropId }))
  return { userId, key, bodyHash, redirectUrl, agreedAmount, passed, body }
}

/** A request for packs, with its key and the total that the member has seen. */
interface PurchaseRequest {
  userId: string
  key: string
  agreedAmount: number | undefined
  body: Body
}

/**
 * Reserves packs and returns their payment URL (S7.31). The server decides stock, limits, price and time. Requests with
 * one key make one order.
 */
export async function purchase(
  backend: Backend,
  shop: Shop,
  asked: PurchaseRequest,
): Promise<z.output<typeof Reservation>> {
  const { userId } = asked
  const { dropId } = asked.body
  if (await shop.soldOut.covers(dropId, userId)) {
    backend.refusals?.count(dropId, 'SOLD_OUT')
    throw refusals.soldOut()
  }
  if (!shop.payments.charges && asked.agreedAmount !== 0) throw refusals.noPayments()
  const request = await reservationOf(backend, asked)
  const result = await shop.batcher.reserve(request)
  if (result.outcome === 'SOLD_OUT') shop.soldOut.noticed(dropId)
  if (result.outcome !== 'OK') {
    backend.refusals?.count(dropId, result.outcome)
    const { agreedAmount: agreed } = request
    const { outcome, paymentAmount: amount } = result
    if (outcome === 'PRICE_CHANGED' && agreed !== undefined && amount !== undefined)
      await rememberPrice(backend, { userId, dropId, packs: request.body.amount, agreed, amount })
    throw refusalOf(result)
  }
  const { order } = result
  if (order.body_hash !== request.bodyHash) throw refusals.keyReused()
  if (order.payment_amount === 0) await settleFree(backend, order.id)
  return {
    orderId: order.id,
    paymentUrl: paymentUrlOf(shop, order),
    paymentAmount: order.payment_amount,
    expiresAt: order.expires_at,
  }
}
