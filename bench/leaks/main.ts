// `pnpm bench:leaks --cycles N`: opens and closes wallet drawer and scanner N times in the production build of React
// and the widgets, and prints the growth as one JSON line (G17). Exits with 1 when something leaks, or when the
// control, which leaks on purpose, is not detected.
import { parseArgs } from 'node:util'
import type { CDPSession } from 'playwright'
import { buildPages } from '../built-pages.ts'

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '1000' } } })
const CYCLES = Number(values.cycles)
/** The first openings load lazy parts, fill caches and compile code. */
const WARM_UP = 20
const CONTROL_CYCLES = 100
/**
 * Disables V8's optimising compilers. Their machine code counts as heap, some 0.9 MB over 600 openings, and would hide
 * the widgets' own growth.
 */
const NO_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug'
const MB = 1e6

/** Returns the DevTools counters of the page after a garbage collection. */
async function counters(session: CDPSession) {
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') }
}

const pages = await buildPages({ root: import.meta.dirname, names: ['index'], flags: [NO_MACHINE_CODE] })

/** Returns the growth since the first openings, on a new page. */
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
