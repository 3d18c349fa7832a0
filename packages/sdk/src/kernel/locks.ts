import type { Locks, Timers } from './platform.ts'

/** Web Locks with a time limit, so that a hanging tab does not block the others (D54). */
export function createLocks(manager: Pick<LockManager, 'request'>, timers: Timers): Locks {
  return {
    async run<T>(name: string, limitMs: number, task: () => Promise<T>) {
      const limit = new AbortController()
      const timer = timers.setTimeout(() => limit.abort(), limitMs)
      let running: Promise<T> | undefined
      const alone = () => {
        running = task()
        return running
      }
      try {
        return await manager.request(name, { signal: limit.signal }, alone)
      } catch {
        // The lock was never granted, or was stolen while the task ran; a running task continues.
        return running ?? task()
      } finally {
        timers.clearTimeout(timer)
      }
    },
  }
}
