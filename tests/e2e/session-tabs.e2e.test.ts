// Five real tabs of one browser, twenty calls each at the moment when their common session runs out (G3).
// FANDECK_ROUNDS=500 is the long form.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { createServer as createVite, defaultClientConditions, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../../scripts/browser.ts'

const ROUNDS = Number(process.env.FANDECK_ROUNDS ?? 10)
const TABS = 5
const CALLS = 20

const seoul = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** A server with rotating refresh tokens; a used one still gets its successor, and is counted. */
function rotatingServer() {
  const next = new Map<string, object>()
  const counts = { refreshes: 0, usedTokens: 0 }
  let serial = 0
  const issue = (lifeMs: number) => ({
    access_token: `access-${++serial}`,
    refresh_token: `refresh-${serial}`,
    expired: seoul(Date.now() + lifeMs),
  })
  const server: Server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', 'authorization')
    response.setHeader('Access-Control-Expose-Headers', 'Date')
    response.setHeader('Cache-Control', 'no-store')
    const answer = (body: unknown) => response.end(JSON.stringify({ status: '200', message: '', data: body }))
    if (request.method === 'OPTIONS') return void response.end()
    if (!request.url?.startsWith('/auth/refresh_token')) return void answer(null)
    const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
    counts.refreshes++
    const known = next.get(token)
    if (known) counts.usedTokens++
    const record = known ?? issue(30 * 60_000)
    next.set(token, record)
    setTimeout(() => answer(record), 100)
  })
  return { server, counts, issue }
}

const PAGE = `<!doctype html><title>tab</title><script type="module">
  import { createFandeck } from '@fandeck/sdk'
  const api = new URLSearchParams(location.search).get('api')
  const call = { base: 'main', method: 'GET', path: '/x', need: 'private' }
  const given = location.hash === '#no-marker' ? { indexedDB: undefined } : {}
  const fandeck = createFandeck({ marketUrl: api }, given)
  let logouts = 0
  fandeck.on('session:logout', () => logouts++)
  // Every tab waits for the same moment; by then the record is in the renewal's window.
  window.callAt = async (at, count) => {
    await new Promise((next) => setTimeout(next, at - Date.now()))
    const results = await Promise.allSettled(Array.from({ length: count }, () => fandeck.http.envelope(call)))
    return { failed: results.filter(({ status }) => status === 'rejected').length, logouts }
  }
  window.ready = true
</script>`

const api = rotatingServer()
let vite: ViteDevServer
let browser: Browser
let address: string

beforeAll(async () => {
  await new Promise<void>((listening) => api.server.listen(0, '127.0.0.1', listening))
  const { port } = api.server.address() as AddressInfo
  vite = await createVite({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, '../..'),
    appType: 'custom',
    resolve: { conditions: ['fandeck-source', ...defaultClientConditions] },
    optimizeDeps: {
      noDiscovery: true,
      include: [
        '@fandeck/sdk > dayjs',
        '@fandeck/sdk > dayjs/plugin/utc.js',
        '@fandeck/sdk > mitt',
        '@fandeck/sdk > ofetch',
        '@fandeck/sdk > zod/mini',
        '@fandeck/sdk > zustand/vanilla',
      ],
    },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    plugins: [
      {
        name: 'tab',
        configureServer(server) {
          server.middlewares.use('/tab', async (request, response) => {
            response.setHeader('Content-Type', 'text/html')
            response.end(await server.transformIndexHtml(request.originalUrl ?? '/tab', PAGE))
          })
        },
      },
    ],
  })
  await vite.listen()
  const origin = vite.resolvedUrls?.local[0]
  const executablePath = chromiumPath()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  address = `${origin}tab?api=http://127.0.0.1:${port}`
})

afterAll(async () => {
  await browser?.close()
  await vite?.close()
  api.server.closeAllConnections()
  api.server.close()
})

/** Five tabs of a new profile. */
async function openTabs(hash = ''): Promise<Page[]> {
  const context = await browser.newContext()
  return Promise.all(
    Array.from({ length: TABS }, async () => {
      const page = await context.newPage()
      await page.goto(address + hash)
      await page.waitForFunction('window.ready')
      return page
    }),
  )
}

/** One renewal of all tabs at the same moment. */
async function playRound(tabs: Page[]): Promise<{ refreshes: number; failed: number; logouts: number }> {
  const before = api.counts.refreshes
  const record = JSON.stringify(api.issue(30_000))
  await tabs[0]?.evaluate((text) => localStorage.setItem('user', text), record)
  // The tabs must all see the new session first: what is tried is its renewal.
  await Promise.all(tabs.map((tab) => tab.waitForFunction((t) => localStorage.getItem('user') === t, record)))
  const at = Date.now() + 150
  const call = `window.callAt(${at}, ${CALLS})`
  const results = await Promise.all(
    tabs.map((tab) => tab.evaluate(call) as Promise<{ failed: number; logouts: number }>),
  )
  const sum = (key: 'failed' | 'logouts') => results.reduce((total, result) => total + result[key], 0)
  return { refreshes: api.counts.refreshes - before, failed: sum('failed'), logouts: sum('logouts') }
}

test(
  `G3 S4.8 five tabs with twenty calls each at the expiry refresh once, in ${ROUNDS} rounds of ${ROUNDS}`,
  async () => {
    const tabs = await openTabs()
    const seen = { rounds: 0, refreshes: 0, extraRounds: 0, usedTokens: 0, failed: 0, logouts: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const { refreshes, failed, logouts } = await playRound(tabs)
      seen.rounds++
      seen.refreshes += refreshes
      if (refreshes !== 1) seen.extraRounds++
      seen.failed += failed
      seen.logouts = logouts
    }
    seen.usedTokens = api.counts.usedTokens
    process.stdout.write(`session tabs: ${JSON.stringify(seen)}\n`)
    expect(seen).toEqual({
      rounds: ROUNDS,
      refreshes: ROUNDS,
      extraRounds: 0,
      usedTokens: 0,
      failed: 0,
      logouts: 0,
    })
  },
  30_000 + ROUNDS * 3000,
)

test('G3 control: without the marker there is a round with more than one refresh', async () => {
  const tabs = await openTabs('#no-marker')
  let rounds = 0
  let extra = 0
  while (extra === 0 && rounds < 150) {
    rounds++
    extra += (await playRound(tabs)).refreshes - 1
  }
  process.stdout.write(`session tabs without the marker: ${JSON.stringify({ rounds, extra })}\n`)
  expect(extra).toBeGreaterThan(0)
}, 300_000)
