import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FandeckEvents } from '@fandeck/sdk'
import { aClaimedCard, testKit } from '@fandeck/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { connectCache, invalidatedBy } from './invalidation.ts'
import { memberKey, publicKey } from './query-keys.ts'

const SOURCE = join(import.meta.dirname, '..')
/** The first part of each query's key, such as `member/points` or `stock`. */
const KNOWN = globSync('**/*.queries.ts', { cwd: SOURCE }).flatMap((file) =>
  [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/(member|public)Key\('([\w-]+)'/g)].map(
    ([, owner, name]) => (owner === 'member' ? `member/${name}` : `${name}`),
  ),
)
const nameOf = (key: readonly unknown[]) => key.slice(1).join('/')

/** Caches a reply of every query and returns those that an event makes stale. */
function staleAfter<K extends keyof FandeckEvents>(name: K, event: FandeckEvents[K]): string[] {
  const { fandeck } = testKit({ loggedIn: true })
  const cache = new QueryClient()
  const disconnect = connectCache(fandeck, cache)
  for (const known of KNOWN) {
    const [owner, query] = known.startsWith('member/') ? ['member', known.slice(7)] : ['', known]
    cache.setQueryData(owner === 'member' ? memberKey(query) : publicKey(query), 'kept')
  }
  fandeck.events.emit(name, event)
  disconnect()
  return cache
    .getQueryCache()
    .findAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => nameOf(queryKey))
    .toSorted()
}

describe('an event and the cache', () => {
  test('every listed key is that of a query', () => {
    const named = Object.values(invalidatedBy).flat().map(nameOf)
    expect(named.filter((name) => name !== 'member' && !KNOWN.includes(name))).toEqual([])
  })

  const cards = [
    'member/activity',
    'member/campaign-state',
    'member/creator',
    'member/my-cards',
    'member/own-tokens',
  ]
  const points = ['member/point-history', 'member/points', 'member/user']
  const purchase = [
    'member/activity',
    'member/first-purchase',
    'member/my-cards',
    'member/purchase-limit',
    'member/transactions',
    'stock',
  ]
  const sorted = (...names: readonly string[]) => [...new Set(names)].toSorted()

  test.each<[keyof FandeckEvents, object, string[]]>([
    ['claims:card-claimed', { mintingId: 1, card: aClaimedCard() }, sorted(...cards, ...points, 'ranking')],
    ['campaigns:recruited', { slug: 'a', board: 'b', mission: 1 }, sorted(...cards, ...points, 'ranking')],
    ['campaigns:upgraded', { slug: 'a', board: 'b', cardId: 1, edition: 1 }, sorted(...cards, 'ranking')],
    [
      'campaigns:picked',
      { slug: 'a', matchId: 1, kind: 'mom', slot: 1 },
      ['member/activity', 'member/campaign-state', 'member/entries'],
    ],
    [
      'campaigns:formation-saved',
      { slug: 'a', board: 'b', formation: '442', filled: 1 },
      ['member/campaign-state'],
    ],
    ['claims:benefit-completed', { benefitId: 1 }, ['member/activity', 'member/benefits']],
    ['drops:reserved', { dropId: 1, orderId: 'o' }, purchase],
    ['drops:purchased', { dropId: 1, orderId: 'o' }, purchase],
    ['drops:opened', { dropId: 1, orderId: 'o', cards: [] }, sorted(...purchase, ...cards, 'ranking')],
    ['drops:cancelled', { orderId: 'o' }, purchase],
    ['drops:return-requested', { orderId: 'o' }, purchase],
    ['drops:failed', { dropId: 1, code: 'drops/ended' }, sorted(...purchase, 'drop')],
    ['drops:price-changed', { dropId: 1, paymentAmount: 1 }, ['drop']],
    ['collections:created', { collectionId: 1 }, ['member/created-collections', 'member/creator']],
    ['collections:deleted', { collectionId: 1 }, ['member/created-collections', 'member/creator']],
    ['profile:changed', { part: 'nickname' }, ['member/creator', 'ranking']],
    ['account:password-changed', { endedSessions: 1 }, ['member/devices', 'member/login-methods']],
    ['wallet:linked', {}, ['member/benefits', 'member/user']],
    ['wallet:unlinked', {}, ['member/benefits', 'member/user']],
    ['wallet:connected', { previous: undefined }, ['member/benefits', 'member/user']],
    ['session:refreshed', { type: 'new' }, []],
    ['support:inquiry-sent', { inquiryId: 1 }, ['member/inquiries']],
    ['session:login', { loginType: 'phone' }, KNOWN.filter((key) => key.startsWith('member/')).toSorted()],
  ])('%s refreshes what it changes', (name, event, stale) => {
    expect(staleAfter(name, event as never)).toEqual([...new Set(stale)])
  })
})
