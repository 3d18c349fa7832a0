import PQueue from 'p-queue'
import { later, Problem, TRY_AGAIN } from '../problem.ts'

/** When a refused caller may come again, ms. */
const AGAIN_MS = 2000

/** How much of one kind of work a process takes on. */
export interface AdmissionOptions {
  /** At once. */
  concurrency: number
  /** At once and waiting. */
  most: number
  /** Of these, by one key, such as a member or an address: nobody can fill the queue alone. */
  perKey: number
  /** Default: the sentence of S8.4 with status 429. */
  refusal?: () => Problem
}

/** A door with a bounded queue behind it. */
export interface Admission {
  /** The refusal that a caller of this key would get now. */
  refusalFor(key: string): Problem | undefined
  /**
   * Does the work when it is its turn.
   *
   * @throws Problem 429 with `Retry-After`, at once, when the queue is full or the key has its share of it
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

/**
 * First come, first served. Half of the places are for keys that have none yet, so that many callers of a few keys leave
 * room for all others.
 */
export function createAdmission({
  concurrency,
  most,
  perKey,
  refusal = () => new Problem(429, TRY_AGAIN),
}: AdmissionOptions): Admission {
  const queue = new PQueue({ concurrency })
  const held = new Map<string, number>()
  function refusalFor(key: string): Problem | undefined {
    const mine = held.get(key) ?? 0
    const places = mine === 0 ? most : most / 2
    return mine >= perKey || queue.size + queue.pending >= places ? later(refusal(), AGAIN_MS) : undefined
  }
  return {
    refusalFor,
    async run(key, work) {
      const full = refusalFor(key)
      if (full) throw full
      held.set(key, (held.get(key) ?? 0) + 1)
      try {
        return await queue.add(work)
      } finally {
        const left = (held.get(key) ?? 1) - 1
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
    },
  }
}
