import { createHmac, timingSafeEqual } from 'node:crypto'
import { PaymentMethod } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import type { BackendConfig } from '../config.ts'
import { secretsOf } from '../keys.ts'
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

/**
 * The token in a payment URL: the signed order of the shop, so that no request to the gateway is needed first.
 */
export function linkOf(secret: string, request: PaymentRequest): string {
  const payload = Buffer.from(JSON.stringify(z.encode(Request, request))).toString('base64url')
  return `${payload}.${mac(secret, payload)}`
}

/** Verifies a token; returns `undefined` unless the shop has signed it. */
export function readLink(secret: string, link: string): PaymentRequest | undefined {
  const [payload = '', signature = ''] = link.split('.')
  const good = Buffer.from(mac(secret, payload))
  const given = Buffer.from(signature)
  if (good.length !== given.length || !timingSafeEqual(good, given)) return undefined
  return z.parse(Request, JSON.parse(Buffer.from(payload, 'base64url').toString()))
}

/** Verifies a token by each key of the server. */
export const readOwnLink = (
  config: Pick<BackendConfig, 'secrets' | 'previousSecrets'>,
  link: string,
): PaymentRequest | undefined =>
  secretsOf(config)
    .map(({ payment }) => readLink(payment, link))
    .find((request) => request !== undefined)
