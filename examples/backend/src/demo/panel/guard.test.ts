import { afterEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../../test/backend.ts'

const TOKEN = 'a-token-of-the-terminal'
const PATHS = ['/dev/state', '/dev/pid', '/dev/cards', '/dev/cards.json']

let shop: TestBackend
afterEach(() => shop.close())
const ask = (path: string, headers: Record<string, string> = {}, host = 'api.localhost') =>
  // The server builds the URL of a request from its host header.
  shop.api.request(`http://${host}${path}`, { headers })

describe('the development panel', () => {
  test.each([
    'evil.example',
    'api.localhost.evil.example',
    'localhost.evil.example',
    'evil.example:4401',
    '192.168.0.10',
    '127.0.0.1.nip.io',
  ])('SEC-9 refuses a foreign host name that resolves to it: %s', async (host) => {
    shop = await testBackend()
    for (const path of PATHS) expect((await ask(path, {}, host)).status).toBe(403)
    expect((await ask('/health', {}, host)).status).toBe(200)
  })

  test.each(['api.localhost', 'site.example', 'localhost:4401', '127.0.0.1:4401', '[::1]:4401'])(
    'answers %s',
    async (host) => {
      shop = await testBackend()
      expect((await ask('/dev/state', {}, host)).status).toBe(200)
    },
  )

  test('with a token is closed without it', async () => {
    shop = await testBackend({ seeded: true, config: { panelToken: TOKEN } })
    const wrong: Record<string, string>[] = [
      {},
      { 'x-fandeck-panel': 'x' },
      { cookie: `fandeck_panel=${TOKEN.slice(1)}a` },
    ]
    for (const headers of wrong) {
      for (const path of PATHS) {
        const reply = await ask(path, headers)
        expect(reply.status).toBe(401)
        expect(await reply.text()).not.toContain('Fandeck#2025')
      }
    }
    expect((await ask('/dev/open?token=x')).status).toBe(401)
    // As long as the token in characters, and longer in bytes.
    const foreign = 'é'.repeat(TOKEN.length)
    expect((await ask(`/dev/open?token=${encodeURIComponent(foreign)}`)).status).toBe(401)
    expect((await ask('/dev/state', { 'x-fandeck-panel': foreign })).status).toBe(401)
    expect((await ask('/dev/state', { 'x-fandeck-panel': TOKEN })).status).toBe(200)
  })

  test.each([
    ['/dev/time', { offsetMinutes: 5 }],
    ['/dev/stock', { minting_seq: 101, remaining: 1 }],
    ['/dev/ship', { order_id: 'x', carrier: 'x', invoice_no: '1234' }],
    ['/dev/outage', { on: true }],
  ])('accepts %s as JSON from its own pages only', async (path, body) => {
    shop = await testBackend({ seeded: true })
    const post = async (headers: Record<string, string>) => {
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await shop.api.request(`http://api.localhost${path}`, init)).status
    }
    const json = { 'content-type': 'application/json' }
    const own = { origin: 'http://api.localhost' }
    expect(await post(json)).toBe(403)
    expect(await post({ ...json, origin: 'https://evil.example' })).toBe(403)
    expect(await post({ ...own, 'content-type': 'text/plain' })).toBe(415)
    expect([200, 404]).toContain(await post({ ...json, ...own }))
  })

  test('opens in a browser with the URL printed in the terminal', async () => {
    shop = await testBackend({ config: { panelToken: TOKEN } })
    const opened = await ask(`/dev/open?token=${TOKEN}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, 'https://site.example/'])
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax/)
    expect((await ask('/dev/state', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
  })
})
