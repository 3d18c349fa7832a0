import { setFavourite, setFavouriteOriginal } from '@fandeck/sdk/favourites'
import { getOverview } from '@fandeck/sdk/overview'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Club, openClub, SPAN } from '../../test/campaign-shop.ts'
import { originalRow } from '../../test/original-row.ts'
import { sdkFor } from '../../test/sdk.ts'
import { openShop } from '../../test/shop.ts'
import { benefits, claimEvents, memberBenefits } from '../benefits/tables.ts'
import { campaignMissions } from '../campaigns/tables.ts'
import { originals } from '../showcase/tables.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function shopOfOriginals() {
  const shop = await openShop()
  closing.push(() => shop.close())
  await shop.db
    .insert(originals)
    .values(['seoul', 'suwon', 'orblit'].map((key, at) => originalRow(at + 1, key)))
  return shop
}
async function aClub(change: Parameters<typeof openClub>[0] = {}): Promise<Club> {
  const club = await openClub(change)
  closing.push(() => club.close())
  return club
}
const NONE = { unopenedPacks: 0, benefits: 0, recruits: [], originals: [] }

describe('D109 what waits for a member', () => {
  it('is nothing for a new one, and needs a session', async () => {
    const shop = await shopOfOriginals()
    expect(await getOverview(sdkFor(shop, await shop.member()))).toEqual(NONE)
    expect(await shop.get('/mypage/overview')).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
  })

  it('are the packs of paid orders until they are opened', async () => {
    const shop = await shopOfOriginals()
    const [fan, other] = [await shop.member(), await shop.member()]
    const { orderId } = await shop.reserve(fan, 2)
    const packs = async () => (await getOverview(sdkFor(shop, fan))).unopenedPacks
    expect(await packs()).toBe(0)
    await shop.callback({ orderId, amount: 2000 })
    expect(await packs()).toBe(2)
    expect((await getOverview(sdkFor(shop, other))).unopenedPacks).toBe(0)
    await shop.open(fan, orderId)
    expect(await packs()).toBe(0)
  })

  it('are the benefits that can be used now', async () => {
    const shop = await shopOfOriginals()
    const fan = await shop.member()
    await shop.db.insert(claimEvents).values({ eventKey: 'match', title: '홈경기' })
    const image = { kind: 'crest', team: 'seoul' } as const
    const benefit = (benefitId: number, startAt: number, endAt: number) =>
      ({ benefitId, eventKey: 'match', claimName: '머플러', qr: true, image, startAt, endAt }) as const
    await shop.db
      .insert(benefits)
      .values([
        benefit(1, NOON - SPAN, NOON + SPAN),
        benefit(2, NOON + SPAN, NOON + 2 * SPAN),
        benefit(3, NOON - SPAN, NOON + SPAN),
      ])
    await shop.db.insert(memberBenefits).values(
      [1, 2, 3].map((benefitId) => ({
        userId: fan.id,
        benefitId,
        usedAt: benefitId === 3 ? NOON : null,
      })),
    )
    expect((await getOverview(sdkFor(shop, fan))).benefits).toBe(1)
  })

  it('are the players to recruit, without a change of the missions', async () => {
    const club = await aClub()
    const fan = await club.member()
    const recruits = async () => (await getOverview(sdkFor(club, fan))).recruits
    await club.give(fan, 101)
    await club.give(fan, 102)
    expect(await recruits()).toEqual([{ slug: 'club', teamName: expect.any(String), missions: 2 }])
    const mine = eq(campaignMissions.userId, fan.id)
    expect(await club.db.$count(campaignMissions, mine)).toBe(0)
    await club.post('recruit', { board_key: 'missions', mission_no: 1 }, fan)
    expect(await recruits()).toMatchObject([{ missions: 1 }])
    // The emblem waits after the nine others.
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9]) {
      await club.give(fan, 100 + number)
      await club.post('recruit', { board_key: 'missions', mission_no: number }, fan)
    }
    expect(await recruits()).toMatchObject([{ missions: 1 }])
    await club.post('recruit', { board_key: 'missions', mission_no: 10 }, fan)
    expect(await recruits()).toEqual([])
  })

  it('are no players of a campaign that is not open', async () => {
    const club = await aClub({ period: { startAt: NOON + SPAN, endAt: NOON + 2 * SPAN } })
    const fan = await club.member()
    await club.give(fan, 101)
    expect((await getOverview(sdkFor(club, fan))).recruits).toEqual([])
  })
})

describe('D109 the originals of a member', () => {
  it('are the marked ones, newest first, and then those of marked cards', async () => {
    const shop = await shopOfOriginals()
    const fandeck = sdkFor(shop, await shop.member())
    await setFavourite(fandeck, { packId: 1, cardId: 11, favourite: true })
    await setFavouriteOriginal(fandeck, { key: 'suwon', favourite: true })
    shop.clock.advance(1000)
    await setFavouriteOriginal(fandeck, { key: 'orblit', favourite: true })
    await setFavouriteOriginal(fandeck, { key: 'orblit', favourite: true })
    expect((await getOverview(fandeck)).originals).toEqual(['orblit', 'suwon', 'seoul'])
    await setFavouriteOriginal(fandeck, { key: 'orblit', favourite: false })
    expect((await getOverview(fandeck)).originals).toEqual(['suwon', 'seoul'])
    expect((await getOverview(sdkFor(shop, await shop.member()))).originals).toEqual([])
  })

  it('refuse one that the shop lacks, and end with their original', async () => {
    const shop = await shopOfOriginals()
    const fandeck = sdkFor(shop, await shop.member())
    expect(await setFavouriteOriginal(fandeck, { key: 'gone', favourite: true })).toEqual({
      error: '오리지널을 찾을 수 없어요.',
      code: 'http/refused',
    })
    expect(await setFavouriteOriginal(fandeck, { key: 'gone', favourite: false })).toEqual({
      data: undefined,
    })
    await setFavouriteOriginal(fandeck, { key: 'suwon', favourite: true })
    await shop.db.delete(originals).where(eq(originals.key, 'suwon'))
    expect((await getOverview(fandeck)).originals).toEqual([])
  })
})
