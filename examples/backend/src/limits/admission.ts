import PQueue from 'p-queue'
import { later, Problem, TRY_AGAIN } from '../problem.ts'

/** The `Retry-After` of a refusal, ms. */
const AGAIN_MS = 2000

/** The limits of one kind of work in a process. */
export interface AdmissionOptions {
  /** The maximum of running jobs. */
  concurrency: number
  /** The maximum of running and waiting jobs. */
  most: number
  /** The maximum of these per key, such as a member or an address, so that no key fills the queue alone. */
  perKey: number
  /** @default the message of S8.4 with status 429 */
  refusal?: () => Problem
}

/** A bounded queue. */
export interface Admission {
  /** Returns the refusal that this key would get now. */
  refusalFor(key: string): Problem | undefined
  /**
   * Runs the work once the queue admits it.
   *
   * @throws Problem 429 with `Retry-After`, immediately, if the queue is full or the key has used its share
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>
}

/**
 * First in, first out. Reserves half of the places for keys that have none yet, so that many jobs of a few keys
 * leave room for others.
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
