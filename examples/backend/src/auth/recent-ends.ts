import type { Backend } from '../context.ts'
import { ACCESS_MS } from './tokens.ts'

/** Rows that other processes have committed late are read again, ms. */
const OVERLAP_MS = 60_000

/** What has ended, by id, with the time. */
type Ends = Map<string, number>
type Load = (backend: Backend, since: number) => Promise<{ id: string; at: number | null }[]>

/**
 * Follows what has ended within the lifetime of an access token. The tokens are still signed and cached, so requests
 * compare them with this list instead of the database.
 *
 * @param load returns what has ended since a time, by any process
 */
export function recentEnds(load: Load) {
  const known = new WeakMap<Backend, { ends: Ends; read: number }>()
  function listOf(backend: Backend) {
    const list = known.get(backend) ?? { ends: new Map<string, number>(), read: 0 }
    known.set(backend, list)
    return list
  }
  return {
    /** Returns the list of this process. */
    of: (backend: Backend): Ends => listOf(backend).ends,
    /** Adds what has ended through other processes, and drops what no token outlives. */
    async follow(backend: Backend): Promise<void> {
      const list = listOf(backend)
      const now = backend.now()
      const oldest = now - ACCESS_MS
      for (const [id, at] of list.ends) if (at <= oldest) list.ends.delete(id)
      const since = Math.max(oldest, list.read - OVERLAP_MS)
      for (const { id, at } of await load(backend, since)) list.ends.set(id, at ?? since)
      list.read = now
    },
  }
}
