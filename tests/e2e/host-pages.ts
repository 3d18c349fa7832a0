// Pages of a partner that could break a tag, each with one tag; and what each tag is for.
import type { BrowserContext, Frame, Locator, Page } from 'playwright'
import { contentPolicy } from '../../examples/partner/content-policy.ts'
import { until } from '../../scripts/until.ts'
import { openBrandPage } from './brand-page.ts'
import { allow, buy, byPhone, codeField, openSignIn } from './brand-steps.ts'
import type { RunningSite } from './running-site.ts'
import { type Stack, sampleCard } from './stack.ts'
import { button, screen, type View } from './steps.ts'

/**
 * The page of another site that frames the partner's; the payment page names it as an ancestor that it permits. Over
 * https, because a frame in an insecure page has no `crypto.subtle`.
 */
export const OTHER_SITE = 'https://host.example'

/** The version that a page has loaded before the current one. */
export const OLDER = '0.0.1'

/** A tag as a page writes it, with one script. */
export interface Tag {
  name: 'drop' | 'wallet' | 'scanner'
  markup: string
  /** What of it the pictures show, and what in it changes by itself. */
  panel: string
  moving: string[]
  /** What a visitor sees first. */
  first(view: View): Locator
  /** What loads last. */
  last?(view: View): Locator
  /** Signs the fan in by the window of the main site, and does what the tag is for. */
  use(view: View, stack: Stack): Promise<void>
}

export const TAGS: readonly Tag[] = [
  {
    name: 'drop',
    markup: '<fandeck-drop drop-id="101" layout="compact"></fandeck-drop>',
    panel: 'fandeck-drop',
    moving: ['.fandeck-drop__panel'],
    first: (view) => button(view, '로그인하고 구매하기'),
    last: (view) => view.getByText('꼭 확인해 주세요'),
    async use(view) {
      await allow(await openSignIn(view))
      await buy(view)
    },
  },
  {
    name: 'wallet',
    markup: '<fandeck-wallet open></fandeck-wallet>',
    panel: '.fandeck-dialog',
    moving: [],
    first: (view) => button(view, '연결하기'),
    async use(view) {
      await allow(await openSignIn(view, '연결하기'))
      await screen(view.locator('.fandeck-wallet__benefit').first()).toBeVisible()
    },
  },
  {
    name: 'scanner',
    markup: '<fandeck-scanner minting-id="1" open></fandeck-scanner>',
    // Without a camera, the code is typed.
    panel: '.fandeck-code-entry',
    moving: [],
    first: codeField,
    async use(view, stack) {
      await codeField(view).fill((await sampleCard(stack)).code)
      await button(view, '카드 받기').click()
      await allow(await openSignIn(view, '로그인하고 카드 받기'))
      await screen(view.getByRole('dialog', { name: /카드를 받았어요/ })).toBeVisible()
    },
  },
]

/** A page around a tag. */
export interface HostPage {
  name: string
  /** The origin of the page that frames the partner's. */
  frame?(stack: Stack): string
  /** The addresses of the scripts; by default `/fandeck/<name>.js`. */
  scripts?(name: string): string[]
  styles?: string
  strict?: boolean
  /** What the head has before the scripts, such as a library. */
  head?: string
  /** The scripts as the page writes them, by the name of the tag; by default modules. */
  written?(name: Tag['name']): string
  /** The page as its server sends it; by default UTF-8. */
  sent?(page: string): { body: string | Buffer; contentType: string }
  /** Answers what the page requests besides. */
  serve?(context: BrowserContext, brand: string, stack: Stack): Promise<unknown>
  /** The origin of the page; by default that of the brand's pages. */
  origin?: string
  /** What the page itself keeps in `localStorage`. */
  own?: Readonly<Record<string, string>>
  /** What the page does with the tag once it is shown. */
  shake?(view: View): Promise<void>
}

export const QUIET: HostPage = { name: 'a quiet page' }

/** Moves the tag out of the page and back, a thousand times; opens it again if the lack of a camera has closed it. */
const readd = (view: View) =>
  view.locator('[market-url]').evaluate(async (element) => {
    const home = element.parentElement
    for (let times = 0; times < 1000; times++) {
      element.remove()
      // The element ends a microtask after it has left.
      await Promise.resolve()
      await Promise.resolve()
      home?.append(element)
    }
    if ('open' in element) element.open = true
  })

/** Moves the tag into a shadow root in another one, as a page of web components has it. */
const intoShadows = (view: View) =>
  view.locator('[market-url]').evaluate(async (element) => {
    const [outer, inner] = [document.createElement('div'), document.createElement('div')]
    element.replaceWith(outer)
    // The element ends a microtask after it has left.
    await Promise.resolve()
    await Promise.resolve()
    outer.attachShadow({ mode: 'open' }).append(inner)
    inner.attachShadow({ mode: 'open' }).append(element)
    if ('open' in element) element.open = true
  })

export const HOST_PAGES: readonly HostPage[] = [
  { name: 'a frame of a page of the same site', frame: ({ site }) => site },
  { name: 'a frame of another site', frame: () => OTHER_SITE },
  {
    name: 'a page that has the script twice',
    scripts: (name) => [`/fandeck/${name}.js`, `/fandeck/${name}.js?again`],
  },
  {
    name: 'a page with an older and a newer version',
    scripts: (name) => [`/older/${name}.js`, `/fandeck/${name}.js`],
  },
  { name: 'a page with a strict content policy', strict: true },
  { name: 'a shadow root in another one', shake: intoShadows },
  { name: 'a page that removes and adds the tag 1,000 times', shake: readd },
  {
    name: 'a page whose styles fight',
    styles: `
      html { font-size: 10px; direction: rtl }
      body { letter-spacing: 1em; text-transform: uppercase; text-align: right; line-height: 5; color: red; cursor: none; word-spacing: 1em }
      * { box-sizing: content-box !important; margin: 0 !important; padding: 0 !important; z-index: 1 !important }
      fandeck-drop, fandeck-wallet, fandeck-scanner { all: unset; display: block }
      button, h2, p, dl, dialog, [popover] { display: none !important }
      main { transform: translateZ(0); contain: layout; overflow: hidden }`,
  },
]

/** A browser's cookies and storage. */
export type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Returns the state of a browser in which a verified fan with benefits is signed in, on the main site only. */
export async function signedInState(site: RunningSite): Promise<State> {
  const { page, context } = await openBrandPage(site, { colorScheme: 'light' })
  const window = await openSignIn(page)
  await byPhone(window, '010-5555-0100')
  await allow(window)
  const { cookies, origins } = await context.storageState()
  await context.close()
  return { cookies, origins: origins.filter(({ origin }) => origin === site.stack.site) }
}

/** A page that is open. */
export interface Opened {
  context: BrowserContext
  page: Page
  /** The partner's page, which may be a frame. */
  view: Page | Frame
  /** The scripts that have loaded. */
  loaded: string[]
  /** The warnings of the console, the violations of the policy, and the errors of the pages. */
  said: string[]
  stopped: string[]
  errors: string[]
}

const html = (title: string, head: string, body: string) =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${head}<body>${body}`

/** Opens a page of a partner, on which the fan is signed out; `state` is that of a fan of the main site. */
export async function openHost(
  { stack, browser }: RunningSite,
  state: State,
  tag: Tag,
  host: HostPage,
): Promise<Opened> {
  const { protocol, hostname, port } = new URL(stack.site)
  const brand = `${protocol}//${hostname}:${Number(port) + 5}`
  await until('the brand page', () => fetch(brand).then((reply) => reply.ok || undefined), 60_000)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    reducedMotion: 'reduce',
    storageState: state,
  })
  context.setDefaultTimeout(45_000)
  const page = await context.newPage()
  const loaded: string[] = []
  const said: string[] = []
  const stopped: string[] = []
  const errors: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await context.exposeFunction('stop', (violation: string) => stopped.push(violation))
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => stop(violatedDirective + ' ' + blockedURI))`,
  )
  await context.addInitScript(
    `if (location.pathname === '/host') for (const [name, value] of Object.entries(${JSON.stringify(host.own ?? {})})) localStorage.setItem(name, value)`,
  )
  const modules = (host.scripts?.(tag.name) ?? [`/fandeck/${tag.name}.js`])
    .map((address) => `<script type="module" src="${address}"></script>`)
    .join('')
  const scripts = `${host.head ?? ''}${host.written?.(tag.name) ?? modules}`
  const home = host.origin ?? brand
  const attributes = `market-url="${stack.api}" cdn-url="${stack.api}/cdn" login-origin="${stack.site}"`
  const markup = `<main>${tag.markup.replace('>', ` ${attributes}>`)}</main>`
  const styles = `<link rel="stylesheet" href="/host.css">${scripts}`
  const written = html('온결', styles, markup)
  await host.serve?.(context, brand, stack)
  await context.route(`${home}/host`, (route) =>
    route.fulfill({
      ...(host.sent?.(written) ?? { contentType: 'text/html; charset=utf-8', body: written }),
      headers: host.strict ? { 'content-security-policy': contentPolicy(stack.api, stack.pay) } : {},
    }),
  )
  await context.route(`${home}/host.css`, (route) =>
    route.fulfill({ contentType: 'text/css', body: `body { margin: 0 } ${host.styles ?? ''}` }),
  )
  // The same files as of another release.
  await context.route(`${brand}/older/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const script = await (await fetch(`${brand}${pathname.replace('/older/', '/fandeck/')}`)).text()
    const body = script.replace(/static fandeckVersion=[\w$]+/, `static fandeckVersion='${OLDER}'`)
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  const top = host.frame?.(stack)
  if (top)
    await context.route(`${top}/frame`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html(
          '찻집',
          '<style>body{margin:0}iframe{display:block;border:0;width:390px;height:844px}</style>',
          `<iframe src="${brand}/host" allow="camera; clipboard-write" title="온결"></iframe>`,
        ),
      }),
    )
  await page.goto(top ? `${top}/frame` : `${home}/host`)
  const view = top ? await frameOf(page, `${brand}/host`) : page
  await screen(tag.first(view)).toBeVisible()
  await host.shake?.(view)
  await screen(tag.first(view)).toBeVisible()
  return { context, page, view, loaded, said, stopped, errors }
}

const frameOf = (page: Page, url: string): Promise<Frame> =>
  until('the frame', async () => page.frame({ url }) ?? undefined, 20_000)
