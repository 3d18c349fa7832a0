import type { Fandeck, FandeckEvents } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** Who fetches again when something has happened. */
const refetchedBy: { [K in keyof FandeckEvents]?: readonly (readonly unknown[])[] } = {
  'session:login': [queryKeys.member],
  'claims:benefit-completed': [queryKeys.benefits()],
  'claims:card-claimed': [queryKeys.myCards(), queryKeys.user()],
  'wallet:linked': [queryKeys.user()],
  'wallet:unlinked': [queryKeys.user()],
  'drops:reserved': [queryKeys.stock(), queryKeys.possible(), queryKeys.transactions()],
  'drops:purchased': [
    queryKeys.myCards(),
    queryKeys.stock(),
    queryKeys.possible(),
    queryKeys.firstPurchase(),
    queryKeys.transactions(),
  ],
  'drops:failed': [queryKeys.stock(), queryKeys.possible(), queryKeys.transactions()],
}

/** Keeps the cache in step with the SDK; returns its undo. */
export function connectCache(fandeck: Fandeck, cache: QueryClient): () => void {
  const undo = Object.entries(refetchedBy).map(([event, keys]) =>
    fandeck.on(event as keyof FandeckEvents, () => {
      for (const queryKey of keys) void cache.invalidateQueries({ queryKey })
    }),
  )
  // What belonged to the last member is never shown to the next.
  undo.push(fandeck.on('session:logout', () => cache.removeQueries({ queryKey: queryKeys.member })))
  return () => {
    for (const stop of undo) stop()
  }
}
