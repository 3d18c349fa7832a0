// `pnpm bench:countdown --rounds N`: 100 countdown rows, ten ticks a second for three seconds, on a Chromium slowed down
// four times: component renders and CPU a tick, beside the time as state at the top and a text node that is written
// directly. Prints a table; exits with 1 when ours renders.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { type Browser, chromium } from 'playwright'
import { build, defaultClientConditions, preview } from 'vite'
import { chromiumPath } from '../../scripts/browser.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const ROUNDS = Number(values.rounds)
const NAMES = { state: 'state at the top', text: 'direct text', fandeck: 'Fandeck Countdown' }
type Name = keyof typeof NAMES
const names = Object.keys(NAMES) as Name[]
const SLOWER = 4
const TICKS = 30

/** Renders and CPU ms of one tick, an idle page's taken off. */
async function measure(browser: Browser, url: string): Promise<{ renders: number; ms: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(url)
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
  } finally {
    await context.close()
  }
}

const outDir = mkdtempSync(join(tmpdir(), 'fandeck-bench-'))
const common = { root: import.meta.dirname, configFile: false as const, logLevel: 'silent' as const }
await build({
  ...common,
  plugins: [react()],
  // The Profiler counts only in React's profiling build.
  resolve: {
    conditions: ['fandeck-source', ...defaultClientConditions],
    alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }],
  },
  build: {
    outDir,
    rolldownOptions: { input: names.map((name) => join(import.meta.dirname, `${name}.html`)) },
  },
})
const server = await preview({ ...common, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
const origin = server.resolvedUrls?.local[0] ?? ''
const executablePath = chromiumPath()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const times: Record<Name, number[]> = { state: [], text: [], fandeck: [] }
  const renders: Record<Name, number> = { state: 0, text: 0, fandeck: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const one = await measure(browser, `${origin}${name}.html`)
      times[name].push(one.ms)
      renders[name] = Math.max(renders[name], one.renders)
    }
  }
  const median = (name: Name) =>
    times[name].sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN
  const base = median('text')
  console.log(`| 100 rows | renders a tick | CPU ms a tick, median of ${ROUNDS} | of direct text |`)
  console.log('|---|--:|--:|--:|')
  for (const name of names) {
    const ms = median(name)
    console.log(`| ${NAMES[name]} | ${renders[name]} | ${ms.toFixed(1)} | ${(ms / base).toFixed(2)} |`)
  }
  if (renders.fandeck > 0) process.exitCode = 1
} finally {
  await browser.close()
  await server.close()
  rmSync(outDir, { recursive: true, force: true })
}
