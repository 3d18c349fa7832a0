import type { Fandeck, FandeckEvents } from '@fandeck/sdk'
import type { QueryClient } from '@tanstack/react-query'
import { memberKey, publicKey } from './query-keys.ts'

/** The member's cards have changed, and what is counted from them. */
const cards = [
  memberKey('my-cards'),
  memberKey('own-tokens'),
  memberKey('creator'),
  memberKey('activity'),
  memberKey('campaign-state'),
  publicKey('ranking'),
]

const points = [memberKey('user'), memberKey('points'), memberKey('point-history')]

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

type Keys = readonly (readonly unknown[])[]

/**
 * The key prefixes of the queries that each event invalidates. Every event is listed, so that a new one needs a decision.
 */
const invalidatedBy: { [K in keyof FandeckEvents]: Keys | ((event: FandeckEvents[K]) => Keys) } = {
  'account:password-changed': [memberKey('login-methods'), memberKey('devices')],
  // `session:login` follows.
  'auth:signed-in': [],
  'auth:signed-out': [],
  'campaigns:formation-saved': campaign,
  'campaigns:upgraded': cards,
  'campaigns:picked': [...campaign, memberKey('entries'), memberKey('activity')],
  'campaigns:recruited': [...cards, ...points],
  'claims:benefit-completed': [memberKey('benefits'), memberKey('activity')],
  'claims:card-claimed': [...cards, ...points],
  'collections:created': created,
  'collections:deleted': created,
  'drops:reserved': purchase,
  'drops:purchased': purchase,
  'drops:opened': [...purchase, ...cards],
  'drops:cancelled': purchase,
  'drops:return-requested': purchase,
  'drops:failed': [...purchase, publicKey('drop')],
  'drops:price-changed': [publicKey('drop')],
  // `useFavourites` shows its own changes at once and fetches the list after the last of them.
  'favourites:changed': [],
  'gate:joined': [],
  'gate:placed': [],
  'gate:called': [],
  'gate:missed': [],
  'popups:opened': [],
  'popups:dismissed': [],
  // The hooks of the profile fetch the member themselves, and are pending until then.
  'profile:changed': [memberKey('creator'), publicKey('ranking')],
  'session:login': [memberKey()],
  // A new token of the type `new` follows a change of the member's level.
  'session:refreshed': ({ type }) => (type === 'new' ? [memberKey('user')] : []),
  // The queries are removed.
  'session:logout': [],
  'session:memory-only': [],
  'sharing:shared': [],
  'support:inquiry-sent': [memberKey('inquiries')],
  'transition:started': [],
  'transition:ended': [],
  // A session of the wallet's member begins with `session:login`.
  'wallet:connected': [memberKey('user'), memberKey('benefits')],
  'wallet:failed': [],
  'wallet:linked': [memberKey('user'), memberKey('benefits')],
  'wallet:renewed': [],
  'wallet:unlinked': [memberKey('user'), memberKey('benefits')],
  // `session:logout` follows.
  'withdrawal:withdrawn': [],
}

/** Returns the key prefixes of the queries that an event invalidates. */
export function keysOf<K extends keyof FandeckEvents>(name: K, event: FandeckEvents[K]): Keys {
  const keys: Keys | ((event: FandeckEvents[K]) => Keys) = invalidatedBy[name]
  return typeof keys === 'function' ? keys(event) : keys
}

/** Invalidates queries on the SDK's events; returns the disconnect function. */
export function connectCache(fandeck: Fandeck, cache: QueryClient): () => void {
  const follow = <K extends keyof FandeckEvents>(name: K) =>
    fandeck.on(name, (event) => {
      for (const queryKey of keysOf(name, event)) void cache.invalidateQueries({ queryKey })
    })
  const undo = Object.keys(invalidatedBy).map((name) => follow(name as keyof FandeckEvents))
  // The next member must not see the previous member's data.
  undo.push(fandeck.on('session:logout', () => cache.removeQueries({ queryKey: memberKey() })))
  return () => {
    for (const stop of undo) stop()
  }
}
