import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { createFandeck } from './fandeck.ts'
import { testKit } from './testing/test-kit.ts'

const marketUrl = 'https://api.example'

/** Runs a module in plain Node, without a page, and returns its output. */
async function inNode(code: string): Promise<string> {
  const flags = [
    '--conditions=fandeck-source',
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '-e', code], {
    cwd: import.meta.dirname,
  })
  return stdout.trim()
}

describe('createFandeck', () => {
  test('sends no request and starts no timer', async () => {
    const { server, clock, logged } = testKit()
    await clock.advance(60_000)
    expect([server.requests, clock.pending(), logged]).toEqual([[], 0, []])
  })

  test('defaults to the market’s URL for the main API and the CDN, and to /api/auth for the auth client', async () => {
    const { fandeck, server } = testKit({ options: { authUrl: undefined } })
    expect(fandeck.authUrl).toBe('/api/auth')
    const call = { method: 'GET', path: '/x', auth: 'public' } as const
    await fandeck.http.envelope({ ...call, base: 'main' })
    await fandeck.http.envelope({ ...call, base: 'market' })
    expect(server.requests.map(({ path }) => path)).toEqual(['/x', '/x'])
  })

  test('uses each server’s own URL', async () => {
    const { fandeck, server } = testKit({
      options: { marketUrl: 'https://a.example/market', mainUrl: 'https://b.example/main' },
    })
    await fandeck.http.envelope({ base: 'main', method: 'GET', path: '/x', auth: 'public' })
    await fandeck.http.envelope({ base: 'market', method: 'GET', path: '/x', auth: 'public' })
    expect(server.requests.map(({ path }) => path)).toEqual(['/main/x', '/market/x'])
  })

  test.each([
    ['marketUrl', { marketUrl: 'http://' }],
    ['mainUrl', { marketUrl, mainUrl: 'http://' }],
    ['cdnUrl', { marketUrl, cdnUrl: 'https://[' }],
    ['walletOrigin', { marketUrl, walletOrigin: 'https://wallet.example/login' }],
    ['walletOrigin', { marketUrl, walletOrigin: 'wallet.example' }],
  ])('fails with config/invalid and names %s', (name, options) => {
    expect(() => createFandeck(options)).toThrow(
      expect.objectContaining({ code: 'config/invalid', message: expect.stringContaining(name) }),
    )
  })

  test('fails with config/invalid without options', () => {
    // @ts-expect-error an untyped page may omit the options
    expect(() => createFandeck({})).toThrow(/marketUrl/)
  })
})

test('D45 a device clock that was set right is believed again on the next page', async () => {
  const { storage } = testKit()
  /** Opens a page on a device whose clock is ahead, and returns what is kept after the first reply. */
  async function pageOn(ahead: number) {
    let now = () => 0
    const kit = testKit({ platform: { storage, now: () => now() + ahead } })
    now = kit.clock.now
    kit.server.on('GET /x', () => Response.json({ status: '200', message: '' }))
    await kit.fandeck.http.envelope({ method: 'GET', path: '/x', auth: 'public', base: 'market' })
    return storage.getItem('user:ahead')
  }
  expect(Number(await pageOn(3_600_000))).toBeGreaterThan(3_590_000)
  expect(await pageOn(0)).toBeNull()
})

describe('S10.1 outside a browser', () => {
  test('importing the package accesses no browser API', async () => {
    // ofetch checks for `window`; the page's own storages and channels must stay untouched.
    const names = ['document', 'localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel', 'location']
    const printed = await inNode(`
      const touched = []
      for (const name of ${JSON.stringify(names)}) {
        Object.defineProperty(globalThis, name, { configurable: true, get: () => { touched.push(name) } })
      }
      const fetched = globalThis.fetch
      globalThis.fetch = () => { touched.push('fetch') }
      await import('@fandeck/sdk')
      console.log(JSON.stringify(touched))
    `)
    expect(printed).toBe('[]')
  }, 20_000)

  test('creates a signed-out client that does not keep the process alive', async () => {
    const printed = await inNode(`
      const { createFandeck } = await import('@fandeck/sdk')
      console.log(createFandeck({ marketUrl: '${marketUrl}' }).session.getState().loggedIn)
    `)
    expect(printed).toBe('false')
  }, 20_000)
})
