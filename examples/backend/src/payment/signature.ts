import { createHmac, timingSafeEqual } from 'node:crypto'

export const TIMESTAMP_HEADER = 'x-payment-timestamp'
export const SIGNATURE_HEADER = 'x-payment-signature'
const OLDEST_MS = 5 * 60_000

const hmac = (secret: string, timestamp: string, rawBody: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest()

/** The headers of a callback: HMAC SHA-256 over time and raw body. */
export function sign(secret: string, rawBody: string, now: number): Record<string, string> {
  const timestamp = String(now)
  return {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: hmac(secret, timestamp, rawBody).toString('hex'),
  }
}

/** Verifies the signature of a body, which must be less than five minutes old. */
export function isSigned(secret: string, rawBody: string, headers: Headers, now: number): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? ''
  const signature = headers.get(SIGNATURE_HEADER) ?? ''
  if (!/^\d{1,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now - Number(timestamp)) > OLDEST_MS) return false
  return timingSafeEqual(Buffer.from(signature, 'hex'), hmac(secret, timestamp, rawBody))
}
