import { afterEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../test/backend.ts'
import type { BareOptions } from '../test/bare-backend.ts'

let it: TestBackend
afterEach(() => it.close())
const start = async (options?: BareOptions) => {
  it = await testBackend({ ...options })
}
const get = (path: string, headers: Record<string, string> = {}) =>
  it.fetch(`http://api.localhost${path}`, { headers })
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  it.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://api.localhost', ...headers },
    body: JSON.stringify(body),
  })

describe('every answer', () => {
  test('D45 carries the time of the clock, also on a refusal', async () => {
    await start()
    it.clock.advance(90_000)
    for (const path of ['/health', '/nowhere', '/mypage/userinfo', '/api/auth/session']) {
      expect((await get(path)).headers.get('date')).toBe(new Date(NOON + 90_000).toUTCString())
    }
  })

  test('is an envelope for an invalid path or body', async () => {
    await start()
    expect(await (await get('/nowhere')).json()).toEqual({
      status: '404',
      message: '찾을 수 없어요.',
      code: 'NOT_FOUND',
    })
    expect(await (await post('/auth/login', { pwd: 'secret' })).json()).toMatchObject({ code: 'BAD_REQUEST' })
    const huge = await post('/auth/login', { pwd: 'x'.repeat(1024 * 1024) })
    expect(huge.status).toBe(413)
    expect(await huge.json()).toMatchObject({ status: '413', code: 'TOO_LARGE' })
  })

  test('S8.4 is the fallback message without a reason when the backend fails', async () => {
    await start()
    await it.backend.db.execute('drop table refresh_tokens')
    const reply = await get('/auth/refresh_token', { authorization: 'Bearer some-token' })
    expect(reply.status).toBe(500)
    expect(await reply.json()).toEqual({ status: '500', message: '잠시 후 다시 시도해주세요.' })
    expect(it.errors).toHaveLength(1)
    expect(it.errors.join()).not.toContain('some-token')
  })

  test('is readable by the own pages and listed partners only', async () => {
    await start()
    const allowed = async (origin: string) =>
      (await get('/health', { origin })).headers.get('access-control-allow-origin')
    expect(await allowed('https://site.example')).toBe('https://site.example')
    expect(await allowed('http://partner.localhost')).toBe('http://partner.localhost')
    expect(await allowed('https://evil.example')).toBeNull()
    const preflight = await it.fetch('http://api.localhost/minting', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://partner.localhost',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,idempotency-key',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

describe('the development panel', () => {
  test('D41 moves the clock, and keeps it across a restart', async () => {
    await start({ seeded: true })
    await post('/dev/time', { offsetMinutes: 90 })
    expect(it.backend.now()).toBe(NOON + 90 * 60_000)
    const state = await (await get('/dev/state')).json()
    expect(state).toMatchObject({ data: { offsetMinutes: 90, now_dttm: '2025-11-20 13:30:00' } })
    const { createClock } = await import('./clock.ts')
    const { createControls } = await import('./demo/controls.ts')
    const restarted = createClock(() => NOON)
    await createControls(it.backend.db, restarted)
    expect(restarted.now()).toBe(NOON + 90 * 60_000)
  })

  test('D41 sets the stock of a drop, up to its printed packs', async () => {
    await start({ seeded: true })
    expect((await post('/dev/stock', { minting_seq: 101, remaining: 0 })).status).toBe(200)
    expect(await (await get('/minting/remainTotal/101')).json()).toMatchObject({ data: { remain_qty: 0 } })
    expect((await post('/dev/stock', { minting_seq: 101, remaining: 1001 })).status).toBe(400)
    expect((await post('/dev/stock', { minting_seq: 999, remaining: 1 })).status).toBe(404)
  })

  test('D41 puts every other endpoint out of service, and back', async () => {
    await start()
    await post('/dev/outage', { on: true })
    for (const path of ['/health', '/mypage/userinfo', '/api/auth/session', '/auth/refresh_token']) {
      const reply = await get(path)
      expect(reply.status).toBe(503)
      expect(await reply.json()).toMatchObject({ status: '503', message: '잠시 후 다시 시도해주세요.' })
    }
    expect((await get('/dev/state')).status).toBe(200)
    await post('/dev/outage', { on: false })
    expect((await get('/health')).status).toBe(200)
  })

  test('shows the last sent code, and cards with unclaimed codes', async () => {
    await start({ seeded: true })
    await post('/auth/phone/code', { phone: '01024814821' })
    const { data } = await (await get('/dev/state')).json()
    expect(data.sms).toEqual([expect.objectContaining({ phone: '01024814821' })])
    expect(data.sms[0].code).toMatch(/^\d{6}$/)
    const cards = (await (await get('/dev/cards.json?minting_idx=2&count=3')).json()).data
    expect(cards).toHaveLength(3)
    expect(cards[0].code).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}$/)
    const png = await get(`/dev/cards/${cards[0].code}.png`)
    expect(png.headers.get('content-type')).toBe('image/png')
    expect(await (await get(`/dev/cards/${cards[0].code}.svg`)).text()).toContain(cards[0].code)
    expect(await (await get('/dev/cards?count=2')).text()).toContain('<figure>')
  })

  test('refuses other sites, and every caller in production', async () => {
    await start()
    expect((await post('/dev/outage', { on: true }, { origin: 'https://evil.example' })).status).toBe(403)
    await it.close()
    await start({ config: { mode: 'production' } })
    for (const path of ['/dev/state', '/dev/pid', '/dev/cards']) expect((await get(path)).status).toBe(404)
    expect((await it.fetch('http://pay.localhost/identity/identity-1')).status).toBe(404)
  })
})
