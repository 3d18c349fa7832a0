import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { later, Problem, TRY_AGAIN } from '../problem.ts'

/** Half of the cores hash passwords; the others serve requests. */
const queue = new PQueue({ concurrency: Math.max(1, Math.floor(availableParallelism() / 2)) })
/** At 20 to 40 ms each, the last one waits for two seconds. */
const MOST_WAITING = 64
const AGAIN_MS = 2000

/**
 * Limits concurrent hashing, which occupies a core for tens of milliseconds. Never call it in a transaction, which
 * would keep its connection and locks until the hash is done.
 */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MOST_WAITING) throw later(new Problem(429, TRY_AGAIN), AGAIN_MS)
  return queue.add(work)
}

/** Hashes a password for storage (argon2id). */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password))

let dummyHash: Promise<string> | undefined

/** Verifies a password; without a stored hash it takes as long and returns false. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash('nobody')
  dummyHash.catch(() => {
    dummyHash = undefined
  })
  const against = stored ?? (await dummyHash)
  return (await limited(() => verify(against, password))) && typeof stored === 'string'
}
