import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The maximum lifetime of a QR key, ms (D42). */
export const QR_LIFE_MS = 180_000

const mac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16)

/** Creates a key: expiry, random id and signature, short enough for a coarse QR. */
export function makeQrKey(secret: string, expiresAt: number): string {
  const text = `${expiresAt.toString(36)}.${randomBytes(12).toString('base64url')}`
  return `${text}.${mac(secret, text).toString('base64url')}`
}

/** Verifies the signature of a key; checks neither its age nor its use. */
export function isOwnQrKey(secret: string, key: string): boolean {
  const parts = /^([0-9a-z]{1,12}\.[\w-]{16})\.([\w-]{22})$/.exec(key)
  if (!parts) return false
  const [, text = '', signature = ''] = parts
  return timingSafeEqual(Buffer.from(signature, 'base64url'), mac(secret, text))
}
