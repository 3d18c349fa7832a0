import type { Backend } from '../context.ts'
import { releaseExpired } from '../drops/expiry.ts'
import { deliverDue } from './gateway.delivery.ts'

/**
 * Does what nobody waits for: overdue reservations end, owed callbacks go out. Any number of processes may run it.
 *
 * @returns stops it
 */
export function startWorker(backend: Backend, everyMs = 2000): () => void {
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    try {
      await releaseExpired(backend)
      await deliverDue(backend)
    } catch (error) {
      backend.log.error('worker.failed', error)
    } finally {
      running = false
    }
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
