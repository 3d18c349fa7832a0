import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refused, tooLarge } from './problem.ts'

/**
 * Refuses bodies of more than `maxSize` bytes. A length that is told is believed, because the server reads no more than
 * that; only a body that comes without one is counted, which is dear: for that the library copies the request.
 */
export function limited(maxSize: number): MiddlewareHandler {
  const counted = bodyLimit({ maxSize, onError: (c) => refused(c, tooLarge()) })
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    if (Number(length) > maxSize) throw tooLarge()
    return next()
  }
}
