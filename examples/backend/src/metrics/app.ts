import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import type { Metrics } from './metrics.ts'
import { addShopMetrics } from './shop.ts'

/** `GET /metrics` for Prometheus, on a port of its own that only the operator reaches. */
export function metricsApp(backend: Backend, { registry }: Metrics): Hono {
  addShopMetrics(registry, backend)
  return new Hono().get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  )
}
