// `pnpm bench:countdown --rounds N`: 100 countdown rows at ten ticks a second for three seconds, in a Chromium slowed
// down four times. Measures renders and CPU per tick, beside state at the top and a directly written text node. Prints
// a table; exits with 1 when Fandeck's rows render.
import { parseArgs } from 'node:util'
import { type BuiltPages, buildPages } from '../built-pages.ts'
import { median } from '../median.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const ROUNDS = Number(values.rounds)
const NAMES = { state: 'state at the top', text: 'direct text', fandeck: 'Fandeck Countdown' }
type Name = keyof typeof NAMES
const names = Object.keys(NAMES) as Name[]
const SLOWER = 4
const TICKS = 30

/** Returns renders and CPU ms per tick, minus those of an idle page. */
const measure = (pages: BuiltPages, name: Name): Promise<{ renders: number; ms: number }> =>
  pages.open(name, async (page, context) => {
    await page.waitForSelector('time')
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.waitForTimeout(500)
    const cpu = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const spent = async (ticks: boolean) => {
      const before = await cpu()
      await page.evaluate(
        async ([count, ticking]) => {
          for (let tick = 0; tick < count; tick++) {
            if (ticking) window.bench.tick()
            await new Promise((resolve) => setTimeout(resolve, 100))
          }
        },
        [TICKS, ticks] as const,
      )
      return (await cpu()) - before
    }
    const idle = await spent(false)
    const renders = await page.evaluate(() => window.bench.renders())
    const busy = await spent(true)
    const after = await page.evaluate(() => window.bench.renders())
    return { renders: (after - renders) / TICKS, ms: (busy - idle) / TICKS }
  })

const pages = await buildPages({
  root: import.meta.dirname,
  names,
  // Only React's profiling build runs the Profiler.
  alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }],
})
try {
  const times: Record<Name, number[]> = { state: [], text: [], fandeck: [] }
  const renders: Record<Name, number> = { state: 0, text: 0, fandeck: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const one = await measure(pages, name)
      times[name].push(one.ms)
      renders[name] = Math.max(renders[name], one.renders)
    }
  }
  const base = median(times.text)
  console.log(`| 100 rows | renders per tick | CPU ms per tick, median of ${ROUNDS} | of direct text |`)
  console.log('|---|--:|--:|--:|')
  for (const name of names) {
    const ms = median(times[name])
    console.log(`| ${NAMES[name]} | ${renders[name]} | ${ms.toFixed(1)} | ${(ms / base).toFixed(2)} |`)
  }
  if (renders.fandeck > 0) process.exitCode = 1
} finally {
  await pages.close()
}
