// `pnpm bench:refresh --rounds N`: a hundred authorised calls at the expiry of their session, in one tab and in five,
// by Fandeck and two other clients in one run. Prints a table; see docs/maintainers/reliability.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { createServer, defaultClientConditions } from 'vite'
import { chromiumPath } from '../../scripts/browser.ts'
import type {} from './page.ts'
import { type StrictServer, strictServer } from './server.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const ROUNDS = Number(values.rounds)
const CALLS = 100
/** The remaining lifetime at which every client renews first. */
const LEFT_MS = 30_000
const CLIENT_ID = 'bench'
const SCOPE = 'openid profile email offline_access'
const NAMES = {
  fandeck: '@fandeck/sdk',
  supabase: '@supabase/auth-js 2.119.0',
  auth0: '@auth0/auth0-spa-js 2.27.0',
}
type Client = keyof typeof NAMES

/** Returns the session as each client stores it, by key. */
function stored(client: Client, server: StrictServer): [string, object][] {
  const session = server.issue(LEFT_MS)
  const { jwt, refreshToken, expired, expiresAt, claims } = session
  if (client === 'fandeck') return [['user', { access_token: jwt, refresh_token: refreshToken, expired }]]
  if (client === 'supabase') return [['supabase', server.asOauth(session)]]
  const key = `@@auth0spajs@@::${CLIENT_ID}`
  const body = {
    ...server.asOauth(session),
    client_id: CLIENT_ID,
    audience: 'default',
    scope: SCOPE,
    oauthTokenScope: SCOPE,
  }
  const user = {
    id_token: jwt,
    decodedToken: { encoded: {}, header: {}, claims: { __raw: jwt, ...claims }, user: { sub: 'fan' } },
  }
  return [
    [`${key}::default::${SCOPE}`, { body, expiresAt }],
    [`${key}::@@user@@`, user],
  ]
}

async function round(browser: Browser, page: string, client: Client, count: number, server: StrictServer) {
  const context = await browser.newContext()
  const tabs = await Promise.all(
    Array.from({ length: count }, async () => {
      const tab = await context.newPage()
      if (process.env.BENCH_DEBUG) tab.on('console', (message) => console.error(client, message.text()))
      await tab.goto(page)
      await tab.waitForFunction('window.tab')
      return tab
    }),
  )
  const entries = stored(client, server).map(([key, value]): [string, string] => [key, JSON.stringify(value)])
  await tabs[0]?.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value)
  }, entries)
  await Promise.all(
    tabs.map((tab) =>
      tab.waitForFunction(
        (all) => all.every(([key, value]) => localStorage.getItem(key ?? '') === value),
        entries,
      ),
    ),
  )
  server.begin()
  const call = (calls: number) => {
    const at = Date.now() + 200
    return Promise.all(
      tabs.map((tab) =>
        tab.evaluate(([when, many]) => window.tab?.callAt(when ?? 0, many ?? 0), [at, calls]),
      ),
    )
  }
  const results = await call(CALLS / count)
  const { requests, usedTokens } = server.counts()
  // Checks that every tab still has a usable session.
  const after = await call(1)
  await context.close()
  const sum = (list: typeof results) => list.reduce((total, one) => total + (one?.failed ?? Number.NaN), 0)
  const tookMs = Math.max(...results.map((one) => one?.tookMs ?? Number.NaN))
  return { requests, usedTokens, failed: sum(results), kept: sum(after) === 0, tookMs }
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN
/** Formats one number, or the minimum and the maximum. */
const span = (list: number[]) => [...new Set([Math.min(...list), Math.max(...list)])].join('–')

const server = strictServer(CLIENT_ID)
const api = await server.listen()
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  root: resolve(import.meta.dirname, '..'),
  appType: 'custom',
  resolve: { conditions: ['fandeck-source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      '@auth0/auth0-spa-js',
      '@supabase/auth-js',
      '@fandeck/sdk > ofetch',
      '@fandeck/sdk > zod/mini',
      '@fandeck/sdk > zustand/vanilla',
      '@fandeck/sdk > mitt',
    ],
  },
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { strict: false } },
  plugins: [
    {
      name: 'tab',
      configureServer({ middlewares, transformIndexHtml }) {
        middlewares.use('/tab', async (request, response) => {
          response.setHeader('Content-Type', 'text/html')
          const html =
            '<!doctype html><title>tab</title><script type="module" src="/refresh/page.ts"></script>'
          response.end(await transformIndexHtml(request.originalUrl ?? '/tab', html))
        })
      },
    },
  ],
})
await vite.listen()
const executablePath = chromiumPath()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
let good = true
try {
  const clients: Client[] = ['fandeck', 'supabase', 'auth0']
  const rows: string[] = []
  for (const count of [1, 5]) {
    let ours = Number.NaN
    for (const client of clients) {
      const query = new URLSearchParams({ client, api, clientId: CLIENT_ID })
      const page = `${vite.resolvedUrls?.local[0]}tab?${query}`
      const seen = []
      for (let n = 0; n < ROUNDS; n++) seen.push(await round(browser, page, client, count, server))
      const requests = seen.map((one) => one.requests)
      const took = median(seen.map((one) => one.tookMs))
      if (client === 'fandeck') {
        ours = took
        good &&= seen.every((one) => one.requests === 1 && one.usedTokens + one.failed === 0 && one.kept)
      }
      const kept = seen.filter((one) => one.kept).length
      rows.push(
        `| ${NAMES[client]} | ${count} | ${span(requests)} | ${median(requests)} | ${span(seen.map((one) => one.usedTokens))} | ${span(seen.map((one) => one.failed))} | ${kept} of ${ROUNDS} | ${(took / ours).toFixed(2)} |`,
      )
    }
  }
  console.log(
    '| client | tabs | refresh requests | ratio to one (median) | used tokens sent | failed calls | session kept | time, ratio to ours (median) |',
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const row of rows) console.log(row)
} finally {
  await browser.close()
  await vite.close()
  server.close()
}
process.exit(good ? 0 : 1)
