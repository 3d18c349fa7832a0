import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { banners, notionPages, terms, termsAgreements } from '../content/tables.ts'
import { popups } from '../popups/tables.ts'
import { notices } from '../support/tables.ts'
import { originals, stories } from './tables.ts'

const DAY = 86_400_000
const TOMORROW = NOON + DAY
const SECRET = '내일의 이야기'
const art = { kind: 'backdrop', seed: 'one', team: 'seoul', width: 390, height: 472, motif: 'rings' } as const
const ANSWERS = [
  '/main/banner/visual',
  '/main/popup',
  '/main/popup/notice',
  '/cdn/static/originals/originals.json',
  '/cdn/static/stories/stories.json',
  '/support/notice?page=1',
  '/support/notice/1',
  '/notion/story-1',
  '/about/terms/?terms_div=S',
  '/about/terms/2',
  '/notion/terms-2',
]
const PICTURES = ['banner-pc', 'banner-mo', 'popup', 'original', 'original-tile', 'story']

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const { db } = shop
  const period = { startAt: TOMORROW, endAt: TOMORROW + DAY }
  await db.insert(banners).values({
    ...{ bannerSeq: 1, name: SECRET, linkUrl: '/', blank: false, used: true, sort: 1, ...period },
    mobileArt: art,
    desktopArt: art,
  })
  await db.insert(popups).values({ popupId: 1, name: SECRET, path: '/', newWindow: false, art, ...period })
  await db.insert(stories).values({
    ...{ storyId: 1, title: SECRET, summary: SECRET, postedAt: TOMORROW, pageId: 'story-1', image: art },
  })
  await db.insert(notices).values({
    ...{ noticeId: 1, category: '안내', title: SECRET, content: SECRET, postedAt: TOMORROW },
  })
  await db.insert(originals).values({
    ...{ originalId: 1, key: 'later', team: 'seoul', category: 'football', title: SECRET, description: '' },
    ...{ homeDescription: '', linkUrl: '/later', colors: [], image: art, thumb: art, startAt: TOMORROW },
  })
  const version = { kind: 'service', title: '이용약관', required: true } as const
  await db.insert(terms).values([
    { ...version, termsId: 1, version: '1.0', content: '지금', startAt: NOON - DAY },
    {
      ...{ ...version, termsId: 2, version: '2.0', content: SECRET, pageId: 'terms-2' },
      ...{ startAt: TOMORROW + 30 * DAY, announcedAt: TOMORROW },
    },
  ])
  await db
    .insert(notionPages)
    .values(['story-1', 'terms-2'].map((pageId) => ({ pageId, title: SECRET, blocks: [] })))
})
afterAll(() => shop.close())

const textOf = async (path: string) => (await shop.api.request(path)).text()
const pictures = () =>
  Promise.all(PICTURES.map(async (kind) => (await shop.api.request(`/cdn/art/${kind}/1.webp?w=64`)).status))

describe('D89 nothing is public before its time', () => {
  it('in no answer and no picture the day before', async () => {
    for (const path of ANSWERS) expect(await textOf(path), path).not.toContain(SECRET)
    expect(await pictures()).toEqual(PICTURES.map(() => 404))
  })

  it('and in each of them from its time', async () => {
    shop.clock.advance(DAY)
    for (const path of ANSWERS) expect(await textOf(path), path).toContain(SECRET)
    expect(await pictures()).toEqual(PICTURES.map(() => 200))
  })

  it('an announced version of terms is read, but a consent is to the one in force', async () => {
    const member = await shop.member()
    const agreed = await shop.post(
      '/about/terms/agreement',
      { agree_yn: 'Y', terms_type: 'S' },
      member.headers,
    )
    expect(agreed).toMatchObject({ status: '200' })
    const rows = await shop.db.select().from(termsAgreements)
    expect(rows.map(({ termsId }) => termsId)).toEqual([1])
  })
})
