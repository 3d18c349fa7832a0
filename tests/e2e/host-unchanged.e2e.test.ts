// What a tag leaves on a partner's page after it was used and has left, as in `docs/guides/sessions.md`: a session under its own
// key and the client that keeps it, the tokens as `--fd-*`, and nothing else.
import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHost, QUIET, type State, signedInState, TAGS, type Tag } from './host-pages.ts'
import { runSite } from './running-site.ts'

const running = runSite()

let state: State
/** The facts of the page without a script. */
let before: Awaited<ReturnType<typeof factsAfter>>
beforeAll(async () => {
  state = await signedInState(running())
  before = await factsAfter(NOTHING, none)
}, 240_000)

/** Without a script, as the page is before. */
const NOTHING: Tag = {
  name: 'drop',
  markup: '<p>온결의 이야기</p>',
  panel: 'main',
  moving: [],
  first: (view) => view.getByText('온결의 이야기'),
  use: async () => {},
}

/** The client of a page refetches and renews the session when the visitor returns, for every tag that comes. */
const OF_THE_CLIENT = ['document visibilitychange', 'window focus', 'window online', 'window pageshow']
/** Set by zod, for all copies of it on a page. */
const OF_ZOD = '__zod_globalConfig'

/** Returns the types of the listeners of the page's own objects, sorted. */
async function listenersOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const types: string[] = []
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const objectId = result.objectId ?? ''
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId })
    types.push(...listeners.map(({ type }) => `${expression} ${type}`))
  }
  await session.detach()
  return types.sort()
}

/** Returns what the page can see of itself. */
async function factsOf(page: Page) {
  const seen = await page.evaluate(async (zod) => {
    const foreign = (name: string) => !name.startsWith('fandeck')
    const stores = [localStorage, sessionStorage]
    const bases = await indexedDB.databases()
    return {
      history: history.length,
      address: location.href,
      title: document.title,
      stored: stores.map((store) =>
        Object.entries(store)
          .filter(([name]) => foreign(name))
          .sort(),
      ),
      cookies: document.cookie,
      databases: bases.map(({ name }) => name ?? '').filter(foreign),
      globals: Object.keys(window)
        .filter((name) => name !== zod)
        .sort(),
      head: Array.from(document.head.children, ({ tagName }) => tagName),
      body: Array.from(document.body.children, ({ tagName }) => tagName),
      // An overlay that locks the page's scrolling leaves an empty attribute.
      attributes: [document.documentElement, document.body].map((one) =>
        one.getAttributeNames().filter((name) => name !== 'style' || one.getAttribute(name)),
      ),
      styles: [document.documentElement, document.body, document.querySelector('main')].map((one) => {
        const style = getComputedStyle(one ?? document.body)
        const sized = /^(height|block-size|perspective-origin|transform-origin|inline-size|width)$/
        return Array.from(style)
          .filter((name) => !sized.test(name) && !name.startsWith('--fd-'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
      }),
    }
  }, OF_ZOD)
  const listeners = await listenersOf(page)
  return { ...seen, listeners: listeners.filter((one) => !OF_THE_CLIENT.includes(one)) }
}

/** Opens a page with data of its own, lets it be used, and returns the facts after the tag has left. */
async function factsAfter(
  tag: Tag,
  scripts: () => string[],
  spoil: (page: Page) => Promise<unknown> = async () => {},
) {
  const { context, page, view } = await openHost(running(), state, tag, {
    ...QUIET,
    scripts,
    own: { user: '{"name":"온결 손님"}', cart: '3' },
  })
  await tag.use(view, running().stack)
  await page.locator('[market-url]').evaluate((element) => element.remove())
  await spoil(page)
  // The element ends a microtask after it has left, and its requests with it.
  await page.waitForLoadState('networkidle')
  const facts = await factsOf(page)
  await context.close()
  // The script itself.
  return { ...facts, head: facts.head.filter((name) => name !== 'SCRIPT') }
}

const none = () => []

describe('S10.3 D75 the page keeps its storage, styles, listeners and history', () => {
  test.each(TAGS)('after <fandeck-$name>', async (tag) => {
    expect(before.stored[0]).toEqual([
      ['cart', '3'],
      ['user', '{"name":"온결 손님"}'],
    ])
    const { history, ...facts } = await factsAfter(tag, () => [`/fandeck/${tag.name}.js`])
    const { history: entries, ...others } = before
    expect(facts).toEqual(others)
    // The form of the payment gateway, in its frame.
    expect(history - entries).toBe(tag.name === 'drop' ? 1 : 0)
  })

  test('control: a style, a key, a listener and an entry of the history are seen', async () => {
    const spoiled = await factsAfter(NOTHING, none, (page) =>
      page.evaluate(() => {
        document.body.style.color = 'red'
        localStorage.setItem('user', 'other')
        addEventListener('resize', () => {})
        history.pushState(null, '')
      }),
    )
    expect(spoiled.styles).not.toEqual(before.styles)
    expect(spoiled.stored).not.toEqual(before.stored)
    expect(spoiled.listeners).not.toEqual(before.listeners)
    expect(spoiled.history).not.toBe(before.history)
  })
})
