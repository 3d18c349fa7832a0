import { createHmac, timingSafeEqual } from 'node:crypto'
import { PaymentMethod } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import type { PaymentRequest } from './adapter.ts'

const Request = z.object({
  orderId: z.string(),
  amount: z.int().check(z.positive()),
  merchant: z.string(),
  product: z.string(),
  method: PaymentMethod,
  redirectUrl: z.string(),
})

const mac = (secret: string, payload: string) =>
  createHmac('sha256', secret).update(`checkout.${payload}`).digest('base64url')

/** What stands in the address of a payment: the shop's order, signed, so that the gateway need not be asked before. */
export function linkOf(secret: string, request: PaymentRequest): string {
  const payload = Buffer.from(JSON.stringify(z.encode(Request, request))).toString('base64url')
  return `${payload}.${mac(secret, payload)}`
}

/** The order of an address, or `undefined` when the shop has not made it. */
export function readLink(secret: string, link: string): PaymentRequest | undefined {
  const [payload = '', signature = ''] = link.split('.')
  const good = Buffer.from(mac(secret, payload))
  const given = Buffer.from(signature)
  if (good.length !== given.length || !timingSafeEqual(good, given)) return undefined
  return z.parse(Request, JSON.parse(Buffer.from(payload, 'base64url').toString()))
}
