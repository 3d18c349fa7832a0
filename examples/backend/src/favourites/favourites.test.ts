import { getFavourites, setFavourite } from '@fandeck/sdk/favourites'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sdkFor } from '../../test/sdk.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { favourites } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const CARD = { packId: 1, cardId: 11 }
const WIRE = { collection_seq: 1, cont_seq: 11, favor_yn: 'Y' }

describe('S7.46 S7.47 favourites', () => {
  test('are added and removed by the SDK, newest first, each once', async () => {
    const member = await shop.member()
    const fandeck = sdkFor(shop, member)
    expect(await getFavourites(fandeck)).toEqual([])
    await setFavourite(fandeck, { ...CARD, favourite: true })
    shop.clock.advance(1000)
    await setFavourite(fandeck, { ...CARD, cardId: 12, favourite: true })
    expect(await setFavourite(fandeck, { ...CARD, favourite: true })).toEqual({ data: undefined })
    const listed = await getFavourites(fandeck)
    expect(listed.map(({ cardId }) => cardId)).toEqual([12, 11])
    expect(listed[0]).toMatchObject({ packId: 1, packName: 'pack', favouredAt: shop.clock.now() })
    expect(listed[0]?.attributes.find(({ trait_type }) => trait_type === 'team_key')?.value).toBe('seoul')
    await setFavourite(fandeck, { ...CARD, favourite: false })
    await setFavourite(fandeck, { ...CARD, favourite: false })
    expect((await getFavourites(fandeck)).map(({ cardId }) => cardId)).toEqual([12])
  })

  test('of other members are neither shown nor changed', async () => {
    const [mine, other] = [await shop.member(), await shop.member()]
    await setFavourite(sdkFor(shop, other), { ...CARD, favourite: true })
    await setFavourite(sdkFor(shop, mine), { ...CARD, favourite: false })
    expect(await getFavourites(sdkFor(shop, mine))).toEqual([])
    expect(await getFavourites(sdkFor(shop, other))).toHaveLength(1)
  })

  test('are one after twenty presses at the same time', async () => {
    const member = await shop.member()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.post('/mypage/nft/favor', WIRE, member.headers)),
    )
    expect(answers.every(({ http }) => http === 200)).toBe(true)
    expect(await shop.db.$count(favourites, eq(favourites.userId, member.id))).toBe(1)
  })

  test('refuse designs that the pack lacks, and values of another type', async () => {
    const member = await shop.member()
    expect(await setFavourite(sdkFor(shop, member), { packId: 2, cardId: 11, favourite: true })).toEqual({
      error: '카드를 찾을 수 없어요.',
      code: 'http/refused',
    })
    for (const change of [
      { cont_seq: 999 },
      { cont_seq: '11' },
      { cont_seq: 1.5 },
      { cont_seq: 2 ** 31 },
      { favor_yn: 'y' },
      { favor_yn: true },
      { collection_seq: null },
    ]) {
      const { http } = await shop.post('/mypage/nft/favor', { ...WIRE, ...change }, member.headers)
      expect([change, http]).toEqual([change, change.cont_seq === 999 ? 404 : 400])
    }
    expect(await shop.db.$count(favourites, eq(favourites.userId, member.id))).toBe(0)
  })

  test('need a session', async () => {
    expect(await shop.get('/mypage/nft/favor')).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
    expect(await shop.post('/mypage/nft/favor', WIRE)).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
  })
})
