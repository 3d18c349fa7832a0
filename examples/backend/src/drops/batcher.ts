import type { Backend } from '../context.ts'
import { sharedFlush } from '../db/flush.ts'
import { type Outcome, type ReservationRequest, reserveAll } from './reserve.ts'

/** The maximum of requests per statement. */
const MOST = 256
/** Concurrent statements per drop: one holds the stock row while others flush to disk. */
const AT_ONCE = 3

/** Reserves in batches: requests that arrive while statements run share the next one. */
export interface Batcher {
  /** Does not resolve to `AGAIN`. */
  reserve(reservation: ReservationRequest): Promise<Outcome>
}

interface Waiting {
  reservation: ReservationRequest
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** The queued requests of one drop, and the number of running statements. */
interface Queue {
  waiting: Waiting[]
  running: number
}

/**
 * Queues the requests of each drop and runs few statements at a time, so that one statement and one disk write serve
 * many purchases. A single request runs immediately and does not wait for a full batch.
 */
export function createBatcher(backend: Backend, reserve: typeof reserveAll = reserveAll): Batcher {
  const queues = new Map<number, Queue>()
  const flush = sharedFlush(backend.db)

  async function serve(dropId: number, batch: readonly Waiting[]): Promise<Waiting[]> {
    try {
      const outcomes = await reserve(
        backend,
        dropId,
        batch.map(({ reservation }) => reservation),
        flush,
      )
      return batch.filter((one, at) => {
        const outcome = outcomes[at]
        if (outcome === undefined || outcome.outcome === 'AGAIN') return true
        one.resolve(outcome)
        return false
      })
    } catch (error) {
      // One invalid request must not fail the others.
      if (batch.length > 1) {
        const again = await Promise.all(batch.map((one) => serve(dropId, [one])))
        return again.flat()
      }
      for (const { reject } of batch) reject(error)
      return []
    }
  }

  async function work(dropId: number, queue: Queue): Promise<void> {
    queue.running++
    while (queue.waiting.length > 0) {
      const again = await serve(dropId, queue.waiting.splice(0, MOST))
      queue.waiting.unshift(...again)
    }
    queue.running--
    if (queue.running === 0) queues.delete(dropId)
  }

  return {
    reserve(reservation) {
      return new Promise<Outcome>((resolve, reject) => {
        const { dropId } = reservation.body
        const queue = queues.get(dropId) ?? { waiting: [], running: 0 }
        queues.set(dropId, queue)
        queue.waiting.push({ reservation, resolve, reject })
        if (queue.running < AT_ONCE) void work(dropId, queue)
      })
    },
  }
}
