import type { BrowserContext, Page } from 'playwright'
import { slowDown } from '../slow-phone.ts'

/** What one load of a page cost. Times in ms, sizes in kB as transferred. */
export interface Load {
  fcp: number
  lcp: number
  cls: number
  /** When the page reacted to presses; 0 on a page of other scripts. */
  ready: number
  scriptKb: number
  /** Requests that were sent before the largest paint. */
  requests: number
  /** What had arrived by then, of everything and of scripts. */
  kb: number
  kbOfScripts: number
}

/** After the last request the page may still shift and paint. */
const REST_MS = 1500

/** Records paints, shifts and the end of hydration from the start of the document. */
function observe(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, ready: 0 }
  Object.assign(globalThis, { seen })
  document.addEventListener('fandeck:ready', (event) => {
    if (event instanceof CustomEvent && event.detail === 'page') seen.ready = performance.now()
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
      if (entry.entryType === 'largest-contentful-paint') seen.lcp = entry.startTime
      if (entry.entryType === 'layout-shift' && 'value' in entry) seen.cls += Number(entry.value)
    }
  }).observe({ type: 'paint', buffered: true })
  for (const type of ['largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime
        else if ('value' in entry) seen.cls += Number(entry.value)
      }
    }).observe({ type, buffered: true })
  }
}

/** Loads a page in a browser slowed down four times, over 1.6 Mbps with 150 ms. */
export async function measure(page: Page, context: BrowserContext, url: string): Promise<Load> {
  const session = await slowDown(page, context)
  const started = new Map<string, { at: number; script: boolean }>()
  const done: { at: number; bytes: number; script: boolean }[] = []
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    started.set(requestId, { at: timestamp * 1000, script: type === 'Script' })
  })
  const arrived: { at: number; bytes: number; script: boolean }[] = []
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    const request = started.get(requestId)
    if (request) arrived.push({ at: timestamp * 1000, bytes: encodedDataLength, script: request.script })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = started.get(requestId)
    if (request) done.push({ ...request, bytes: encodedDataLength })
  })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(REST_MS)
  const { fcp, lcp, cls, ready } = await page.evaluate(
    () => (globalThis as unknown as { seen: { fcp: number; lcp: number; cls: number; ready: number } }).seen,
  )
  const first = Math.min(...[...started.values()].map(({ at }) => at))
  const before = (requests: typeof done) => requests.filter(({ at }) => at - first <= lcp)
  const kb = (requests: typeof done) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  return {
    fcp,
    lcp,
    cls,
    ready,
    scriptKb: kb(done.filter(({ script }) => script)),
    requests: before(done).length,
    kb: kb(before(arrived)),
    kbOfScripts: kb(before(arrived).filter(({ script }) => script)),
  }
}
