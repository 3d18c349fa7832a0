import type { Fandeck } from '@fandeck/sdk'
import type { Query, QueryClient } from '@tanstack/react-query'
import { memberKey } from './query-keys.ts'

/** Returns whether an event invalidates a query: `meta.invalidatedBy` names it (`invalidated-by.ts`). */
const names = ({ meta }: Query, event: PropertyKey): boolean =>
  Array.isArray(meta?.invalidatedBy) && meta.invalidatedBy.includes(event)

/** Changes the data of a query by an event that `meta.changedBy` names. */
function change(
  cache: QueryClient,
  { meta, queryKey, state }: Query,
  type: PropertyKey,
  event: unknown,
): void {
  const changes: unknown = meta?.changedBy
  if (typeof changes !== 'object' || changes === null || state.data === undefined) return
  const changed: unknown = Reflect.get(changes, type)
  if (typeof changed !== 'function') return
  // The reply of a request that was sent before the event may lack its change.
  if (state.fetchStatus === 'idle') cache.setQueryData(queryKey, (data) => changed(data, event))
  else void cache.invalidateQueries({ queryKey, exact: true })
}

/** Invalidates and changes queries on the SDK's events; returns the disconnect function. */
export function connectCache(fandeck: Fandeck, cache: QueryClient): () => void {
  const undo = [
    fandeck.events.onEach((type, event) => {
      void cache.invalidateQueries({ predicate: (query) => names(query, type) })
      for (const query of cache.getQueryCache().getAll()) change(cache, query, type, event)
    }),
    fandeck.on('session:login', () => void cache.invalidateQueries({ queryKey: memberKey() })),
    // The next member must not see the previous member's data.
    fandeck.on('session:logout', () => cache.removeQueries({ queryKey: memberKey() })),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
