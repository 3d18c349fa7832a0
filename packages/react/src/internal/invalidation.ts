import type { Fandeck, FandeckEvents } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { memberKey, publicKey } from './query-keys.ts'

const purchase = [
  publicKey('stock'),
  memberKey('purchase-limit'),
  memberKey('first-purchase'),
  memberKey('transactions'),
  memberKey('activity'),
  memberKey('my-cards'),
]

const created = [memberKey('created-collections'), memberKey('creator')]

const campaign = [memberKey('campaign-state')]

/** The key prefixes of the queries that each event invalidates. */
const invalidatedBy: { [K in keyof FandeckEvents]?: readonly (readonly unknown[])[] } = {
  'session:login': [memberKey()],
  'claims:benefit-completed': [memberKey('benefits'), memberKey('activity')],
  'claims:card-claimed': [memberKey('my-cards'), memberKey('user'), memberKey('activity')],
  'collections:created': created,
  'collections:deleted': created,
  'wallet:linked': [memberKey('user')],
  'wallet:unlinked': [memberKey('user')],
  'drops:reserved': purchase,
  'drops:purchased': purchase,
  'drops:opened': purchase,
  'drops:cancelled': purchase,
  'drops:return-requested': purchase,
  'drops:failed': purchase,
  'drops:price-changed': [publicKey('drop')],
  'campaigns:formation-saved': campaign,
  'campaigns:upgraded': [...campaign, memberKey('my-cards'), memberKey('activity')],
  'campaigns:picked': campaign,
  'campaigns:recruited': [...campaign, memberKey('my-cards'), memberKey('user')],
  'support:inquiry-sent': [memberKey('inquiries')],
}

/** Invalidates queries on the SDK's events; returns the disconnect function. */
export function connectCache(fandeck: Fandeck, cache: QueryClient): () => void {
  const undo = Object.entries(invalidatedBy).map(([event, keys]) =>
    fandeck.on(event as keyof FandeckEvents, () => {
      for (const queryKey of keys) void cache.invalidateQueries({ queryKey })
    }),
  )
  // The next member must not see the previous member's data.
  undo.push(fandeck.on('session:logout', () => cache.removeQueries({ queryKey: memberKey() })))
  return () => {
    for (const stop of undo) stop()
  }
}
