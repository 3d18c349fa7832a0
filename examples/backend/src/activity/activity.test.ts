import { getActivity } from '@fandeck/sdk/activity'
import { getPointHistory } from '@fandeck/sdk/points'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { sdkFor } from '../../test/sdk.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { benefits, claimEvents, memberBenefits } from '../benefits/tables.ts'
import { campaignUpgrades } from '../campaigns/tables.ts'
import { orders } from '../drops/tables.ts'
import { pointChanges } from '../points/tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.db.insert(claimEvents).values({ eventKey: 'e', title: '행사' })
  const image = { kind: 'portrait', card: { kind: 'artist', idol: 'idol4', seed: 'a' } } as const
  const period = { qr: true, image, startAt: NOON, endAt: NOON }
  await shop.db.insert(benefits).values({ benefitId: 1, eventKey: 'e', claimName: '음료 교환', ...period })
})
afterAll(() => shop.close())

const points = ({ id: userId }: Member, count: number) =>
  shop.db.insert(pointChanges).values(
    Array.from({ length: count }, (_, index) => ({
      userId,
      kind: 'earned' as const,
      title: `출석 ${index}`,
      amount: 10,
      // Three instants, so that pages end between rows of one instant.
      at: NOON - (index % 3),
    })),
  )

describe('S7.42 the activity of a member', () => {
  test('names purchases, points, used benefits and upgrades, newest first', async () => {
    const member = await shop.member()
    await points(member, 1)
    const { orderId } = await shop.reserve(member, 2)
    await shop.db
      .update(orders)
      .set({ status: 'PAID', settledAt: NOON + 3000 })
      .where(eq(orders.id, orderId))
    await shop.db
      .insert(memberBenefits)
      .values({ userId: member.id, benefitId: 1, usedAt: NOON + 2000, usedBy: 'qr' })
    const upgrade = { id: `u-${member.id}`, key: 'k', slug: 'a', board: 'b', consumed: [], edition: 1 }
    await shop.db
      .insert(campaignUpgrades)
      .values({ ...upgrade, userId: member.id, cardId: 11, upgradedAt: NOON + 1000 })
    const { rows, next } = await getActivity(sdkFor(shop, member))
    expect(next).toBeUndefined()
    expect(rows.map(({ at, kind, title, quantity, points }) => [at, kind, title, quantity, points])).toEqual([
      [NOON + 3000, 'purchased', expect.any(String), 2, null],
      [NOON + 2000, 'benefitUsed', '음료 교환', null, null],
      [NOON + 1000, 'upgraded', expect.any(String), null, null],
      [NOON, 'earned', '출석 0', null, 10],
    ])
  })

  test('tells what points were for, and nothing for other reasons', async () => {
    const member = await shop.member()
    const change = { userId: member.id, kind: 'earned', title: '점수', amount: 10 } as const
    const reasons = ['scan', 'mission', 'prediction', 'attendance', 'entry', null] as const
    await shop.db
      .insert(pointChanges)
      .values(reasons.map((reason, index) => ({ ...change, reason, at: NOON - index })))
    const fandeck = sdkFor(shop, member)
    const told = reasons.map((reason) => reason ?? undefined)
    expect((await getActivity(fandeck)).rows.map(({ reason }) => reason)).toEqual(told)
    expect((await getPointHistory(fandeck)).rows.map(({ reason }) => reason)).toEqual(told)
  })

  test('comes in pages without gaps, also between changes of one instant', async () => {
    const member = await shop.member()
    await points(member, 45)
    const fandeck = sdkFor(shop, member)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await getActivity(fandeck, { cursor })
      seen.push(...page.rows.map(({ activityId }) => activityId))
      cursor = page.next
    } while (cursor !== undefined)
    expect(seen).toHaveLength(45)
    expect(new Set(seen).size).toBe(45)
  })

  test('is that of this member only', async () => {
    const [mine, other] = [await shop.member(), await shop.member()]
    await points(other, 3)
    expect((await getActivity(sdkFor(shop, mine))).rows).toEqual([])
    expect((await getActivity(sdkFor(shop, other))).rows).toHaveLength(3)
  })

  test('needs a session, and takes an invalid cursor as the first page', async () => {
    const member = await shop.member()
    await points(member, 1)
    const path = '/mypage/nft/activity'
    expect(await shop.get(path)).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
    for (const cursor of ['nonsense', "1.p1'--", '1', '99999999999999999999.p1']) {
      const answer = await shop.get(`${path}?cursor=${encodeURIComponent(cursor)}`, member)
      expect([cursor, answer]).toMatchObject([cursor, { http: 200, data: { list: [{ title: '출석 0' }] } }])
    }
    expect(await shop.get(`${path}?cursor=${'1'.repeat(121)}`, member)).toMatchObject({ http: 400 })
  })
})
