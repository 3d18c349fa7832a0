import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { later, Problem, TRY_AGAIN } from '../problem.ts'

/** Passwords are hashed on half of the cores; the other half serves. */
const queue = new PQueue({ concurrency: Math.max(1, Math.floor(availableParallelism() / 2)) })
/** At 20 to 40 ms each, the last one waits for two seconds. */
const MOST_WAITING = 64
const AGAIN_MS = 2000

/**
 * Hashing takes a core for tens of milliseconds, so no more than a few run at once; never call it in a transaction,
 * whose connection and locks would wait with it.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= MOST_WAITING) throw later(new Problem(429, TRY_AGAIN), AGAIN_MS)
  return queue.add(work)
}

/** A password as it is stored (argon2id). */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password))

let nobodysHash: Promise<string> | undefined

/** Whether a password is the one of a hash; without a hash it takes as long, and says no. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody')
  const against = stored ?? (await nobodysHash)
  return (await inTurn(() => verify(against, password))) && typeof stored === 'string'
}
