import type { Backend } from '../context.ts'
import { type Outcome, reserveAll, type Wish } from './reserve.ts'

/** Wishes in one statement. */
const MOST = 64

/** Takes wishes; those that arrive while a statement runs go together into the next one. */
export interface Till {
  /** Never answers `AGAIN`. */
  reserve(wish: Wish): Promise<Outcome>
}

interface Waiting {
  wish: Wish
  resolve(outcome: Outcome): void
  reject(error: unknown): void
}

/**
 * A queue before each drop: one statement at a time, so that one flush of the disk pays for many purchases. Nobody
 * waits for a batch to fill up: a single wish goes at once.
 */
export function createTill(backend: Backend, reserve: typeof reserveAll = reserveAll): Till {
  const queues = new Map<number, Waiting[]>()

  async function serve(mintingSeq: number, batch: readonly Waiting[]): Promise<Waiting[]> {
    try {
      const outcomes = await reserve(
        backend,
        mintingSeq,
        batch.map(({ wish }) => wish),
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
        const again = await Promise.all(batch.map((one) => serve(mintingSeq, [one])))
        return again.flat()
      }
      for (const { reject } of batch) reject(error)
      return []
    }
  }

  async function empty(mintingSeq: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const again = await serve(mintingSeq, queue.splice(0, MOST))
      queue.unshift(...again)
    }
    queues.delete(mintingSeq)
  }

  return {
    reserve(wish) {
      return new Promise<Outcome>((resolve, reject) => {
        const { mintingSeq } = wish.body
        const waiting = { wish, resolve, reject }
        const queue = queues.get(mintingSeq)
        if (queue) {
          queue.push(waiting)
          return
        }
        const fresh = [waiting]
        queues.set(mintingSeq, fresh)
        void empty(mintingSeq, fresh)
      })
    },
  }
}
