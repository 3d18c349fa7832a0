import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../context.ts'

/** A background job; any number of processes can run it. It returns soon after the signal aborts. */
export type Job = (ending: AbortSignal) => Promise<unknown>

/** Returns a job that runs at most once in `ms`, for work that is not urgent; the first time after `delayMs`. */
export function seldom(ms: number, job: Job, delayMs = 0): Job {
  let next = performance.now() + delayMs
  return async (ending) => {
    if (performance.now() < next) return
    next = performance.now() + ms
    await job(ending)
  }
}

/**
 * Runs jobs repeatedly, each on its own schedule, so that a stuck job delays no other.
 *
 * @returns a function that stops the jobs and waits for running ones
 */
export function startJobs(backend: Backend, jobs: readonly Job[], everyMs = 1000): () => Promise<void> {
  const stop = new AbortController()
  async function keepDoing(job: Job): Promise<void> {
    while (!stop.signal.aborted) {
      await job(stop.signal).catch((error: unknown) => backend.log.error('worker.failed', error))
      await pause(everyMs, undefined, { signal: stop.signal, ref: false }).catch(() => {})
    }
  }
  const running = jobs.map(keepDoing)
  return async () => {
    stop.abort()
    await Promise.all(running)
  }
}
