import { resizedImage } from '@fandeck/sdk/images'
import {
  CommonCodesReply,
  EventsFile,
  FilterFormReply,
  MainPopupReply,
  OriginalsFile,
  PopupNoticeReply,
  RankingReply,
  StoriesFile,
} from '@fandeck/sdk/wire'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { answerOf } from '../../test/shop.ts'
import { portraitUrl } from '../account/portrait.ts'
import { claimDatabase } from '../claim.ts'
import { visitDays, visits } from '../directory/tables.ts'
import { countOldVisits, recordVisit } from '../directory/visits.ts'
import { crestUrl } from '../images/urls.ts'
import { uploads } from '../uploads/tables.ts'
import { uploadUrl } from '../uploads/urls.ts'

let test: TestBackend
beforeAll(async () => {
  test = await testBackend({ config: { mode: 'demo' } })
  await claimDatabase(test.backend)
})
afterAll(() => test.close())

const file = async (path: string): Promise<never> => (await test.api.request(`/cdn${path}`)).json() as never
const data = async (path: string) => (await answerOf(await test.api.request(path))).data as never

it('S1.4 D26 the files of originals, events and stories contain the seed, and each picture is drawn', async () => {
  const { originals } = z.decode(OriginalsFile, await file('/static/originals/originals.json'))
  const { events } = z.decode(EventsFile, await file('/static/events/events.json'))
  const { stories } = z.decode(StoriesFile, await file('/static/stories/stories.json'))
  expect([originals.length, events.length, stories.length]).toEqual([9, 8, 6])
  const [original, event, story] = [originals[0], events[0], stories[0]]
  for (const url of [original?.image, original?.thumb, event?.image, event?.thumb, story?.image]) {
    const reply = await test.api.request(`${new URL(url ?? '').pathname}?w=64`)
    expect(reply.headers.get('content-type')).toBe('image/webp')
  }
  for (const { pageId } of [...events, ...stories]) {
    expect(await answerOf(await test.api.request(`/notion/${pageId}`))).toMatchObject({ http: 200 })
  }
})

it('S7.11 S7.13 S1.16 popups in both formats: expired and upcoming ones in neither', async () => {
  const main = z.decode(MainPopupReply, await data('/main/popup'))
  const notices = z.decode(PopupNoticeReply, await data('/main/popup/notice'))
  expect(main.rows.map(({ popupId }) => popupId)).toEqual([1, 2, 3])
  expect(notices.rows.map(({ popupId, path }) => [popupId, path])).toEqual([
    [1, '/'],
    [2, '/'],
    [3, '/event'],
  ])
})

it('S7.23 S7.24 S7.25 common codes, rankings and filter forms', async () => {
  const codes = z.decode(CommonCodesReply, await data('/util/common_code?group_id=QNA_CATEGORY'))
  expect(codes.map(({ name }) => name)).toContain('결제')
  expect(await data('/util/common_code?group_id=NONE')).toEqual([])
  const ranking = z.decode(RankingReply, await data('/util/ranking'))
  expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, index) => index + 1))
  expect(ranking[0]?.title).toMatch(/\*\*\*$/)
  const { filters } = z.decode(
    FilterFormReply,
    await data('/search/filter/form?collection_link=fcseoul-2025'),
  )
  expect(filters.find(({ key }) => key === 'position')?.options.map(({ value }) => value)).toContain('GK')
})

it('S7.22 a visit is counted once per session', async () => {
  const visit = (ssid: string) =>
    test.api.request('/about/visit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ssid }),
    })
  for (const ssid of ['session-one', 'session-one', 'session-two'])
    expect((await visit(ssid)).status).toBe(200)
  expect((await visit('short')).status).toBe(400)
  expect(await test.backend.db.select().from(visits)).toHaveLength(2)
})

it('counts the visits of an address up to its limit, and keeps only their number after a day', async () => {
  const { backend, clock } = test
  const record = (from: string, n: number) => recordVisit(backend, `${from}-session-${n}`, { address: from })
  const before = await backend.db.$count(visits)
  for (let n = 0; n < 302; n++) await record('203.0.113.5', n)
  await record('198.51.100.7', 1)
  expect((await backend.db.$count(visits)) - before).toBe(301)
  // More than a slice.
  await backend.db
    .insert(visits)
    .values(Array.from({ length: 1500 }, (_, n) => ({ sessionId: `many-session-${n}`, at: clock.now() })))
  await countOldVisits(backend)
  expect(await backend.db.select().from(visitDays)).toEqual([])
  clock.advance(25 * 3_600_000)
  await record('198.51.100.7', 2)
  await Promise.all([countOldVisits(backend), countOldVisits(backend)])
  expect(await backend.db.$count(visits)).toBe(1)
  const days = await backend.db.select().from(visitDays)
  expect(days.map(({ visits: count }) => count)).toEqual([before + 1801])
})

it('S9.9 D43 a resized copy is in the folder beside its picture, at the offered widths only', async () => {
  const reply = await test.api.request('/cdn/art/event/resized/1_640.webp')
  expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width).toBe(640)
  for (const name of ['1_641.webp', '99_640.webp', 'x_640.webp', '1_640.png']) {
    expect((await test.api.request(`/cdn/art/event/resized/${name}`)).status).toBe(404)
  }
})

it('S9.9 a crest, a portrait and an upload have copies too', async () => {
  const copyOf = (url: string, width: number) =>
    new URL(resizedImage(url, width, width > 128 ? 'large' : 'small')).pathname
  const { config, db } = test.backend
  const crest = crestUrl(config, 'anyang')
  const faceless = await test.member()
  const portrait = { kind: 'portrait', card: { kind: 'artist', idol: 'idol5', seed: 'a' } } as const
  const member = await test.member({ portrait })
  const id = crypto.randomUUID()
  const photograph = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8102e' } })
  const bytes = await photograph.webp().toBuffer()
  await db.insert(uploads).values({ id, userId: member.id, bytes, createdAt: 0 })
  const uploaded = uploadUrl(config, id)
  for (const [path, width] of [
    [copyOf(crest, 64), 64],
    [copyOf(portraitUrl(config, member.id), 128), 128],
    [copyOf(uploaded, 640), 640],
    [copyOf(uploaded, 128), 128],
    // A photograph is not enlarged.
    [copyOf(uploaded, 1080), 900],
  ] as const) {
    const reply = await test.api.request(path)
    const { format, width: shown } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect([path, format, shown]).toEqual([path, 'webp', width])
  }
  for (const path of [
    '/cdn/art/crest/resized/nobody_64.webp',
    '/cdn/art/crest/resized/anyang_65.webp',
    `/cdn/upload/resized/${crypto.randomUUID()}_64.webp`,
    `/cdn/portrait/resized/${faceless.id}_64.webp`,
  ]) {
    expect((await test.api.request(path)).status, path).toBe(404)
  }
})

it('S7.66 the optimiser returns AVIF or WebP by Accept, at an offered width, with an ETag', async () => {
  const ask = (query: string, headers: Record<string, string> = {}) =>
    test.api.request(`/_next/image?${query}`, { headers })
  const url = encodeURIComponent('/cdn/art/event/1.webp')
  for (const [accept, format] of [
    ['image/avif,image/webp', 'heif'],
    ['image/webp', 'webp'],
  ] as const) {
    const reply = await ask(`url=${url}&w=128`, { accept })
    const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect([picture.format, picture.width]).toEqual([format, 128])
    expect(reply.headers.get('vary')).toContain('Accept')
    const etag = reply.headers.get('etag') ?? ''
    expect((await ask(`url=${url}&w=128`, { accept, 'if-none-match': etag })).status).toBe(304)
  }
  const refused = [
    `url=${url}&w=127`,
    `url=${url}&w=128&q=0`,
    `url=${url}&w=128&q=101`,
    `url=${url}`,
    'w=128',
    ...[
      'http://169.254.169.254/latest/meta-data',
      'https://evil.example/cdn/art/event/1.webp',
      '//evil.example/cdn/a.webp',
      'file:///etc/passwd',
      '/health',
      '/cdn/../health',
    ].map((target) => `url=${encodeURIComponent(target)}&w=128`),
  ]
  for (const query of refused) expect((await ask(query)).status, query).toBe(400)
  const missing = encodeURIComponent('/cdn/art/event/99.webp')
  expect((await ask(`url=${missing}&w=128`)).status).toBe(404)
})
