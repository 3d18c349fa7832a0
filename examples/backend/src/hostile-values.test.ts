// Values that the database or a number column cannot store, in every input of the backend; none causes a 500.
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, NOON, type TestBackend, testBackend } from '../test/backend.ts'
import { purchaseBody } from '../test/drop-row.ts'
import { BODIES } from '../test/hostile/bodies.ts'
import { startBackend } from './server.ts'

const TEXTS = ['\0', 'a\0b', '\ud800', '\udfff', 'a\ud83d']
const NUMBERS = [1e9, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, 1e308, 0.5, -1]

let shop: TestBackend
let authorization: string
beforeAll(async () => {
  shop = await testBackend({ seeded: true })
  authorization = (await shop.member({ level: 'K201' })).headers.authorization
})
afterAll(() => shop.close())

const send = (path: string, init: RequestInit = {}, origin = 'http://api.localhost') =>
  shop.fetch(`${origin}${path}`, {
    ...init,
    headers: { authorization, origin, 'idempotency-key': crypto.randomUUID(), ...init.headers },
  })
const post = (path: string, json: unknown, method = 'POST') =>
  send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) })

describe('a body', () => {
  test.each(Object.entries(BODIES))('of %s', async (path, good) => {
    const faults: unknown[] = []
    for (const field of Object.keys(good)) {
      for (const value of [...TEXTS, ...NUMBERS, null, [], {}, true]) {
        const reply = await post(path, { ...good, [field]: value })
        if (reply.status >= 500) faults.push([field, value, reply.status])
      }
    }
    for (const text of TEXTS) {
      for (const json of [
        { ...good, [text]: 1 },
        { ...good, more: { deep: [text] } },
      ]) {
        const reply = await post(path, json)
        expect(reply.status).toBeGreaterThanOrEqual(400)
        if (reply.status >= 500) faults.push([json, reply.status])
      }
    }
    expect(faults).toEqual([])
    expect(shop.errors).toEqual([])
  })

  test('with amounts or ids that no column can store is 400', async () => {
    for (const field of ['amount', 'minting_seq']) {
      for (const value of NUMBERS.filter(
        (number) => field === 'amount' || (number !== 1e9 && number !== -1),
      )) {
        const reply = await post('/minting', { ...purchaseBody(101, 1), [field]: value })
        expect([field, value, reply.status]).toEqual([field, value, 400])
      }
    }
  })

  test('of brackets alone is 400', async () => {
    const body = '['.repeat(400_000) + ']'.repeat(400_000)
    const headers = { 'content-type': 'application/json' }
    expect((await send('/auth/login', { method: 'POST', headers, body })).status).toBe(400)
  })

  test('of a form is 400', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const [origin, path, body] of [
      ['http://pay.localhost', '/identity/identity-1', 'action=approve&name=%00'],
      ['http://api.localhost', '/api/auth/callback/password', 'mbr_id=%00&pwd=x&csrfToken=x'],
    ] as const) {
      expect((await send(path, { method: 'POST', headers, body }, origin)).status).toBe(400)
    }
  })

  test.each([
    ['http://api.localhost', '/payment/confirm', 17_000],
    ['http://api.localhost', '/payment/callback', 17_000],
    ['http://pay.localhost', '/checkout/x', 5000],
    ['http://api.localhost', '/api/auth/_log', 5000],
    ['http://api.localhost', '/card/ocr/1', 600_000],
    ['http://api.localhost', '/minting', 1_100_000],
    ['http://wallet.localhost', '/api/session', 1_100_000],
  ])('of %s%s that is too large is 413, with and without its length', async (origin, path, bytes) => {
    const body = 'x'.repeat(bytes)
    const told = { 'content-length': String(bytes) }
    expect((await send(path, { method: 'POST', body, headers: told }, origin)).status).toBe(413)
    expect((await send(path, { method: 'POST', body }, origin)).status).toBe(413)
    expect(shop.errors).toEqual([])
  })
})

const PATHS = [
  '/minting/:x',
  '/minting/possibleQuantity/:x',
  '/minting/remainTotal/:x',
  '/minting/order/:x',
  '/minting/:x/first',
  '/whitelist/check/:x',
  '/mypage/transaction?cursor=:x',
  '/mypage/transaction/:x',
  '/card/pack/init?pack_name_list=:x',
  '/card/metadata/:x',
  '/card/metadata/:x/my',
  '/token/:x',
  '/claim/qr/:x',
  '/about/terms/:x',
  '/about/terms/?terms_div=:x',
  '/about/wallet/terms/:x',
  '/notion/:x',
  '/staff/:x',
  '/cdn/art/card/:x.webp',
  '/cdn/art/card/1.webp?w=:x',
  '/cdn/art/crest/:x.svg',
  '/dev/cards?minting_idx=:x',
  '/dev/cards.json?count=:x',
  '/api/auth/:x',
  '/api/auth/session?x=:x',
]
const INSERTS = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%E0%A4%A',
  '%',
  '%FF',
  '2147483648',
  '9007199254740993',
  '999999999999999',
  '1e9',
  '-1',
  '0x10',
  '1.5',
  '٣',
  '__proto__',
  'constructor',
]

test.each(PATHS)('the URL %s is not a 500', async (path) => {
  const faults: unknown[] = []
  for (const insert of INSERTS) {
    const reply = await send(path.replace(':x', insert))
    if (reply.status >= 500) faults.push([insert, reply.status])
    if (insert.includes('%00')) expect(reply.status).toBe(400)
  }
  expect(faults).toEqual([])
  expect(shop.errors).toEqual([])
})

test.each([
  ['cookie', 'fandeck_staff=%00'],
  ['cookie', 'next-auth.session-token=a%00b; x=%ED%A0%80'],
  ['authorization', 'Bearer %00'],
  ['authorization', `Bearer ${'a'.repeat(9000)}`],
  ['idempotency-key', '%00%00%00%00%00%00%00%00'],
  ['idempotency-key', 'é'.repeat(64)],
  ['origin', 'null'],
  ['x-forwarded-host', 'a b'],
  ['x-forwarded-proto', 'javascript'],
])('the header %s: %s is not a 500', async (name, value) => {
  for (const path of ['/api/auth/session', '/mypage/userinfo', '/claim/usable/list', '/staff/x']) {
    expect((await send(path, { headers: { [name]: value } })).status).toBeLessThan(500)
  }
  const headers = { 'content-type': 'application/json', [name]: value }
  const body = JSON.stringify(purchaseBody(999, 1))
  expect((await send('/minting', { method: 'POST', headers, body })).status).toBeLessThan(500)
  expect(shop.errors).toEqual([])
})

test('the server refuses NUL in a header or a path', async () => {
  const log = { info() {}, error: (event: string) => expect.unreachable(event) }
  const config = { ...shop.backend.config, databaseUrl: await freshDatabase() }
  const running = await startBackend(config, {
    ports: { api: 0, pay: 0, oauth: 0, wallet: 0 },
    log,
    now: () => NOON,
  })
  try {
    const say = (text: string) =>
      new Promise<string>((resolve) => {
        const port = Number(new URL(running.origins.api).port)
        const socket = connect(port, 'localhost', () => socket.end(text))
        let received = ''
        socket.on('data', (data) => {
          received += data
        })
        socket.on('close', () => resolve(received))
      })
    expect(await say('GET /health HTTP/1.1\r\nHost: x\r\nx-a: a\0b\r\nConnection: close\r\n\r\n')).toContain(
      '400',
    )
    expect(await say('GET /a\0b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('400')
  } finally {
    await running.close()
  }
})
