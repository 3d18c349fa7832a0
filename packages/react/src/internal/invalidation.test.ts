import type { FandeckEvents } from '@fandeck/sdk'
import type { CampaignState } from '@fandeck/sdk/campaigns'
import { aCampaignState, testKit } from '@fandeck/sdk/testing'
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import * as queries from '../queries.ts'
import { connectCache } from './invalidation.ts'

type EventName = keyof FandeckEvents

/** What any query may ask for. */
const PARAMETERS = {
  dropId: 1,
  packId: 1,
  cardId: 1,
  edition: 1,
  packNames: ['a'],
  orderId: 'o',
  slug: 'a',
  shareKey: 'k',
  noticeId: 1,
  inquiryId: 1,
  pageId: 'p',
  groupId: 'g',
  kind: 'service' as const,
  nickname: '하나',
  field: 'koreanName' as const,
  value: 'v',
}

/** The query's name: whether it is the member's, and the first part of its key. */
const nameOf = ([, owner, name]: QueryKey) => (owner === 'member' ? `member/${String(name)}` : String(owner))

/** Caches a reply of every query; returns the names of those that an event invalidates. */
function staleAfter(event?: EventName): string[] {
  const { fandeck } = testKit({ loggedIn: true })
  const cache = new QueryClient()
  const disconnect = connectCache(fandeck, cache)
  for (const optionsOf of Object.values(queries)) {
    const { queryKey, meta } = optionsOf(fandeck, PARAMETERS)
    cache.getQueryCache().build(cache, { queryKey, meta }).setData('kept')
  }
  // Listeners of the cache read only the event's name.
  if (event) fandeck.events.emit(event, {} as never)
  disconnect()
  const stale = cache.getQueryCache().findAll({ predicate: ({ state }) => !event || state.isInvalidated })
  return [...new Set(stale.map(({ queryKey }) => nameOf(queryKey)))].toSorted()
}

const cards = [
  'member/activity',
  'member/badges',
  'member/campaign-state',
  'member/creator',
  'member/my-cards',
  'member/overview',
  'member/own-tokens',
  'ranking',
]
const points = ['member/point-history', 'member/points', 'member/user']
const purchase = [
  'member/activity',
  'member/first-purchase',
  'member/my-cards',
  'member/overview',
  'member/purchase-limit',
  'member/transactions',
  'stock',
]
const created = ['member/created-collections', 'member/creator']
const wallet = ['member/benefits', 'member/overview', 'member/user']

/** Every event, and the queries that it makes stale. */
const STALE: Record<EventName, readonly string[]> = {
  'account:password-changed': ['member/devices', 'member/login-methods'],
  // `session:login` follows.
  'auth:sign-in-completed': [],
  'auth:signed-out': [],
  'campaigns:formation-saved': ['member/badges', 'member/campaign-state'],
  // Its reply changes `member/campaign-state`.
  'campaigns:picked': ['member/activity', 'member/entries'],
  'campaigns:recruited': [...cards, ...points],
  'campaigns:upgraded': cards,
  // Removes them from `member/card-arrivals`.
  'cards:arrivals-seen': [],
  'cards:share-changed': ['member/card-share', 'shared-card'],
  'claims:benefit-completed': ['member/activity', 'member/benefits', 'member/overview'],
  'claims:card-claimed': [...cards, ...points],
  'collections:created': created,
  'collections:deleted': created,
  'drops:cancelled': [...purchase, 'drop-odds'],
  'drops:failed': [...purchase, 'drop'],
  'drops:opened': [...purchase, ...cards],
  'drops:price-changed': ['drop'],
  'drops:purchased': [...purchase, 'drop-odds'],
  'drops:reserved': purchase,
  'drops:return-requested': purchase,
  // `useSetFavourite` shows its changes at once and fetches the list after the last of them.
  'entries:entered': ['member/entries'],
  'favourites:changed': ['member/overview'],
  'favourites:original-changed': ['member/overview'],
  'gate:called': [],
  'gate:joined': [],
  'gate:missed': [],
  'gate:placed': [],
  'http:bad-reply': [],
  'http:dropped': [],
  'popups:dismissed': [],
  'popups:opened': [],
  // The hooks of the profile fetch the member themselves, and are pending until then.
  'profile:changed': ['member/creator', 'ranking'],
  'session:login': staleAfter().filter((name) => name.startsWith('member/')),
  // The queries of the member are removed.
  'session:logout': [],
  'session:memory-only': [],
  // The calls that change the member's level set the member themselves.
  'session:refreshed': [],
  'sharing:shared': [],
  'support:inquiry-sent': ['member/inquiries'],
  'transition:ended': [],
  'transition:started': [],
  'wallet:connected': wallet,
  'wallet:failed': [],
  'wallet:linked': wallet,
  'wallet:renewed': [],
  'wallet:unlinked': wallet,
  // `session:logout` follows.
  'withdrawal:withdrawn': [],
}

test.each(Object.entries(STALE))('%s refreshes what it changes', (event, stale) => {
  expect(staleAfter(event as EventName)).toEqual([...new Set(stale)].toSorted())
})

test('the end of a session removes the member’s data, and a disconnected cache hears nothing', () => {
  const { fandeck } = testKit({ loggedIn: true })
  const cache = new QueryClient()
  const disconnect = connectCache(fandeck, cache)
  const { queryKey } = queries.pointsQuery(fandeck)
  cache.setQueryData(queries.shopQuery(fandeck).queryKey, null)
  cache.setQueryData(queryKey, { points: 1 } as never)
  fandeck.events.emit('session:logout', { reason: 'requested' as never, error: undefined })
  expect(
    cache
      .getQueryCache()
      .findAll()
      .map(({ queryKey: key }) => nameOf(key)),
  ).toEqual(['shop'])
  cache.setQueryData(queryKey, { points: 1 } as never)
  disconnect()
  fandeck.events.emit('session:login', { loginType: undefined })
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(false)
})

test('an event changes kept data without a request, and asks again while a request is under way', async () => {
  const { fandeck } = testKit({ loggedIn: true })
  const cache = new QueryClient()
  const disconnect = connectCache(fandeck, cache)
  const replies = [Promise.withResolvers<CampaignState>(), Promise.withResolvers<CampaignState>()]
  const options = queries.campaignStateQuery(fandeck, { slug: 'a' })
  const queryFn = vi.fn(() => replies[queryFn.mock.calls.length - 1]?.promise ?? Promise.reject(new Error()))
  const observer = new QueryObserver(cache, { ...options, queryFn })
  const stop = observer.subscribe(() => undefined)
  const pick = { slug: 'a', matchId: 1, kind: 'mom' as const, slot: 2, counts: [{ slot: 2, count: 5 }] }

  replies[0]?.resolve(aCampaignState({ picks: [{ matchId: 1, kind: 'mom', slot: 0 }] }))
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.picks).toHaveLength(1))
  fandeck.events.emit('campaigns:picked', { ...pick, slug: 'another' })
  fandeck.events.emit('campaigns:picked', pick)
  const { picks, tallies } = observer.getCurrentResult().data ?? {}
  expect(picks).toEqual([{ matchId: 1, kind: 'mom', slot: 2 }])
  expect(tallies).toEqual([{ matchId: 1, kind: 'mom', counts: pick.counts }])
  expect(queryFn).toHaveBeenCalledTimes(1)

  void observer.refetch()
  fandeck.events.emit('campaigns:picked', { ...pick, slot: 3 })
  expect(queryFn).toHaveBeenCalledTimes(3)
  stop()
  disconnect()
})
