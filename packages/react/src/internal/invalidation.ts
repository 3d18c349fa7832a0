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

/** The events that invalidate no query. With them every event is listed, so that a new one needs a decision. */
type Unaffecting =
  // `session:login` follows.
  | 'auth:signed-in'
  | 'auth:signed-out'
  // `useFavourites` shows its own changes at once and fetches the list after the last of them.
  | 'favourites:changed'
  | 'gate:joined'
  | 'gate:placed'
  | 'gate:called'
  | 'gate:missed'
  | 'http:bad-reply'
  | 'http:dropped'
  | 'popups:opened'
  | 'popups:dismissed'
  // The queries are removed.
  | 'session:logout'
  | 'session:memory-only'
  // The calls that change the member's level set the member themselves.
  | 'session:refreshed'
  | 'sharing:shared'
  | 'transition:started'
  | 'transition:ended'
  | 'wallet:failed'
  | 'wallet:renewed'
  // `session:logout` follows.
  | 'withdrawal:withdrawn'

/** The key prefixes of the queries that each other event invalidates. */
export const invalidatedBy: Record<Exclude<keyof FandeckEvents, Unaffecting>, Keys> = {
  'account:password-changed': [memberKey('login-methods'), memberKey('devices')],
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
  // The hooks of the profile fetch the member themselves, and are pending until then.
  'profile:changed': [memberKey('creator'), publicKey('ranking')],
  'session:login': [memberKey()],
  'support:inquiry-sent': [memberKey('inquiries')],
  // A session of the wallet's member begins with `session:login`.
  'wallet:connected': [memberKey('user'), memberKey('benefits')],
  'wallet:linked': [memberKey('user'), memberKey('benefits')],
  'wallet:unlinked': [memberKey('user'), memberKey('benefits')],
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
