// `pnpm bench:leaks --cycles N`: opens and closes wallet drawer and scanner N times as fans run them, in the production
// build of React and of the widgets, and prints what has grown as one JSON line (G17). Exits with 1 when something stays,
// or when the control, which forgets on purpose, is not noticed.
import { parseArgs } from 'node:util'
import type { CDPSession } from 'playwright'
import { buildPages } from '../built-pages.ts'

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '1000' } } })
const CYCLES = Number(values.cycles)
/** Lazy parts, caches and compiled code come with the first openings. */
const WARM_UP = 20
const CONTROL_CYCLES = 100
/**
 * Machine code that V8 makes of warm functions counts as heap: some 0.9 MB over 600 openings, ever less, and nothing that
 * the widgets hold. Without it what is left is theirs.
 */
const NO_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug'
const MB = 1e6

/** What the DevTools protocol counts of the page, after its garbage has gone. */
async function counters(session: CDPSession) {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') }
}

const pages = await buildPages({ root: import.meta.dirname, names: ['index'], flags: [NO_MACHINE_CODE] })

/** On a page of its own: what has grown since the first openings. */
const grown = (name: string, cycles: number) =>
  pages.open('index', async (page, context) => {
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('HeapProfiler.enable')
    const cycle = (times: number) => page.evaluate((n) => window.leaks.openAndClose(n), times)
    await page.evaluate((subject) => window.leaks.start(subject), name)
    await cycle(WARM_UP)
    const start = await counters(session)
    await cycle(cycles)
    const end = await counters(session)
    return {
      cycles,
      listeners: end.listeners - start.listeners,
      nodes: end.nodes - start.nodes,
      heapMb: Math.round(((end.heap - start.heap) / MB) * 100) / 100,
      ...(await page.evaluate(() => window.leaks.going())),
    }
  })

type Grown = Awaited<ReturnType<typeof grown>>
const isClean = ({ listeners, nodes, heapMb, timers, tracks }: Grown) =>
  listeners <= 0 && nodes <= 0 && heapMb < 1 && timers === 0 && tracks === 0

try {
  const [wallet, scanner] = await Promise.all([grown('wallet', CYCLES), grown('scanner', CYCLES)])
  const control = await grown('forgetful', CONTROL_CYCLES)
  const noticed =
    control.listeners >= CONTROL_CYCLES && control.nodes >= CONTROL_CYCLES && control.heapMb >= 1
  console.log(JSON.stringify({ wallet, scanner, control }))
  process.exitCode = isClean(wallet) && isClean(scanner) && noticed ? 0 : 1
} finally {
  await pages.close()
}
