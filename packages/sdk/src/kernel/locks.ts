import type { Locks, Timers } from './platform.ts'

/** The browser's locks with a limit: a tab that hangs while it holds one must not hold everyone else up (D54). */
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
        // Never granted, or taken away while the task ran: that one goes on, and fails by itself if it must.
        return running ?? task()
      } finally {
        timers.clearTimeout(timer)
      }
    },
  }
}
