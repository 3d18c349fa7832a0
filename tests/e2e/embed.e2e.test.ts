// The published scripts on the brand page, under its strict content policy.
import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { until } from '../../scripts/until.ts'
import { openBrowser } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { button, screen } from './steps.ts'

const Manifest = z.object({
  files: z.record(z.string(), z.object({ integrity: z.string(), loads: z.array(z.string()) })),
})

const CDN = 'https://cdn.example'

/** The script of the drop, and what the page has besides: the wallet, and a script of its own, which imports `drop.js`. */
const DROP = /<script [^>]*\/fandeck\/drop\.js[^>]*><\/script>/
const OWN = [
  /<script [^>]*\/fandeck\/wallet\.js[^>]*><\/script>/,
  /<script [^>]*\/brand\.js[^>]*><\/script>/,
  /<fandeck-wallet [^>]*><\/fandeck-wallet>/,
]
/** Below the page, so that it is not near. */
const wallet = () =>
  `<div class="far"></div><fandeck-wallet market-url="${stack.api}"></fandeck-wallet></body>`

let stack: Stack
let browser: Browser
let brand: string

beforeAll(async () => {
  stack = await startStack()
  browser = await openBrowser()
  const { protocol, hostname, port } = new URL(stack.site)
  brand = `${protocol}//${hostname}:${Number(port) + 5}`
  await until('the brand page', () => fetch(brand).then((reply) => reply.ok || undefined), 60_000)
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
})

/** Serves the scripts from another origin, as a CDN does. */
async function fromCdn(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const reply = await fetch(`${brand}${pathname.replace('/v1/', '/fandeck/')}`)
  await route.fulfill({
    status: reply.status,
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: await reply.text(),
  })
}

/** Opens the brand page with other script tags; the spacer is styled by a rule of the page. */
async function open(scripts: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Chromium takes a page that Playwright fulfils for one of the public network.
    permissions: ['local-network-access'],
  })
  const page = await context.newPage()
  const loaded: string[] = []
  const stopped: string[] = []
  await page.exposeFunction('stop', (violation: string) => stopped.push(violation))
  await page.addInitScript(
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => stop(violatedDirective + ' ' + blockedURI))`,
  )
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  await context.route(`${CDN}/**`, fromCdn)
  await context.route(`${brand}/brand.css`, async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, body: `${await reply.text()}\n.far { height: 9000px }` })
  })
  await context.route(`${brand}/`, async (route) => {
    const reply = await route.fetch()
    const html = await reply.text()
    if (![DROP, ...OWN].every((part) => part.test(html))) throw new Error('The brand page has other scripts.')
    const policy = reply.headers()['content-security-policy'] ?? ''
    await route.fulfill({
      response: reply,
      headers: {
        ...reply.headers(),
        'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${CDN}`),
      },
      body: OWN.reduce((page, part) => page.replace(part, ''), html)
        .replace(DROP, scripts)
        .replace('</body>', wallet()),
    })
  })
  await page.goto(brand)
  return { page, loaded, stopped, context }
}

const buys = (page: Page) => screen(button(page, '로그인하고 구매하기')).toBeVisible()

describe.each([
  ['fandeck.js as a module', '<script type="module" src="/fandeck/fandeck.js"></script>'],
  ['fandeck.classic.js', '<script defer src="/fandeck/fandeck.classic.js"></script>'],
  ['fandeck.classic.js of another origin', `<script defer src="${CDN}/v1/fandeck.classic.js"></script>`],
  ['fandeck.js of another origin', `<script type="module" src="${CDN}/v1/fandeck.js"></script>`],
])('%s', (_, scripts) => {
  test('loads the drop at once and the wallet when it comes near, without violations', async () => {
    const { page, loaded, stopped, context } = await open(scripts)
    await buys(page)
    expect(loaded).toContain('drop.js')
    expect(loaded).not.toContain('wallet.js')
    await page.locator('fandeck-wallet').evaluate((element) => element.scrollIntoView())
    await expect.poll(() => loaded).toContain('wallet.js')
    await page.locator('fandeck-wallet').evaluate((element) => element.setAttribute('open', ''))
    await screen(button(page, '연결하기')).toBeVisible()
    expect(loaded).not.toContain('scanner.js')
    expect(loaded.filter((name) => name.startsWith('chunk-runtime'))).toHaveLength(1)
    expect(stopped).toEqual([])
    await context.close()
  })
})

describe('the hashes of the manifest', () => {
  test('let drop.js and its chunks load from another origin, and refuse a changed file', async () => {
    const { files } = Manifest.parse(await (await fetch(`${brand}/fandeck/manifest.json`)).json())
    const tags = (change: (integrity: string) => string) => {
      const drop = files['drop.js']
      if (!drop || drop.loads.length === 0) throw new Error('The manifest lists no drop.js with chunks.')
      const preloads = drop.loads.map(
        (name) =>
          `<link rel="modulepreload" crossorigin href="${CDN}/v1/${name}" integrity="${files[name]?.integrity}">`,
      )
      return `${preloads.join('')}<script type="module" crossorigin src="${CDN}/v1/drop.js" integrity="${change(drop.integrity)}"></script>`
    }
    const right = await open(tags((integrity) => integrity))
    await buys(right.page)
    expect(right.stopped).toEqual([])
    await right.context.close()

    const wrong = await open(tags((integrity) => integrity.replace(/.{8}$/, 'AAAAAAAA')))
    await wrong.page.waitForLoadState('networkidle')
    expect(wrong.loaded).toContain('drop.js')
    expect(await wrong.page.evaluate(() => customElements.get('fandeck-drop') === undefined)).toBe(true)
    await wrong.context.close()
  })
})

test('control: under the page’s own policy, a script of another origin is refused', async () => {
  const { page, stopped, context } = await open('<script defer src="https://other.example/x.js"></script>')
  await expect.poll(() => stopped).toEqual(['script-src-elem https://other.example/x.js'])
  expect(await page.evaluate(() => customElements.get('fandeck-drop'))).toBeUndefined()
  await context.close()
})
