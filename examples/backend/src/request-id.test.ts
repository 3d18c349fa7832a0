import { afterAll, beforeAll, expect, it } from 'vitest'
import { purchaseBody } from '../test/drop-row.ts'
import { driverError, faultyDatabase } from '../test/faulty-database.ts'
import { openShop } from '../test/shop.ts'

let shop: Awaited<ReturnType<typeof openShop>>
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const UUID = /^[0-9a-f-]{36}$/
const ask = (headers: Record<string, string> = {}) =>
  shop.fetch('http://api.localhost/health', { headers }).then((reply) => reply.headers.get('x-request-id'))

it('S8.4 every reply names its request, by the id of a proxy if it is one', async () => {
  expect(await ask()).toMatch(UUID)
  expect(await ask()).not.toBe(await ask())
  expect(await ask({ 'x-request-id': 'of-the-proxy' })).toBe('of-the-proxy')
  for (const odd of ['short', 'with spaces in it', 'x'.repeat(65), '<script>1234']) {
    expect(await ask({ 'x-request-id': odd })).toMatch(UUID)
  }
})

it('S8.4 a page may read the id, and the log line of a fault has the same one', async () => {
  const lines: unknown[] = []
  const { backend } = shop
  const { db, log } = backend
  const faulty = faultyDatabase(db)
  backend.db = faulty.db
  backend.log = { ...log, error: (event, _, fields) => void lines.push({ event, ...fields }) }
  faulty.fail(driverError('42P01'), 'before', 1)
  const { headers } = await shop.member()
  const reply = await shop.fetch('http://api.localhost/minting', {
    method: 'POST',
    headers: {
      ...headers,
      origin: backend.config.origins.site,
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-a-test',
    },
    body: JSON.stringify(purchaseBody(1, 1)),
  })
  Object.assign(backend, { db, log })
  expect(reply.status).toBe(500)
  expect(reply.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
  expect(lines).toEqual([{ event: 'POST /minting', requestId: reply.headers.get('x-request-id') }])
})
