// Pages of partners whose scripts, encodings and caches change what a tag finds.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserContext, Page } from 'playwright'
import type { HostPage } from '../host-pages.ts'
import { screen, type View } from '../steps.ts'
import { MOOTOOLS, PROTOTYPE_1_6, PROTOTYPE_1_7 } from './libraries.ts'

const require = createRequire(import.meta.url)
/** A library of the npm registry, written into the page. */
const inlined = (file: string) =>
  `<script>${readFileSync(file, 'utf8').replaceAll('</script', '<\\/script')}</script>`
const JQUERY = require.resolve('jquery')
const TURBO = require.resolve('@hotwired/turbo')
const script = (code: string) => `<script>${code}</script>`

/** A page that a tag is put into, and what it says when it cannot work there. */
export interface Host extends HostPage {
  /** The sentence that a press on the login shows instead of the window. */
  refuses?: RegExp
}

/** Encodes Hangul as EUC-KR, for which Node has only a decoder. */
function eucKr(text: string): Buffer {
  const codes = new Map<string, number[]>()
  for (let lead = 0xa1; lead <= 0xfe; lead++)
    for (let trail = 0xa1; trail <= 0xfe; trail++)
      codes.set(new TextDecoder('euc-kr').decode(Uint8Array.of(lead, trail)), [lead, trail])
  return Buffer.from([...text].flatMap((letter) => codes.get(letter) ?? [letter.charCodeAt(0)]))
}

const CLASSIC = '<script defer src="/fandeck/fandeck.classic.js"></script>'

const serveScript =
  (path: string, body: (brand: string) => Promise<string>) =>
  (context: BrowserContext, brand: string): Promise<unknown> =>
    context.route(`${brand}${path}`, async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await body(brand) }),
    )
const classicOf = async (brand: string) => (await fetch(`${brand}/fandeck/fandeck.classic.js`)).text()

/** Runs the scripts of an unknown type when the page has loaded, as Rocket Loader does. */
const ROCKET_LOADER = script(`addEventListener('load', async () => {
  for (const late of document.querySelectorAll('script[type="rocket-text/javascript"]'))
    (0, eval)(await (await fetch(late.src)).text())
})`)

/** Wraps every text in two elements, again and again, in the page and in open shadow roots. */
const TRANSLATION = script(`{
  const wrap = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.shadowRoot) wrap(node.shadowRoot)
      const parent = node.parentElement
      if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) continue
      if (!parent?.closest('font, script, style, svg, select, textarea, [translate=no], .notranslate')) texts.push(node)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit'
      text.replaceWith(outer)
      inner.append(text.data)
    }
  }
  addEventListener('load', () => { document.documentElement.classList.add('translated-ltr'); setInterval(() => wrap(document.body), 100) })
}`)

const CACHE_FIRST = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    const { request } = event
    if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
    event.respondWith((async () => {
      const cache = await caches.open('first')
      const kept = await cache.match(request)
      if (kept) return kept
      const reply = await fetch(request)
      if (reply.ok) await cache.put(request, reply.clone())
      return reply
    })())
  })`

const pageOf = (view: View): Page => ('mainFrame' in view ? view : view.page())

/** Leaves the page through Turbo, and comes back by the history, twice. */
async function turned(view: View): Promise<void> {
  const page = pageOf(view)
  const away = () => screen(page.getByText('다른 페이지')).toBeVisible()
  await page.evaluate(`Turbo.visit('/away')`)
  await away()
  await page.goBack()
  await screen(page.locator('[market-url]')).toBeAttached()
  await page.goForward()
  await away()
  await page.goBack()
  // Without a camera, the scanner has closed itself before Turbo kept the page.
  await page
    .locator('[market-url]')
    .evaluate((element) => 'open' in element && Object.assign(element, { open: true }))
}

/** Loads the page again, now from the cache of its service worker. */
async function cached(view: View): Promise<void> {
  const page = pageOf(view)
  await page.evaluate(
    `navigator.serviceWorker.ready.then(() => caches.open('first')).then((first) => first.add('/host'))`,
  )
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const INSECURE = 'http://brand.example'
/** Answers a page without https and the API, which is on another scheme and machine for Chromium. */
async function insecurely(context: BrowserContext, brand: string, stack: { api: string }): Promise<void> {
  for (const [from, to] of [
    [INSECURE, brand],
    [stack.api, stack.api],
  ] as const)
    await context.route(`${from}/**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(from, to) })
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'access-control-allow-origin': '*' },
      })
    })
}

export const HOSTS: readonly Host[] = [
  { name: 'prototype.js 1.6', head: script(PROTOTYPE_1_6) },
  { name: 'prototype.js 1.7', head: script(PROTOTYPE_1_7) },
  { name: 'MooTools', head: script(MOOTOOLS) },
  { name: 'jQuery 1.12', head: inlined(JQUERY) },
  {
    name: 'a page in EUC-KR, with the classic script',
    written: () => CLASSIC,
    sent: (page) => ({
      body: eucKr(page.replace('charset="utf-8"', 'charset="euc-kr"')),
      contentType: 'text/html; charset=euc-kr',
    }),
  },
  {
    name: 'a page in quirks mode',
    sent: (page) => ({ body: page.replace('<!doctype html>', ''), contentType: 'text/html; charset=utf-8' }),
  },
  {
    name: 'scripts that run late',
    head: ROCKET_LOADER,
    written: () => CLASSIC.replace('<script defer', '<script type="rocket-text/javascript"'),
  },
  {
    name: 'joined scripts',
    written: () => '<script defer src="/all.js"></script>',
    serve: serveScript('/all.js', async (brand) => `void 0;${await classicOf(brand)};void 0`),
    sent: (page) => ({
      body: page.replace('<html', '<html data-fandeck-base="/fandeck"'),
      contentType: 'text/html; charset=utf-8',
    }),
  },
  {
    name: 'Turbo Drive, with back and forward',
    head: inlined(TURBO),
    shake: turned,
    serve: (context, brand) =>
      context.route(`${brand}/away`, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: `<!doctype html><html lang="ko"><title>다른 페이지</title>${inlined(TURBO)}<body><h1>다른 페이지</h1>`,
        }),
      ),
  },
  {
    name: 'a service worker that answers from its cache first',
    head: script(`navigator.serviceWorker.register('/worker.js')`),
    serve: serveScript('/worker.js', async () => CACHE_FIRST),
    shake: cached,
  },
  { name: 'a translated page', head: TRANSLATION },
  {
    name: 'filter lists that hide banners and popups',
    styles: '[class*="banner"], [class*="popup"], [id*="banner"], [id*="popup"] { display: none !important }',
    serve: (context) =>
      context.route(/\/[^?]*(banner|popup)[^?]*\.(js|css|png|jpe?g|webp)/i, (route) =>
        route.abort('blockedbyclient'),
      ),
  },
  {
    name: 'a page without https',
    origin: INSECURE,
    serve: insecurely,
    refuses: /주소가 https로 시작하지 않아/,
  },
]
