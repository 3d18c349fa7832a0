import type { Backend } from '../context.ts'
import { later, Problem, TRY_AGAIN } from '../problem.ts'
import { databaseStore } from './database.store.ts'
import { folderStore } from './folder.store.ts'
import type { MediaStore } from './media-store.ts'

/** When a client asks again while the store is away, ms. */
const AWAY_MS = 5000

/** Logs the failures of a store and answers 503. */
function reporting(store: MediaStore, log: Backend['log']): MediaStore {
  const guarded = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      log.error('media.away', error)
      throw later(new Problem(503, TRY_AGAIN, 'OUTAGE'), AWAY_MS)
    }
  }
  return {
    put: (name, bytes) => guarded(store.put(name, bytes)),
    read: (name) => guarded(store.read(name)),
    remove: (name) => guarded(store.remove(name)),
  }
}

/** Keeps new media in one store; reads and removes those of the store before it, too. */
const layered = (store: MediaStore, before: MediaStore): MediaStore => ({
  put: (name, bytes) => store.put(name, bytes),
  read: async (name) => (await store.read(name)) ?? before.read(name),
  async remove(name, tx) {
    await store.remove(name)
    await before.remove(name, tx)
  },
})

/** Imports the client of a bucket when it is used, so that a backend without one does not load it. */
function lazily(load: () => Promise<MediaStore>): MediaStore {
  let loaded: Promise<MediaStore> | undefined
  const store = () => {
    loaded ??= load()
    return loaded
  }
  return {
    put: async (name, bytes) => (await store()).put(name, bytes),
    read: async (name) => (await store()).read(name),
    remove: async (name) => (await store()).remove(name),
  }
}

/**
 * Returns the store of the configuration: a bucket, a folder, or the database. With a bucket or a folder, the media that
 * the database has from before are read from there.
 *
 * Its functions throw a Problem 503 with `Retry-After` while a bucket or folder cannot be reached.
 */
export function mediaStore({
  db,
  config: { media },
  log,
}: Pick<Backend, 'db' | 'config' | 'log'>): MediaStore {
  const database = databaseStore(db)
  if (media === undefined) return database
  const store =
    'folder' in media
      ? folderStore(media.folder)
      : lazily(async () => (await import('./s3.store.ts')).s3Store(media))
  return layered(reporting(store, log), database)
}
