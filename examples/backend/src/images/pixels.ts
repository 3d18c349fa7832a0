import type { Context } from 'hono'
import PQueue from 'p-queue'
import sharp from 'sharp'
import type { Backend } from '../context.ts'
import { addressReader, connectionOf } from '../limits/address.ts'
import { createAdmission } from '../limits/admission.ts'
import { Problem, TRY_AGAIN } from '../problem.ts'

// By default, libvips draws one picture on all cores.
sharp.concurrency(1)

/**
 * The queue of the pictures that everybody may ask for; a page with all its pictures fits into the share of an address.
 * sharp runs on the four threads of libuv, also from a worker thread, and shares them with argon2 and the signatures of
 * tokens. Two for these pictures and one for uploads leave one to sign-ins, whose hashes take 20 to 40 ms.
 */
export const publicPixels = createAdmission({ concurrency: 2, most: 128, perKey: 32 })

/** Re-encodes uploads one at a time; `uploads/admission.ts` bounds how many wait. */
const uploadedPixels = new PQueue({ concurrency: 1 })
export const onUploadedPixels = <T>(work: () => Promise<T>): Promise<T> => uploadedPixels.add(work)

/** Who asks for a picture. */
export interface Asker {
  address: string
  /** Whether they have closed the connection. */
  isGone(): boolean
}

/** Returns a function for the asker of a request. */
export function askerReader({ config }: Pick<Backend, 'config'>): (c: Context) => Asker {
  const addressOf = addressReader(config)
  return (c) => {
    const { signal } = c.req.raw
    const address = addressOf(connectionOf(c), c.req.header('x-forwarded-for'))
    return { address, isGone: () => signal.aborted }
  }
}

const gone = () => new Problem(408, TRY_AGAIN)

/**
 * Draws or encodes a picture once the queue admits it, unless the asker has gone by then.
 *
 * @throws Problem 429 with `Retry-After`
 */
export const onPublicPixels = <T>({ address, isGone }: Asker, work: () => Promise<T>): Promise<T> =>
  publicPixels.run(address, async () => {
    // Only before the work: the threads finish what they have begun.
    if (isGone()) throw gone()
    return work()
  })

interface Kept<T> {
  picture: Promise<T>
  /** Those who wait for it. */
  askers: Set<Asker>
}

/**
 * Keeps the newest `most` pictures. Requests for one that is being made wait for the same work, which is dropped if all
 * of them have gone before it begins.
 */
export function createPictures<T>(most: number) {
  const kept = new Map<string, Kept<T>>()

  function begin(key: string, asker: Asker, make: (all: Asker) => Promise<T>): Kept<T> {
    const askers = new Set([asker])
    const isGone = () => [...askers].every((one) => one.isGone())
    const one: Kept<T> = { askers, picture: make({ address: asker.address, isGone }) }
    one.picture.then(
      () => askers.clear(),
      () => kept.get(key) === one && kept.delete(key),
    )
    return one
  }

  return (key: string, asker: Asker, make: (all: Asker) => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    if (known) {
      if (known.askers.size > 0) known.askers.add(asker)
      return known.picture
    }
    const one = begin(key, asker, make)
    kept.set(key, one)
    const oldest = kept.keys().next().value
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return one.picture
  }
}
