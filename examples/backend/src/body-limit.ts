import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refused, tooLarge } from './problem.ts'

/**
 * Refuses bodies of more than `maxSize` bytes. Trusts `Content-Length`, because the server reads no more than that, and
 * counts only a body without it, because the library copies the request for that.
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
