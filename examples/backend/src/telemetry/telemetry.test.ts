import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { purchaseBody } from '../../test/drop-row.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { RESERVATION_MS } from '../drops/reserve.ts'
import { readEnvironment } from '../environment.ts'
import { refundDue } from '../payment/refunds.ts'
import { startTelemetry } from './exporter.ts'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.string().optional() })
const Attribute = z.object({ key: z.string(), value: Value })
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  status: z.object({ code: z.number(), message: z.string().optional() }).prefault({ code: 0 }),
  attributes: z.array(Attribute),
})
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
})
type Span = z.output<typeof Span>

const attributeOf = (of: { attributes: z.output<typeof Attribute>[] } | undefined, key: string) => {
  const value = of?.attributes.find((attribute) => attribute.key === key)?.value
  return value?.stringValue ?? value?.intValue
}

/** A collector that keeps what it receives as JSON. */
async function collector() {
  const services: (string | undefined)[] = []
  const spans: Span[] = []
  const server = createServer(async (request, reply) => {
    const chunks = await request.setEncoding('utf8').toArray()
    if (request.url === '/v1/traces')
      for (const { resource, scopeSpans } of Export.parse(JSON.parse(chunks.join(''))).resourceSpans) {
        services.push(attributeOf(resource, 'service.name'))
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
    reply.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The collector has no port.')
  return { url: `http://127.0.0.1:${address.port}`, spans, services, close: () => server.close() }
}

let shop: Shop
let received: Awaited<ReturnType<typeof collector>>
beforeEach(async () => {
  received = await collector()
  shop = await openShop()
})
afterEach(async () => {
  received.close()
  await shop.close()
})

const ID = 'a-request-of-this-test'

test('a purchase is one trace: the request with its route and id, and its statements without their values', async () => {
  const fan = await shop.member()
  const stop = startTelemetry(received.url)
  const reply = await shop.api.request('/minting', {
    method: 'POST',
    headers: {
      ...fan.headers,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-request-id': ID,
    },
    body: JSON.stringify({ ...purchaseBody(1, 1), buyer_name: '홍길동' }),
  })
  expect(reply.status).toBe(200)
  await stop()
  const request = received.spans.find(({ name }) => name === 'POST /minting')
  expect(request?.parentSpanId ?? '').toBe('')
  expect(attributeOf(request, 'fandeck.request_id')).toBe(ID)
  expect(attributeOf(request, 'http.response.status_code')).toBe('200')
  const statements = received.spans.filter(({ name }) => name.startsWith('postgresql '))
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter(({ traceId }) => traceId !== request?.traceId)).toEqual([])
  expect(statements.map((span) => attributeOf(span, 'db.query.text')).join()).toContain('$1')
  expect(JSON.stringify(received.spans)).not.toContain('홍길동')
  expect(new Set(received.services)).toEqual(new Set(['fandeck-backend']))
})

test('a refund is a trace of the outbox with the request to the payment company, and a failure says its kind only', async () => {
  const fan = await shop.member()
  const { orderId } = await shop.reserve(fan, 1)
  shop.clock.advance(RESERVATION_MS)
  // The limit of a member: the late payment is due back.
  await shop.reserve(fan, 2)
  await shop.callback({ orderId })
  const stop = startTelemetry(received.url)
  await refundDue(shop.backend, {
    refund: async () => {
      throw new RangeError('홍길동')
    },
  })
  await stop()
  const work = received.spans.find(({ name }) => name === 'outbox refund')
  const call = received.spans.find(({ name }) => name === 'gateway refund')
  expect(attributeOf(work, 'fandeck.order_id')).toBe(orderId)
  expect(call?.parentSpanId).toBe(work?.spanId)
  expect(attributeOf(call, 'error.type')).toBe('RangeError')
  expect(JSON.stringify(received.spans)).not.toContain('홍길동')
})

test('work that is only looked for, a stopped exporter and a backend without the variable record nothing', async () => {
  const stop = startTelemetry(received.url)
  await refundDue(shop.backend, {
    refund: async () => {},
  })
  await stop()
  await shop.get('/minting/1', await shop.member())
  expect(received.spans).toEqual([])
  const env = { FANDECK_MODE: 'demo' }
  expect(readEnvironment(env)).not.toHaveProperty('tracesUrl')
  expect(readEnvironment({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: received.url }).tracesUrl).toBe(received.url)
  expect(() => readEnvironment({ ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  )
})
