import type { Backend } from '../context.ts'
import { sharedFlush } from '../db/flush.ts'
import { type Outcome, reserveAll, type Wish } from './reserve.ts'

/** Wishes in one statement. */
const MOST = 256
/** Statements of a drop that are under way: while some are written to the disk the next one has the stock row. */
const AT_ONCE = 3

/** Takes wishes; those that arrive while statements run go together into the next one. */
export interface Till {
  /** Never answers `AGAIN`. */
  reserve(wish: Wish): Promise<Outcome>
}

interface Waiting {
  wish: Wish
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/** The wishes of one drop that wait, and how many statements are under way. */
interface Queue {
  waiting: Waiting[]
  running: number
}

/**
 * A queue before each drop: few statements at a time, so that one statement and one write of the disk pay for many
 * purchases. Nobody waits for a batch to fill up: a single wish goes at once.
 */
export function createTill(backend: Backend, reserve: typeof reserveAll = reserveAll): Till {
  const queues = new Map<number, Queue>()
  const flush = sharedFlush(backend.db)

  async function serve(dropId: number, batch: readonly Waiting[]): Promise<Waiting[]> {
    try {
      const outcomes = await reserve(
        backend,
        dropId,
        batch.map(({ wish }) => wish),
        flush,
      )
      return batch.filter((one, at) => {
        const outcome = outcomes[at]
        if (outcome === undefined || outcome.outcome === 'AGAIN') return true
        one.resolve(outcome)
        return false
      })
    } catch (error) {
      // One bad wish must not refuse the others.
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
    reserve(wish) {
      return new Promise<Outcome>((resolve, reject) => {
        const { dropId } = wish.body
        const queue = queues.get(dropId) ?? { waiting: [], running: 0 }
        queues.set(dropId, queue)
        queue.waiting.push({ wish, resolve, reject })
        if (queue.running < AT_ONCE) void work(dropId, queue)
      })
    },
  }
}
