import { type Browser, chromium } from 'playwright'
import { chromiumPath } from '../../scripts/browser.ts'
import { slowDown } from '../slow-phone.ts'

/** When a page shows something first, in ms, and how far it shifts. */
export interface First {
  /** The placeholder of the tag, or the heading of hello, is in the DOM. */
  inDom: number
  /** The first paint of the page, which has nothing else. */
  painted: number
  /** The drop's own skeleton, or the heading of hello, is in the DOM. */
  own: number
  cls: number
}

export function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
}

/** Records the first appearances from the start of the document. */
const OBSERVE = `
  const seen = (globalThis.seen = { inDom: 0, own: 0, painted: 0, cls: 0 })
  const look = () => {
    const drop = document.querySelector('fandeck-drop')
    if (document.querySelector('h1') || drop?.shadowRoot?.querySelector('.fandeck-skeleton')) seen.own ||= performance.now()
    if (seen.own || document.querySelector('.drop-place')) seen.inDom ||= performance.now()
    if (!seen.own) setTimeout(look)
  }
  look()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-paint') seen.painted = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Loads a page in a browser slowed down four times, over 1.6 Mbps with 150 ms. */
export async function measure(browser: Browser, url: string): Promise<First> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await slowDown(page, context)
    await page.addInitScript(OBSERVE)
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
    const first: First = await page.evaluate('seen')
    if (!first.inDom || !first.painted) throw new Error(`${url} showed nothing.`)
    return first
  } finally {
    await context.close()
  }
}
