import type { Backend } from '../context.ts'

/** Work that nobody waits for; any number of processes may do it. */
export type Job = () => Promise<unknown>

/**
 * Does jobs again and again, each at its own pace, so that one that is stuck holds no other up.
 *
 * @returns stops them, and waits for those that run
 */
export function startJobs(backend: Backend, jobs: readonly Job[], everyMs = 1000): () => Promise<void> {
  let stopped = false
  let wake = () => {}
  const stopping = new Promise<void>((resolve) => {
    wake = resolve
  })
  async function keepDoing(job: Job): Promise<void> {
    while (!stopped) {
      await job().catch((error: unknown) => backend.log.error('worker.failed', error))
      const pause = Promise.withResolvers<void>()
      const timer = setTimeout(pause.resolve, everyMs)
      timer.unref()
      await Promise.race([pause.promise, stopping])
      clearTimeout(timer)
    }
  }
  const running = jobs.map(keepDoing)
  return async () => {
    stopped = true
    wake()
    await Promise.all(running)
  }
}
