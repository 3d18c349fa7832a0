import { SpanKind } from '@opentelemetry/api'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { endSpan, tracer } from './spans.ts'

/**
 * Records each request in a span with its route and its id. A trace that a visitor's headers name is not continued,
 * because that would let visitors decide what is recorded.
 */
export const traceRequest: MiddlewareHandler = (c, next) =>
  tracer().startActiveSpan(c.req.method, { kind: SpanKind.SERVER, root: true }, async (span) => {
    try {
      await next()
    } finally {
      if (span.isRecording()) {
        const route = routePath(c, -1)
        span.updateName(`${c.req.method} ${route}`)
        span.setAttributes({
          'http.request.method': c.req.method,
          'http.route': route,
          'http.response.status_code': c.res.status,
          'fandeck.request_id': c.get('requestId'),
        })
      }
      endSpan(span, c.res.status >= 500 ? c.error : undefined)
    }
  })
