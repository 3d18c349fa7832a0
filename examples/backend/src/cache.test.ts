import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HostileRoute, type HostileWorld, hostileWorld, nameOf } from '../test/hostile/world.ts'
import { CACHE } from './cache.ts'

const DAY = 'public, max-age=86400, stale-while-revalidate=604800'
const MINUTE = 'public, max-age=60'
const FIVE_MINUTES = 'public, max-age=300'

/** Every reply that a cache may keep; all others are `no-store`. examples/backend/deploy/README.md has the same table. */
const KEPT: Readonly<Record<string, string>> = {
  '/minting/:dropId': CACHE.second,
  '/minting/remainTotal/:dropId': CACHE.second,
  '/minting/:dropId/odds': CACHE.second,
  '/cdn/static/drops/drops-information.json': CACHE.information,
  '/card/pack/init': CACHE.second,
  '/card/metadata/:packId': CACHE.second,
  '/main/banner/visual': CACHE.second,
  '/main/popup': CACHE.second,
  '/main/popup/notice': CACHE.second,
  '/about/terms/': CACHE.second,
  '/about/terms/:termsId': CACHE.second,
  '/about/wallet/terms': CACHE.second,
  '/about/wallet/terms/:termsId': CACHE.second,
  '/notion/:pageId': CACHE.second,
  '/support/notice': CACHE.second,
  '/support/notice/:noticeId': CACHE.second,
  '/support/faq': CACHE.second,
  '/util/common_code': CACHE.second,
  '/util/ranking': CACHE.second,
  '/search/filter/form': CACHE.second,
  '/cdn/static/originals/originals.json': CACHE.second,
  '/cdn/static/events/events.json': CACHE.second,
  '/cdn/static/stories/stories.json': CACHE.second,
  '/campaign/:slug': CACHE.second,
  '/campaign/:slug/share/:shareKey': CACHE.second,
  '/card/shared/:shareKey': CACHE.second,
}

/** Pictures, and the scripts and styles of the operators' pages: the same file for everyone. */
const FILES: readonly (readonly [path: RegExp, cache: string])[] = [
  [/^\/cdn\/share\/card\//, MINUTE],
  [/^\/cdn\/(art|share|film)\/|^\/_next\/image/, DAY],
  [/^\/cdn\/portrait\//, FIVE_MINUTES],
  [/^\/cdn\/upload\//, 'private, max-age=31536000, immutable'],
  [/\.(js|css)$/, FIVE_MINUTES],
]

const keptOf = ({ method, path }: HostileRoute): string | undefined =>
  method === 'GET' ? (KEPT[path] ?? FILES.find(([files]) => files.test(path))?.[1]) : undefined

let world: HostileWorld
beforeAll(async () => {
  world = await hostileWorld()
})
afterAll(() => world.close())

const callersOf = () =>
  world.callers.filter(({ name }) => ['no token', 'K201', 'ended session', 'wallet token'].includes(name))

async function ask(route: HostileRoute, headers: Record<string, string>) {
  const reads = route.method === 'GET' || route.method === 'OPTIONS'
  const type = route.form ? 'application/x-www-form-urlencoded' : 'application/json'
  return world.fetch(world.addressOf(route), {
    method: route.method,
    headers: {
      'content-type': type,
      origin: world.backend.config.origins.site,
      'idempotency-key': 'a-key-of-a-test',
      ...headers,
    },
    ...(!reads && { body: '{}' }),
  })
}

it('S7 no reply of any route is cacheable, except the listed public ones, and no refusal is', async () => {
  const wrong: string[] = []
  const answered = new Set<string>()
  for (const route of world.routes.filter(({ auth }) => auth !== 'development')) {
    for (const { name, headers } of callersOf()) {
      const reply = await ask(route, headers)
      const cache = reply.headers.get('cache-control') ?? 'none'
      const kept = reply.ok ? keptOf(route) : undefined
      if (reply.ok) answered.add(route.path)
      const right = kept === undefined ? cache.includes('no-store') : cache === kept
      if (!right) wrong.push(`${nameOf(route)} ${reply.status} to ${name}: ${cache}`)
    }
  }
  expect(wrong).toEqual([])
  // The table names routes that exist, and the ones of a sale have answered.
  expect(Object.keys(KEPT).filter((path) => !world.routes.some((route) => route.path === path))).toEqual([])
  for (const path of Object.keys(KEPT).slice(0, 3)) expect(answered).toContain(path)
})

it('S7 what a cache may keep is the same for every caller, sets no cookie and varies by origin', async () => {
  const kept = world.routes.filter((route) => route.method === 'GET' && KEPT[route.path] !== undefined)
  expect(kept.length).toBe(Object.keys(KEPT).length)
  for (const route of kept) {
    const replies = await Promise.all(callersOf().map(({ headers }) => ask(route, headers)))
    const texts = new Set(await Promise.all(replies.map((reply) => reply.text())))
    expect([nameOf(route), texts.size]).toEqual([nameOf(route), 1])
    for (const { headers } of replies) {
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('vary')).toMatch(/\bOrigin\b/i)
    }
  }
})

/** A shared cache that obeys `s-maxage`, as a CDN does. */
function sharedCache(fetch: typeof globalThis.fetch, now: () => number) {
  const kept = new Map<string, { until: number; text: string }>()
  return async (url: string): Promise<string> => {
    const known = kept.get(url)
    if (known && now() < known.until) return known.text
    const reply = await fetch(url)
    const text = await reply.text()
    const [, seconds] = /s-maxage=(\d+)/.exec(reply.headers.get('cache-control') ?? '') ?? []
    if (seconds) kept.set(url, { until: now() + Number(seconds) * 1000, text })
    return text
  }
}

it('S7.29 S7.31 packs that come back are shown a second later through a cache, and sold at once', async () => {
  const { clock, fetch, db, member, buy, backend } = world
  await db.execute(`update mintings set total_qty = 21, remaining = 1 where minting_seq = 1`)
  const url = 'http://api.localhost/minting/remainTotal/1'
  const cached = sharedCache(fetch, clock.now)
  const last = await member()
  expect((await buy(last)).status).toBe('200')
  expect(JSON.parse(await cached(url)).data).toMatchObject({ remain_qty: 0 })
  const refused = await buy(await member())
  expect(refused.code).toBe('SOLD_OUT')
  // The reservations expire; nothing has released their packs yet.
  clock.advance(5 * 60_000 + 1)
  const free = JSON.parse(await cached(url)).data.remain_qty
  expect(free).toBeGreaterThan(0)
  expect((await buy(await member())).status).toBe('200')
  // The shown number is old for a second at most.
  expect(JSON.parse(await cached(url)).data).toMatchObject({ remain_qty: free })
  clock.advance(1000)
  expect(JSON.parse(await cached(url)).data).toMatchObject({ remain_qty: free - 1 })
  expect(backend.draining).toBeUndefined()
})
