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

/** Records the frames of `ms` after a press; the times between animation frames give those of the main thread. */
export async function recordFrames(page: Page, press: string, ms: number): Promise<Frames> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] })
  const missed = await page.evaluate(
    ([selector, length, frame]) =>
      new Promise<number>((resolve) => {
        const times: number[] = []
        const look = (now: number) => {
          times.push(now)
          if (now - (times[0] ?? now) < length) return void requestAnimationFrame(look)
          const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
          resolve(gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0))
        }
        requestAnimationFrame(look)
        document.querySelector<HTMLElement>(selector)?.click()
      }),
    [press, ms, FRAME_MS] as const,
  )
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace)
  const reports = traceEvents.flatMap(({ name, args }) =>
    name === 'PipelineReporter' && args?.frame_reporter ? [args.frame_reporter] : [],
  )
  const moving = reports.filter((one) => one.has_compositor_animation || one.has_main_animation)
  return {
    dropped: reports.filter(({ state, affects_smoothness }) => affects_smoothness && /DROPPED/.test(state))
      .length,
    shown: moving.filter(({ state }) => /PRESENTED/.test(state)).length,
    missed,
  }
}
