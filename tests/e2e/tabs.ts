// Tabs of one browser with the real SDK, and a server with rotating refresh tokens; for the tests of real tabs (G3) in
// Chromium, and for `pnpm engines` in other browsers.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { createServer as createVite, defaultClientConditions } from 'vite'

const seoul = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** A server with rotating refresh tokens; counts used tokens and returns their successor again. */
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
  const given = location.hash === '#no-marker' ? { sharedStore: undefined } : {}
  const fandeck = createFandeck({ marketUrl: api }, given)
  let logouts = 0
  fandeck.on('session:logout', () => logouts++)
  // All tabs wait for the same moment, at which the record is within the renewal window.
  window.callAt = async (at, count) => {
    await new Promise((next) => setTimeout(next, at - Date.now()))
    const results = await Promise.allSettled(Array.from({ length: count }, () => fandeck.http.envelope(call)))
    return { failed: results.filter(({ status }) => status === 'rejected').length, logouts }
  }
  window.ready = true
</script>`

/** Serves the page of a tab; `#no-marker` disables IndexedDB. */
export async function startTabs() {
  const api = rotatingServer()
  await new Promise<void>((listening) => api.server.listen(0, '127.0.0.1', listening))
  const { port } = api.server.address() as AddressInfo
  const vite = await createVite({
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
  return {
    counts: api.counts,
    issue: api.issue,
    address: `${vite.resolvedUrls?.local[0]}tab?api=http://127.0.0.1:${port}`,
    async stop() {
      await vite.close()
      api.server.closeAllConnections()
      api.server.close()
    },
  }
}
