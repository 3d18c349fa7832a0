import type { Page } from 'playwright'

/** The frames of a movement. */
export interface Frames {
  /** Frames that the compositor should have shown and did not: a movement stutters. */
  dropped: number
  /** Frames shown. */
  shown: number
  /** Frames that the main thread missed: a press waits. */
  missed: number
}

const FRAME_MS = 1000 / 60

/** What Chromium's trace says of one frame. */
interface TraceEvent {
  name: string
  args?: {
    frame_reporter?: {
      state: string
      affects_smoothness: boolean
      has_compositor_animation: boolean
      has_main_animation: boolean
    }
  }
}

type Report = NonNullable<NonNullable<TraceEvent['args']>['frame_reporter']>

/** Runs `work` and returns the frames that the trace recorded during it. */
async function traced<T>(page: Page, work: () => Promise<T>): Promise<{ reports: Report[]; result: T }> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] })
  const result = await work()
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace)
  const reports = traceEvents.flatMap(({ name, args }) =>
    name === 'PipelineReporter' && args?.frame_reporter ? [args.frame_reporter] : [],
  )
  return { reports, result }
}

const droppedOf = (reports: readonly Report[]) =>
  reports.filter(({ state, affects_smoothness }) => affects_smoothness && /DROPPED/.test(state)).length

/** Records the frames of a scroll, from its begin to its end. */
export async function recordScroll(page: Page, scroll: () => Promise<void>): Promise<Frames> {
  const { reports } = await traced(page, scroll)
  const shown = reports.filter(({ state }) => /PRESENTED/.test(state))
  return { dropped: droppedOf(reports), shown: shown.length, missed: 0 }
}

/** Collects the times of animation frames for `ms`, after a press on the selector if there is one. */
const timesOf = (page: Page, ms: number, press?: string) =>
  page.evaluate(
    ([selector, length]) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const look = (now: number) => {
          times.push(now)
          if (now - (times[0] ?? now) < length) requestAnimationFrame(look)
          else resolve(times)
        }
        requestAnimationFrame(look)
        if (selector !== undefined) document.querySelector<HTMLElement>(selector)?.click()
      }),
    [press, ms] as const,
  )

const missedOf = (times: readonly number[]) =>
  times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0)

/** Records the frames of `ms` after a press; the times between animation frames give those of the main thread. */
export async function recordFrames(page: Page, press: string, ms: number): Promise<Frames> {
  const { reports, result } = await traced(page, () => timesOf(page, ms, press))
  const moving = reports.filter((one) => one.has_compositor_animation || one.has_main_animation)
  return {
    dropped: droppedOf(reports),
    shown: moving.filter(({ state }) => /PRESENTED/.test(state)).length,
    missed: missedOf(result),
  }
}

/** Records the frames of `ms` while a mouse drags an element, in a step a frame. */
export async function recordDrag(
  page: Page,
  press: string,
  { x, y, ms }: { x: number; y: number; ms: number },
): Promise<Frames> {
  const box = await page.locator(press).first().boundingBox()
  if (!box) throw new Error(`${press} is not on the page.`)
  const [startX, startY] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(startX, startY)
  await page.mouse.down()
  const steps = Math.floor(ms / FRAME_MS / 1.5)
  async function drag(): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(startX + (x * step) / steps, startY + (y * step) / steps)
      await page.waitForTimeout(FRAME_MS)
    }
  }
  const { reports, result } = await traced(page, async () => {
    const [times] = await Promise.all([timesOf(page, ms), drag()])
    return times
  })
  const after = await page.locator(press).first().boundingBox()
  if (!after || Math.abs(after.x - box.x) < Math.abs(x) / 2) throw new Error(`${press} has not moved.`)
  await page.mouse.up()
  const shown = reports.filter(({ state }) => /PRESENTED/.test(state)).length
  return { dropped: droppedOf(reports), shown, missed: missedOf(result) }
}
