import type { Fandeck } from '@fandeck/sdk'
import type { Query, QueryClient } from '@tanstack/react-query'
import { memberKey } from './query-keys.ts'

/** Returns whether an event invalidates a query: `meta.invalidatedBy` names it (`invalidated-by.ts`). */
const names = ({ meta }: Query, event: PropertyKey): boolean =>
  Array.isArray(meta?.invalidatedBy) && meta.invalidatedBy.includes(event)

/** Invalidates queries on the SDK's events; returns the disconnect function. */
export function connectCache(fandeck: Fandeck, cache: QueryClient): () => void {
  const undo = [
    fandeck.events.onEach(
      (event) => void cache.invalidateQueries({ predicate: (query) => names(query, event) }),
    ),
    fandeck.on('session:login', () => void cache.invalidateQueries({ queryKey: memberKey() })),
    // The next member must not see the previous member's data.
    fandeck.on('session:logout', () => cache.removeQueries({ queryKey: memberKey() })),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}
