import { BannerReply, NotionPageReply, Terms, TermsListReply } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { answerOf, openShop, type Shop } from '../../test/shop.ts'
import { banners, notionPages, terms, termsAgreements } from './tables.ts'

let shop: Shop
const art = { kind: 'backdrop', seed: 'one', team: 'seoul', width: 390, height: 472, motif: 'rings' } as const

beforeAll(async () => {
  shop = await openShop()
  const banner = { linkUrl: '/', blank: false, mobileArt: art, desktopArt: art, startAt: NOON - 1 }
  await shop.db.insert(banners).values([
    { ...banner, bannerSeq: 1, name: '둘', endAt: NOON + 1, used: true, sort: 2 },
    { ...banner, bannerSeq: 2, name: '하나', label: 'FC서울', endAt: NOON + 1, used: true, sort: 1 },
    { ...banner, bannerSeq: 3, name: '지남', endAt: NOON, used: true, sort: 3 },
    { ...banner, bannerSeq: 4, name: '꺼짐', endAt: NOON + 1, used: false, sort: 4 },
  ])
  const version = { kind: 'service', title: '이용약관', content: '하나\n\n둘', required: true } as const
  await shop.db.insert(terms).values([
    { ...version, termsId: 1, version: '1.0', startAt: NOON - 2000 },
    { ...version, termsId: 2, version: '1.1', startAt: NOON - 1000 },
    { ...version, termsId: 3, version: '2.0', startAt: NOON + 1000 },
  ])
})
afterAll(() => shop.close())

it('returns the banners in use, in order (S7.12)', async () => {
  const { data } = await shop.get('/main/banner/visual')
  const { rows } = z.decode(BannerReply, data as z.input<typeof BannerReply>)
  expect(rows.map(({ name, label }) => [name, label])).toEqual([
    ['하나', 'FC서울'],
    ['둘', null],
  ])
})

it('returns the terms in force, newest first, and each by its number (S7.18)', async () => {
  const list = (await shop.get('/about/terms/?terms_div=S')).data
  const versions = z.decode(TermsListReply, list as z.input<typeof TermsListReply>)
  expect(versions.map(({ version }) => version)).toEqual(['1.1', '1.0'])
  const one = (await shop.get('/about/terms/1')).data
  expect(z.decode(Terms, one as z.input<typeof Terms>).version).toBe('1.0')
  expect(await shop.get('/about/terms/3')).toMatchObject({ http: 404 })
  expect(await shop.get('/about/terms/?terms_div=X')).toMatchObject({ http: 400 })
})

it('S2.4 D24 returns a Notion page as it is stored, and terms reference theirs', async () => {
  const blocks = [{ type: 'paragraph', paragraph: { rich_text: [{ plain_text: '<b>하나</b>' }] } }]
  await shop.db.insert(notionPages).values({ pageId: 'a b', title: '안내', blocks })
  const page = (await shop.get('/notion/a%20b')).data
  expect(z.decode(NotionPageReply, page as z.input<typeof NotionPageReply>)).toEqual({
    pageId: 'a b',
    title: '안내',
    blocks,
  })
  expect(await shop.get('/notion/none')).toMatchObject({ http: 404 })
  await shop.db.update(terms).set({ pageId: 'a b' }).where(eq(terms.termsId, 2))
  const one = (await shop.get('/about/terms/2')).data
  expect(z.decode(Terms, one as z.input<typeof Terms>).pageId).toBe('a b')
})

it('stores every answer to the newest terms (S7.21)', async () => {
  const fan = await shop.member()
  for (const agree_yn of ['Y', 'N']) {
    const answer = await shop.post('/about/terms/agreement', { agree_yn, terms_type: 'S' }, fan.headers)
    expect(answer.status).toBe('200')
  }
  const rows = await shop.db.select().from(termsAgreements)
  expect(rows.map(({ agreed, termsId }) => [agreed, termsId])).toEqual([
    [true, 2],
    [false, 2],
  ])
})

it('draws every referenced picture at the requested width', async () => {
  for (const path of ['card/11', 'drop/1', 'banner-pc/1', 'banner-mo/1']) {
    const reply = await shop.api.request(`/cdn/art/${path}.webp?w=100`)
    expect(reply.headers.get('content-type')).toBe('image/webp')
    expect(reply.headers.get('cache-control')).toContain('max-age=86400')
    const { format, width } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 128 })
  }
  const crest = await shop.api.request('/cdn/art/crest/seoul.svg')
  expect(await crest.text()).toContain('<svg')
  for (const path of ['crest/none.svg', 'card/99.webp', 'card/x.webp', 'other/1.webp']) {
    expect(await answerOf(await shop.api.request(`/cdn/art/${path}`))).toMatchObject({ http: 404 })
  }
})
