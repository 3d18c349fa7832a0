import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../test/backend.ts'

let it: TestBackend
beforeAll(async () => {
  it = await testBackend({ seeded: true })
})
afterAll(() => it.close())

const READS = [
  '/mypage/userinfo',
  '/mypage/wallet/user',
  '/mypage/transaction',
  '/mypage/transaction/unknown',
  '/claim/usable/list',
  '/minting/possibleQuantity/1',
  '/minting/order/unknown',
  '/nowhere',
]

test.each(READS)('%s is not cached for a request with a token', async (path) => {
  const { headers } = await it.member()
  const reply = await it.fetch(`http://api.localhost${path}`, { headers })
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['http://api.localhost/staff/nowhere', 'fandeck_staff=x'],
  ['https://site.example/api/auth/session', 'theme=dark; __Secure-next-auth.session-token=x'],
  ['http://wallet.localhost/api/me', 'fandeck_wallet=x'],
])('%s is not cached for a request with a session cookie', async (url, cookie) => {
  const reply = await it.fetch(url, { headers: { cookie } })
  expect(reply.headers.get('cache-control')).toMatch(/no-store/)
  it.errors.length = 0
})

test('public replies are cacheable, also for a request with a token', async () => {
  const { headers } = await it.member()
  const file = 'http://api.localhost/cdn/static/drops/drops-information.json'
  for (const init of [{}, { headers }]) {
    expect((await it.fetch(file, init)).headers.get('cache-control')).toMatch(/^public/)
  }
  // A refusal is not, even on a public path.
  const unknown = await it.fetch('http://api.localhost/minting/remainTotal/999999')
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
