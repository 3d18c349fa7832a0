// D91: the picture of a row is a medium or a drawing.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { benefits, memberBenefits } from '../benefits/tables.ts'
import { designs } from '../cards/tables.ts'
import { banners } from '../content/tables.ts'
import { mintings } from '../drops/tables.ts'
import { popups } from '../popups/tables.ts'
import { events, originals, stories } from '../showcase/tables.ts'
import { admitMedium } from './admit.ts'
import { mediumArt, nameOf } from './medium.ts'
import { plain } from './pictures.test-helper.ts'
import { mediaStore } from './stores.ts'

const API = 'http://api.localhost'
let shop: TestBackend
let address: string
let cardId: number
beforeAll(async () => {
  shop = await testBackend({ seeded: true })
  const medium = await admitMedium(shop.backend, await plain('jpeg', 800, 500))
  const art = mediumArt(medium, '50:20')
  address = `${API}/cdn/m/${nameOf(medium)}#focal=50:20&colour=${medium.colour}`
  const { db } = shop.backend
  const [design] = await db.select().from(designs).where(eq(designs.packId, 1)).orderBy(designs.cardId)
  if (!design) throw new Error('the demo has no card')
  cardId = design.cardId
  await db.update(designs).set({ art }).where(eq(designs.cardId, cardId))
  await db.update(banners).set({ mobileArt: art, desktopArt: art }).where(eq(banners.bannerSeq, 1))
  await db.update(mintings).set({ thumb: art }).where(eq(mintings.dropId, 101))
  await db.update(originals).set({ image: art, thumb: art }).where(eq(originals.originalId, 1))
  await db.update(events).set({ image: art, thumb: art }).where(eq(events.eventId, 1))
  await db.update(stories).set({ image: art }).where(eq(stories.storyId, 1))
  await db.update(popups).set({ art })
  await db.update(benefits).set({ image: art })
}, 60_000)
afterAll(() => shop.close())

const textOf = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await shop.fetch(API + path, { headers })
  expect(reply.status, path).toBe(200)
  return reply.text()
}
const timesIn = (text: string, part: string) => text.split(JSON.stringify(part).slice(1, -1)).length - 1

describe('D91 the wire has the address of a medium, and of a drawing for other rows', () => {
  test.each([
    ['/main/banner/visual', 2, /cdn\/art\/banner-(pc|mo)\/(?!1\.)\d+\.webp/],
    ['/card/metadata/1', 2, /cdn\/art\/card\/\d+\.webp/],
    ['/cdn/static/drops/drops-information.json', 2, /cdn\/art\/drop\/\d+\.webp/],
    ['/cdn/static/originals/originals.json', 2, /cdn\/art\/original-tile\/\d+\.webp/],
    ['/cdn/static/events/events.json', 2, /cdn\/art\/event\/\d+\.webp/],
    ['/cdn/static/stories/stories.json', 1, /cdn\/art\/story\/\d+\.webp/],
    ['/main/popup', 1, undefined],
  ] as const)('%s', async (path, least, drawing) => {
    const text = await textOf(path)
    expect(timesIn(text, address)).toBeGreaterThanOrEqual(least)
    if (drawing) expect(text).toMatch(drawing)
    // The column itself stays on the server.
    expect(text).not.toContain('"kind":"medium"')
  })

  test('the benefits of a member', async () => {
    const { db, now } = shop.backend
    const member = await shop.member({ level: 'K201' })
    const at = now()
    await db.update(benefits).set({ startAt: at - 1, endAt: at + 1 })
    const [benefit] = await db.select().from(benefits)
    await db.insert(memberBenefits).values({ userId: member.id, benefitId: benefit?.benefitId ?? 0 })
    expect(timesIn(await textOf('/claim/usable/list', member.headers), address)).toBe(1)
  })
})

describe('D91 the address of the drawing of a row that has a medium now', () => {
  const pictureAt = async (path: string) => {
    const reply = await shop.fetch(API + path)
    expect(reply.status, path).toBe(200)
    return sharp(Buffer.from(await reply.arrayBuffer())).metadata()
  }

  test.each(['card', 'drop', 'banner-pc', 'banner-mo', 'original', 'event', 'story'])(
    'shows the medium of a %s',
    async (kind) => {
      const ids: Record<string, number> = { card: cardId, drop: 101 }
      const { width, height } = await pictureAt(`/cdn/art/${kind}/${ids[kind] ?? 1}.webp?w=640`)
      expect([width, height]).toEqual([640, 400])
    },
  )
})

test('D91 a drawing replaces a medium that the store has lost, until the medium is back', async () => {
  const { db } = shop.backend
  const bytes = await plain('webp', 444, 333)
  const medium = await admitMedium(shop.backend, bytes)
  const [store, name] = [mediaStore(shop.backend), nameOf(medium)]
  const stored = (await store.read(name)) ?? Buffer.alloc(0)
  const lost = mediumArt(medium)
  await db.update(stories).set({ image: lost }).where(eq(stories.storyId, 2))
  await db.update(mintings).set({ thumb: { ...lost, drawing: { kind: 'crest', team: 'seoul' } } })
  await store.remove(name)
  const ask = async (path: string) => {
    const reply = await shop.fetch(API + path)
    const { width, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    return [reply.status, format, width, reply.headers.get('cache-control')]
  }
  const [original, copy] = [`/cdn/m/${name}`, `/cdn/m/resized/${medium.sha256}_128.webp`]
  expect(await ask(original)).toEqual([200, 'webp', 640, 'public, max-age=60'])
  expect(await ask(copy)).toEqual([200, 'webp', 128, 'public, max-age=60'])
  expect((await ask('/cdn/art/story/2.webp?w=640')).slice(0, 3)).toEqual([200, 'webp', 640])
  await store.put(name, stored)
  expect((await ask(original)).slice(0, 3)).toEqual([200, 'webp', 444])
  expect((await ask(copy)).slice(0, 3)).toEqual([200, 'webp', 128])
  expect((await ask(copy))[3]).toBe('public, max-age=31536000, immutable')
})
