// G10 in a browser: passes each hostile address to a sink, navigates to the result and checks where Chromium lands.
// In the matrix, every address on every sink.
import { resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { createServer, defaultClientConditions, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GOOD_PATHS, hostileUrls } from '../../packages/sdk/src/kernel/url.hostile.test-helper.ts'
import { chromiumPath } from '../../scripts/browser.ts'
import { casesOf } from './matrix.ts'

/** The login's return parameters, and parameters without a page of this site, which share the same rule. */
const SINKS = ['retUrl', 'callbackUrl', 'returnOriginalsUrl', 'linkUrl', 'link_url', 'redirectUrl'] as const
const CONTROLS = ['startsWith', 'nothing'] as const
type Sink = (typeof SINKS)[number] | (typeof CONTROLS)[number]

const PAGE = `<!doctype html><title>sinks</title><script type="module">
  import { safeUrl } from '@fandeck/sdk'
  import { returnPath } from '/examples/site/src/layout/return-path.ts'
  import { signInSearch } from '/packages/widgets/src/sign-in/sign-in-address.ts'
  const query = (name, target) => '?' + new URLSearchParams({ [name]: target })
  const checked = (target) => safeUrl(target, { base: location.href }) ?? '/'
  window.sinks = {
    retUrl: (target) => returnPath(query('retUrl', target)),
    callbackUrl: (target) => returnPath(signInSearch(query('callbackUrl', target))),
    returnOriginalsUrl: checked, linkUrl: checked, link_url: checked, redirectUrl: checked,
    startsWith: (target) => (target.startsWith('/') ? target : '/'),
    nothing: (target) => target,
  }
</script>`

let vite: ViteDevServer
let browser: Browser
let context: BrowserContext
let sinks: Page
let lander: Page
let site: string
let scripts = 0

beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, '../..'),
    appType: 'custom',
    resolve: {
      conditions: ['fandeck-source', ...defaultClientConditions],
      // All that the way back needs of the widgets, so that their other modules are not served one by one.
      alias: { '@fandeck/widgets': '/packages/widgets/src/sign-in/sign-in-address.ts' },
    },
    // All that the page imports, and not every page of the repository.
    optimizeDeps: {
      entries: ['packages/sdk/src/index.ts', 'packages/widgets/src/sign-in/sign-in-address.ts'],
    },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    plugins: [
      {
        name: 'sinks',
        configureServer(server) {
          server.middlewares.use('/sinks', async (request, response) => {
            response.setHeader('Content-Type', 'text/html')
            response.end(await server.transformIndexHtml(request.originalUrl ?? '/sinks', PAGE))
          })
        },
      },
    ],
  })
  await vite.listen()
  site = new URL(vite.resolvedUrls?.local[0] ?? '').origin
  const executablePath = chromiumPath()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const own = await browser.newContext()
  sinks = await own.newPage()
  await sinks.goto(`${site}/sinks`)
  await sinks.waitForFunction('window.sinks')
  // Answers every web address with a page, so that a foreign landing is visible.
  context = await browser.newContext()
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>here</title>' }),
  )
  lander = await context.newPage()
  lander.on('dialog', (dialog) => {
    scripts++
    void dialog.dismiss()
  })
})
afterAll(async () => {
  await browser?.close()
  await vite?.close()
})

/** Returns a sink's results for addresses, computed in the browser. */
const answers = (sink: Sink, targets: string[]) =>
  sinks.evaluate(
    ([name, list]) =>
      list.map((target) =>
        (window as unknown as { sinks: Record<string, (target: string) => string> }).sinks[name]?.(target),
      ),
    [sink, targets] as const,
  )

/** Navigates from a page of the site; returns the browser's final address. */
async function land(address: string): Promise<string> {
  const start = `${site}/start-of-the-landing`
  const before = scripts
  await lander.goto(start)
  await lander.evaluate((to) => {
    setTimeout(() => {
      try {
        location.assign(to)
      } catch {}
    })
  }, address)
  const end = Date.now() + 1000
  while (lander.url() === start && scripts === before && Date.now() < end) await lander.waitForTimeout(4)
  await lander.waitForLoadState('domcontentloaded')
  return lander.url()
}

const isHere = (address: string) => URL.canParse(address) && new URL(address).origin === site

async function landings(sink: Sink, targets: string[]) {
  const gone = await answers(sink, targets)
  const astray: string[] = []
  const before = scripts
  for (const [n, target] of targets.entries()) {
    if (!isHere(await land(gone[n] ?? '/'))) astray.push(target)
  }
  return { landings: targets.length, astray, scripts: scripts - before }
}

const share = (n: number) => [...casesOf(hostileUrls(site), (_, at) => at % 24 === n)]

test.each(SINKS.map((sink, n) => [sink, n] as const))(
  'G10 D52 %s: no hostile address leaves the site or runs a script',
  async (sink, n) => {
    const seen = await landings(sink, share(n))
    process.stdout.write(`landings by ${sink}: ${JSON.stringify(seen)}\n`)
    expect(seen).toEqual({ landings: share(n).length, astray: [], scripts: 0 })
  },
  600_000,
)

test('G10 D52 fifty valid ones land where they point, on every sink', async () => {
  for (const sink of SINKS) {
    const wanted = GOOD_PATHS.map((path) => new URL(path, site).href)
    const gone = await answers(sink, GOOD_PATHS)
    expect(gone.map((path) => new URL(path ?? '', site).href)).toEqual(wanted)
  }
  for (const path of GOOD_PATHS) expect(await land(path)).toBe(new URL(path, site).href)
}, 120_000)

test('G10 control: a filter for a leading / lets some leave the site, and no filter lets scripts run', async () => {
  const leads = hostileUrls(site).filter((target) => /^[/\\]{2}/.test(target))
  expect((await landings('startsWith', leads.slice(0, 20))).astray.length).toBeGreaterThan(5)
  const code = hostileUrls(site).filter((target) => /^javascript:/i.test(target))
  expect((await landings('nothing', code.slice(0, 5))).scripts).toBeGreaterThan(2)
}, 120_000)
