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

/**
 * `limited` for bodies of megabytes: counts one without `Content-Length` while the route reads it, so that a route can
 * refuse before any of it is kept.
 */
export function limitedWhileRead(maxSize: number): MiddlewareHandler {
  const byLength = limited(maxSize)
  return async (c, next) => {
    const { body } = c.req.raw
    if (!body || c.req.header('content-length') !== undefined) return byLength(c, next)
    let size = 0
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size <= maxSize) controller.enqueue(chunk)
      },
    })
    const init = { body: body.pipeThrough(counting), duplex: 'half' as const }
    c.req.raw = new Request(c.req.raw, init)
    await next()
    // Whatever the route made of the part that it was given.
    if (size > maxSize) c.res = refused(c, tooLarge())
  }
}
