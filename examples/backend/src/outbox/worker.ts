import { setTimeout as pause } from 'node:timers/promises'
import type { Backend } from '../context.ts'

/** Work that nobody waits for; any number of processes may do it. It ends soon after the signal does. */
export type Job = (ending: AbortSignal) => Promise<unknown>

/**
 * Does jobs again and again, each at its own pace, so that one that is stuck holds no other up.
 *
 * @returns stops them, and waits for those that run
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
