import {
  CardListReply,
  DropReply,
  DropsInformation,
  OwnedCardListReply,
  PackInitReply,
  PossibleQuantityReply,
  RemainTotalReply,
} from '@fandeck/sdk/wire'
import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { codes, openShop, type Shop, times } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { releaseExpired } from './expiry.ts'
import { RESERVATION_MS } from './reserve.ts'
import { mintings, mintingWallets, mintingWhitelist, orders } from './tables.ts'

let shop: Shop

async function open(drop: Parameters<typeof openShop>[0] = {}) {
  shop = await openShop(drop)
  return shop
}

afterEach(() => shop.close())

describe('selling under load (S7.31, S7.70, D42, G5)', () => {
  it('sells exactly 20 packs to 200 buyers, within their limits, and no copy twice', async () => {
    const { member, buy, callback, stock, db } = await open()
    const buyers = await Promise.all(Array.from({ length: 200 }, () => member()))
    const greedy = buyers.slice(0, 5).flatMap((buyer) => [buyer, buyer, buyer])
    const answers = await Promise.all([...greedy, ...buyers].map((buyer) => buy(buyer)))
    expect(times(codes(answers), '200')).toBe(20)
    expect(await stock()).toBe(0)

    const held = await db.select().from(mintingWallets)
    expect(Math.max(...held.map(({ qty }) => qty))).toBeLessThanOrEqual(2)
    expect(held.reduce((sum, { qty }) => sum + qty, 0)).toBe(20)

    const reserved = await db.select().from(orders)
    await Promise.all(reserved.map(({ id }) => callback({ orderId: id })))
    const owned = await db.select().from(editions).where(isNotNull(editions.orderId))
    expect(new Set(owned.map(({ cardId, edition }) => `${cardId}/${edition}`)).size).toBe(60)
    expect(owned).toHaveLength(60)
    expect(shop.errors).toEqual([])
  })

  it('enforces the limit of a member for concurrent requests', async () => {
    const { member, buy, stock } = await open()
    const fan = await member()
    const answers = await Promise.all(Array.from({ length: 30 }, () => buy(fan)))
    expect(times(codes(answers), '200')).toBe(2)
    expect(times(codes(answers), 'LIMIT_OVER')).toBe(28)
    expect(await stock()).toBe(18)
  })

  it('makes one order of 50 requests with the same key, and refuses another body (KEY_REUSED)', async () => {
    const { member, buy, stock, db } = await open()
    const fan = await member()
    const answers = await Promise.all(Array.from({ length: 50 }, () => buy(fan, {}, 'the-same-key')))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await db.select().from(orders)).toHaveLength(1)
    expect(await stock()).toBe(19)
    const other = await buy(fan, { amount: 2 }, 'the-same-key')
    expect(other).toMatchObject({ http: 409, code: 'KEY_REUSED' })
  })

  it('separates the keys of different members', async () => {
    const { member, buy, db } = await open()
    const [one, two] = [await member(), await member()]
    await Promise.all([buy(one, {}, 'the-same-key'), buy(two, {}, 'the-same-key')])
    expect(await db.select().from(orders)).toHaveLength(2)
  })
})

describe('the rules of a drop', () => {
  it('opens at its start and closes at its end, to the millisecond (S7.31)', async () => {
    const { member, buy, clock } = await open({ startAt: NOON, endAt: NOON + 1000 })
    const fan = await member()
    clock.set(NOON - 1)
    expect(await buy(fan)).toMatchObject({ code: 'NOT_OPEN', message: '11.20(목) 12:00에 열려요' })
    clock.set(NOON)
    expect(await buy(fan)).toMatchObject({ status: '200' })
    clock.set(NOON + 999)
    expect(await buy(fan)).toMatchObject({ status: '200' })
    clock.set(NOON + 1000)
    expect(await buy(fan)).toMatchObject({ code: 'ENDED', message: '판매가 끝났어요' })
  })

  it('stays closed while it is not enabled, at any time (D61)', async () => {
    const { member, buy } = await open({ enabled: false })
    expect(await buy(await member())).toMatchObject({ code: 'ENDED' })
  })

  it('D88 that is paused sells nothing, says so with its sentence, and sells again', async () => {
    const paused = { enabled: false, paused: true, pauseNotice: '결제 점검이 끝나면 다시 열어요.' }
    const { member, buy, get, db } = await open(paused)
    const fan = await member()
    expect(await buy(fan)).toMatchObject({ code: 'PAUSED', message: '판매를 잠시 쉬고 있어요' })
    expect(await get('/minting/1')).toMatchObject({
      data: { minting_info: { enable: 'N', state: 'paused', notice: '결제 점검이 끝나면 다시 열어요.' } },
    })
    await db.update(mintings).set({ enabled: true, paused: false, pauseNotice: null })
    expect(await buy(fan)).toMatchObject({ status: '200' })
    expect(JSON.stringify(await get('/minting/1'))).not.toContain('"state"')
  })

  it('sells only to listed members when it has a whitelist (S7.26)', async () => {
    const { member, buy, get, db } = await open({ whitelist: true })
    const fan = await member()
    expect(await buy(fan)).toMatchObject({ code: 'NOT_LISTED', message: '이번 회차 대상이 아니에요' })
    expect(await get('/whitelist/check/1', fan)).toMatchObject({ status: '403', code: 'NOT_LISTED' })
    await db.insert(mintingWhitelist).values({ dropId: 1, userId: fan.id })
    expect(await get('/whitelist/check/1', fan)).toMatchObject({ status: '200' })
    expect(await buy(fan)).toMatchObject({ status: '200' })
  })

  it.each([0, -1, 1.5, '1', 1e9, null])('refuses the quantity %j', async (amount) => {
    const { member, buy, stock } = await open()
    expect((await buy(await member(), { amount })).status).not.toBe('200')
    expect(await stock()).toBe(20)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://site.example.evil.example',
  ])('never redirects a fan to %s (D52)', async (redirect_url) => {
    const { member, buy } = await open()
    expect(await buy(await member(), { redirect_url })).toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('accepts a cash receipt for bank transfers only, in the format of its type (S5.12, D67)', async () => {
    const { member, buy } = await open({ maxPerMember: 20 })
    const fan = await member()
    const receipt = (
      payment_method: string,
      receipt_type: string,
      receipt_info_type: string,
      receipt_info: string,
    ) => buy(fan, { payment_method, receipt_type, receipt_info_type, receipt_info })
    const answers = [
      await receipt('B', 'personal', 'phone', '010-2481-4821'),
      await receipt('B', 'personal', 'card', '1234-5678-9012-3456'),
      await receipt('B', 'business', 'business', '123-45-67890'),
      await receipt('M', 'personal', 'phone', '010-2481-4821'),
      await receipt('B', 'personal', 'phone', ''),
      await receipt('B', 'business', 'phone', '010-2481-4821'),
      await receipt('B', 'business', 'business', '123'),
    ]
    expect(codes(answers)).toEqual(['200', '200', '200', ...Array(4).fill('RECEIPT_INVALID')])
  })

  it('gives the packs of a free drop immediately', async () => {
    const { member, reserve, orderOf, open: openPacks } = await open({ paid: false })
    const fan = await member()
    const { orderId, paymentAmount } = await reserve(fan, 2)
    expect(paymentAmount).toBe(0)
    expect(await orderOf(fan, orderId)).toMatchObject({ status: 'PAID' })
    expect((await openPacks(fan, orderId)).cards).toHaveLength(6)
  })

  it('returns an order to its member only', async () => {
    const { member, reserve, get } = await open()
    const { orderId } = await reserve(await member())
    expect(await get(`/minting/order/${orderId}`, await member())).toMatchObject({ code: 'NOT_FOUND' })
    expect(await get(`/minting/order/${orderId}`)).toMatchObject({ http: 401 })
  })
})

describe('a reservation that is not paid (S7.70, D42)', () => {
  it('returns its packs exactly once with concurrent callers', async () => {
    const { member, reserve, stock, clock, get, backend, orderOf } = await open()
    const fans = await Promise.all(Array.from({ length: 5 }, () => member()))
    const held = await Promise.all(fans.map((fan) => reserve(fan, 2)))
    expect(await stock()).toBe(10)
    clock.advance(RESERVATION_MS - 1)
    expect(await releaseExpired(backend)).toBe(0)
    clock.advance(1)
    const ended = await Promise.all([
      ...Array.from({ length: 10 }, () => releaseExpired(backend)),
      ...Array.from({ length: 10 }, async () => {
        await get('/minting/remainTotal/1')
        return 0
      }),
    ])
    expect(ended.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5)
    expect(await stock()).toBe(20)
    const [fan, order] = [fans[0], held[0]]
    if (fan && order) expect((await orderOf(fan, order.orderId)).status).toBe('EXPIRED')
  })

  it('frees stock and limit for the next purchase without a periodic job', async () => {
    const { member, buy, clock } = await open({ totalPacks: 2, remaining: 2 })
    const fan = await member()
    expect((await buy(fan, { amount: 2 })).status).toBe('200')
    expect(await buy(await member())).toMatchObject({ code: 'SOLD_OUT', message: '모두 판매됐어요' })
    clock.advance(RESERVATION_MS)
    expect((await buy(fan, { amount: 2 })).status).toBe('200')
  })
})

describe('contract: replies decode with the schemas of the SDK', () => {
  it('for drops and cards (S7.8, S7.9, S7.10, S7.27, S7.28, S7.29, S7.32)', async () => {
    const { member, reserve, callback, get, api, db, open: openPacks } = await open()
    const fan = await member()
    const { orderId } = await reserve(fan, 2)
    await callback({ orderId, amount: 2000 })
    await openPacks(fan, orderId)
    const read = async <S extends z.core.$ZodType>(schema: S, path: string) =>
      z.decode(schema, (await get(path, fan)).data as z.input<S>)

    const { info, revision } = await read(DropReply, '/minting/1')
    expect(info).toMatchObject({ paid: true, totalPacks: 20 })
    expect(await read(PossibleQuantityReply, '/minting/possibleQuantity/1')).toEqual({ purchasablePacks: 0 })
    expect(await read(RemainTotalReply, '/minting/remainTotal/1')).toEqual({ remainingPacks: 18, revision })
    const init = await read(PackInitReply, '/card/pack/init?pack_name_list=pack,none')
    expect(init).toMatchObject({ pack: { packId: 1, mintings: [{ mintingId: 1 }] } })
    const { cards } = await read(CardListReply, '/card/metadata/1')
    expect(cards[0]?.attributes).toContainEqual({ trait_type: 'edition_total', value: 60 })
    const mine = (await read(OwnedCardListReply, '/card/metadata/1/my')).cards
    expect(mine).toHaveLength(6)
    for (const card of mine) {
      expect(card.amount).toBe(mine.filter(({ cardId }) => cardId === card.cardId).length)
    }

    const path = '/cdn/static/drops/drops-information.json'
    const file = await api.request(path)
    const etag = file.headers.get('etag') ?? ''
    const { drops } = z.decode(DropsInformation, await file.json())
    expect(drops[0]?.cards).toHaveLength(2)
    expect(drops[0]?.cards[0]?.crest).toBe('http://api.localhost/cdn/art/crest/seoul.svg')
    expect(drops[0]?.cards[0]?.look).toBeUndefined()
    expect(drops[0]?.terms).toBeUndefined()
    expect((await api.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await db.update(mintings).set({ title: '새 이름' }).where(eq(mintings.dropId, 1))
    expect((await api.request(path, { headers: { 'if-none-match': etag } })).status).toBe(200)
    expect(await get('/minting/99')).toMatchObject({ http: 404, code: 'NOT_FOUND' })
  })

  it('D18 D23 requires the terms of a third party for a drop that ships goods (S7.32)', async () => {
    const { api } = await open({ shipsGoods: true })
    const file = await api.request('/cdn/static/drops/drops-information.json')
    const { drops } = z.decode(DropsInformation, await file.json())
    expect(drops[0]?.terms).toEqual(['purchase', 'thirdParty'])
  })
})
