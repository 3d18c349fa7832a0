import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { apiApp } from '../app.ts'
import { hashPassword } from '../limits/hashing.ts'
import { type Listening, listen } from '../listen.ts'
import { visitorQueues } from './visitor.ts'
import { visitorGuard } from './visitor-guard.ts'

const MINUTE = 60_000
const OWNER = { login_type: 'B', mbr_id: 'moonlight@example.com', pwd: 'Fandeck#2025' }
const FLOOD = '203.0.113.7'
const ELSEWHERE = '198.51.100.1'
const SIGN_INS = ['/api/auth/callback/password', '/api/auth/callback/phone']

let shop: TestBackend
let server: Listening
let asked: { mock: { calls: unknown[] }; mockClear(): void }

beforeEach(async () => {
  shop = await testBackend({ config: { trustedProxies: ['127.0.0.1'] } })
  const passwordHash = await hashPassword(OWNER.pwd)
  await shop.member({ memberId: OWNER.mbr_id, loginType: 'email', level: 'K103', passwordHash })
  const app = apiApp(shop.backend, shop.controls)
  asked = vi.spyOn(app, 'fetch')
  server = await listen(0, '127.0.0.1')
  server.answerWith(app, visitorGuard(shop.backend))
})
afterEach(async () => {
  await server.close()
  expect(shop.errors).toEqual([])
  await shop.close()
})

/** `asked` counts the requests that reach the app. */
async function post(path: string, body: object, address = FLOOD, headers: Record<string, string> = {}) {
  asked.mockClear()
  const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  })
  return {
    status: reply.status,
    headers: reply.headers,
    json: await reply.json(),
    asked: asked.mock.calls.length,
  }
}
const guess = (n: number) =>
  post('/auth/login', { ...OWNER, mbr_id: `fan${n}@example.com`, pwd: 'Wrong#2025' })
/** Exhausts the limit of an address. */
async function flood() {
  for (let n = 0; n < 50; n++) await guess(n)
}

describe('an address over its limit', () => {
  test('is refused before the app runs, until the lock ends', async () => {
    await flood()
    const refused = await guess(50)
    expect(refused).toMatchObject({ status: 429, asked: 0, json: { code: 'TOO_MANY_TRIES' } })
    expect(refused.headers.get('retry-after')).toBe('600')
    expect(await post('/auth/login', OWNER, ELSEWHERE)).toMatchObject({ status: 200, asked: 1 })
    shop.clock.advance(10 * MINUTE)
    expect(await post('/auth/login', OWNER)).toMatchObject({ status: 200, asked: 1 })
  })

  test('is refused before next-auth runs, in the format of next-auth', async () => {
    await flood()
    for (const path of SIGN_INS) {
      const refused = await post(path, { json: 'true' })
      expect(refused).toMatchObject({ status: 429, asked: 0, json: { code: 'TOO_MANY_TRIES' } })
      expect(refused.json.url).toBe('https://site.example/account/login?error=TOO_MANY_TRIES')
    }
  })

  test('can still sign in on a known device', async () => {
    const cookie = (await post('/auth/login', OWNER)).headers.get('set-cookie')?.split(';')[0] ?? ''
    await flood()
    expect(await post('/auth/login', OWNER, FLOOD, { cookie })).toMatchObject({ status: 200, asked: 1 })
    expect(await post('/auth/login', OWNER, FLOOD, { cookie: `${cookie}x` })).toMatchObject({ asked: 0 })
  })

  test('is refused phone codes before the app runs', async () => {
    for (let n = 0; n < 60; n++) await post('/auth/phone/code', { phone: `010${20_000_000 + n}` })
    expect(await post('/auth/phone/code', { phone: '01030000000' })).toMatchObject({ status: 429, asked: 0 })
  })

  test('gets the default headers of the app', async () => {
    await flood()
    const sent = {
      origin: 'http://partner.localhost',
      cookie: 'fandeck_x=1',
      'x-request-id': 'given-by-a-proxy',
    }
    const [early, late] = [
      await post('/auth/login', OWNER, FLOOD, sent),
      await post('/auth/join', {}, FLOOD, sent),
    ]
    expect([early.asked, late.asked]).toEqual([0, 1])
    const of = ({ headers }: typeof early) =>
      Object.fromEntries([...headers].filter(([name]) => !['content-length', 'retry-after'].includes(name)))
    expect(of(early)).toEqual(of(late))
    expect(of(early)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'access-control-allow-origin': 'http://partner.localhost',
      'x-request-id': 'given-by-a-proxy',
    })
  })
})

test('an address with a full share of the queue gets no sign-in to a desk', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const visitor = { address: FLOOD, device: undefined }
  const running = Array.from({ length: 6 }, () => visitorQueues(shop.backend).login(visitor, () => ended))
  for (const path of ['/staff/sign-in', '/staff/operations/sign-in']) {
    expect(await post(path, {}), path).toMatchObject({ status: 429, asked: 0 })
  }
  end()
  await Promise.all(running)
})

test('is refused before next-auth by another process that reads the lock from the database', async () => {
  await flood()
  const { databaseUrl, secrets } = shop.backend.config
  const second = await testBackend({ config: { databaseUrl, secrets, trustedProxies: ['127.0.0.1'] } })
  for (const path of SIGN_INS) {
    const reply = await second.fetch(`https://site.example${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': FLOOD },
      // next-auth replies to a missing csrf token with its own URL and status 200.
      body: JSON.stringify({ json: 'true' }),
    })
    expect(reply.status).toBe(429)
    expect(reply.headers.get('retry-after')).toBe('600')
  }
  await second.close()
})
