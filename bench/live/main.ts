// `pnpm bench:live --frames N`: what live reading costs a device, in Chromium on Linux: CPU time of the worker for a frame,
// the time to the first result, and memory. Chromium slows down pages and not workers ("Operation is only supported for
// pages, not workers"), so that four times the CPU time stands for a phone. Prints a table.
import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildPages } from '../built-pages.ts'
import { median } from '../median.ts'

const { values } = parseArgs({ options: { frames: { type: 'string', default: '60' } } })
const FRAMES = Number(values.frames)

const lookUp = (file: string, pattern: RegExp): number => {
  try {
    return Number(pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The processes that show pages: Chromium's renderers. */
const renderers = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')
    } catch {
      return false
    }
  })

/** CPU time of a process's workers, ms. */
function workerMs(pid: string): number {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`)
  return threads
    .filter((thread) => readFileSync(`${thread}/comm`, 'utf8').startsWith('DedicatedWorker'))
    .reduce((sum, thread) => sum + lookUp(`${thread}/schedstat`, /^(\d+)/) / 1e6, 0)
}

const privateMb = (pid: string) => lookUp(`/proc/${pid}/smaps_rollup`, /Private_Dirty:\s+(\d+)/) / 1024

const others = new Set(renderers())
const pages = await buildPages({ root: import.meta.dirname, names: ['index'] })
try {
  const row = await pages.open('index', async (page) => {
    await page.waitForFunction(() => window.measure !== undefined)
    const own = renderers().filter((pid) => !others.has(pid))
    const before = new Map(own.map((pid) => [pid, privateMb(pid)]))
    const first = await page.evaluate(() => window.measure?.(0))
    const pid = own.find((one) => workerMs(one) > 0)
    if (!first || pid === undefined) throw new Error('The reader has not started.')
    const mb = privateMb(pid) - (before.get(pid) ?? 0)
    const since = workerMs(pid)
    const times = await page.evaluate((frames) => window.measure?.(frames), FRAMES)
    if (!times || times.read === 0) throw new Error('No frame was read.')
    return {
      firstMs: first.started + first.firstFrame,
      frameMs: median(times.frames),
      cpuMs: (workerMs(pid) - since) / (FRAMES + 1),
      mb,
    }
  })
  console.log('| CPU ms a frame | four times | ms a frame, median | ms to the first result | MB | load |')
  console.log('|--:|--:|--:|--:|--:|--:|')
  const cells = [row.cpuMs, 4 * row.cpuMs, row.frameMs, row.firstMs, row.mb, loadavg()[0] ?? 0]
  console.log(`| ${cells.map((value) => value.toFixed(value < 100 ? 1 : 0)).join(' | ')} |`)
} finally {
  await pages.close()
}
