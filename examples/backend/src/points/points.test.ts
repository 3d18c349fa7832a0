import { getEntries } from '@fandeck/sdk/entries'
import { getPointHistory, getPoints } from '@fandeck/sdk/points'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { sdkFor } from '../../test/sdk.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { entries } from '../entries/tables.ts'
import { earnPoints } from './store.ts'
import { pointChanges } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const DAY = 86_400_000
const seoul = (text: string) => Date.parse(`${text}+09:00`)
const add = ({ id: userId }: Member, changes: { at: number; amount: number; title?: string }[]) =>
  shop.db.insert(pointChanges).values(
    changes.map(({ at, amount, title = '출석' }) => ({
      userId,
      at,
      amount,
      title,
      kind: amount > 0 ? ('earned' as const) : ('used' as const),
    })),
  )

describe('S2.8 D16 points', () => {
  test('count what was earned in this month of Seoul', async () => {
    const member = await shop.member({ points: 900, createdAt: NOON })
    await add(member, [
      { at: seoul('2025-10-31T23:59:59'), amount: 1000 },
      { at: seoul('2025-11-01T00:00:00'), amount: 70 },
      { at: NOON, amount: 30 },
      { at: NOON, amount: -200 },
    ])
    expect(await getPoints(sdkFor(shop, member))).toEqual({
      total: 900,
      expiring: 0,
      earnedThisMonth: 100,
      since: seoul('2025-10-31T23:59:59'),
    })
  })

  test('of a new member are none, since the sign-up', async () => {
    const fandeck = sdkFor(shop, await shop.member({ createdAt: NOON }))
    expect(await getPoints(fandeck)).toEqual({ total: 0, expiring: 0, earnedThisMonth: 0, since: NOON })
    expect(await getPointHistory(fandeck)).toEqual({ rows: [], next: undefined })
  })

  test('history lists a month, and the earned or the used ones only', async () => {
    const member = await shop.member()
    await add(member, [
      { at: seoul('2025-10-31T23:59:59'), amount: 1 },
      { at: seoul('2025-11-01T00:00:00'), amount: 2 },
      { at: seoul('2025-11-30T23:59:59'), amount: -3 },
      { at: seoul('2025-12-01T00:00:00'), amount: 4 },
    ])
    const fandeck = sdkFor(shop, member)
    const listed = async (options: Parameters<typeof getPointHistory>[1]) =>
      (await getPointHistory(fandeck, options)).rows.map(({ amount }) => amount)
    expect(await listed({})).toEqual([4, -3, 2, 1])
    expect(await listed({ month: '2025-11' })).toEqual([-3, 2])
    expect(await listed({ month: '2025-11', direction: 'earned' })).toEqual([2])
    expect(await listed({ direction: 'used' })).toEqual([-3])
    expect(await listed({ month: '2025-12' })).toEqual([4])
  })

  test('history comes in pages without gaps, also between changes of one instant', async () => {
    const member = await shop.member()
    await add(
      member,
      Array.from({ length: 45 }, (_, index) => ({ at: NOON - (index % 3), amount: index + 1 })),
    )
    const fandeck = sdkFor(shop, member)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await getPointHistory(fandeck, { cursor })
      seen.push(...page.rows.map(({ amount }) => amount))
      cursor = page.next
    } while (cursor !== undefined)
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  })

  test('are recorded with the balance', async () => {
    const member = await shop.member()
    await shop.db.transaction((tx) =>
      earnPoints(tx, member.id, { amount: 500, title: '퍼스트 스코어러 적중', at: NOON }),
    )
    const [row] = await shop.db.select({ points: users.points }).from(users).where(eq(users.id, member.id))
    const [sum] = await shop.db
      .select({ sum: sql<number>`sum(${pointChanges.amount})::int` })
      .from(pointChanges)
      .where(eq(pointChanges.userId, member.id))
    expect([row?.points, sum?.sum]).toEqual([500, 500])
  })
})

describe('S2.7 D17 entries', () => {
  test('list results, prizes and parcels of this member, newest first', async () => {
    const [member, other] = [await shop.member(), await shop.member()]
    await shop.db.insert(entries).values([
      {
        userId: member.id,
        title: '하나',
        team: 'seoul',
        enteredAt: NOON - DAY,
        announcedAt: NOON,
        result: 'won',
        benefitId: 1,
      },
      { userId: member.id, title: '둘', enteredAt: NOON, announcedAt: NOON + DAY, result: 'waiting' },
      {
        userId: other.id,
        title: '남의 것',
        enteredAt: NOON,
        announcedAt: NOON,
        result: 'won',
        carrier: 'CJ',
        invoiceNumber: '601234563387',
      },
    ])
    const fandeck = sdkFor(shop, member)
    const { rows, next } = await getEntries(fandeck)
    expect(rows.map(({ title }) => title)).toEqual(['둘', '하나'])
    expect(rows.map(({ image }) => image)).toEqual([null, 'http://api.localhost/cdn/art/crest/seoul.svg'])
    expect(next).toBeUndefined()
    expect((await getEntries(fandeck, { result: 'won' })).rows).toMatchObject([
      { title: '하나', benefitId: 1 },
    ])
    expect((await getEntries(sdkFor(shop, other))).rows).toMatchObject([
      { carrier: 'CJ', invoiceNumber: '601234563387' },
    ])
  })

  test('come in pages', async () => {
    const member = await shop.member()
    const row = { userId: member.id, title: '응모', announcedAt: NOON, result: 'waiting' as const }
    await shop.db
      .insert(entries)
      .values(Array.from({ length: 25 }, (_, index) => ({ ...row, enteredAt: NOON - index })))
    const fandeck = sdkFor(shop, member)
    const first = await getEntries(fandeck)
    const second = await getEntries(fandeck, { cursor: first.next })
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 5, undefined])
    expect(new Set([...first.rows, ...second.rows].map(({ entryId }) => entryId)).size).toBe(25)
  })
})

test('S2.7 S2.8 need a session and valid parameters', async () => {
  const member = await shop.member()
  for (const path of ['/mypage/point', '/mypage/point/history', '/mypage/entry-history']) {
    expect(await shop.get(path)).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
    expect(await shop.get(path, member)).toMatchObject({ http: 200 })
  }
  for (const query of ['month=2025-13', 'month=x', 'kind=BOTH', `cursor=${'1'.repeat(41)}`]) {
    expect(await shop.get(`/mypage/point/history?${query}`, member)).toMatchObject({ http: 400 })
  }
  expect(await shop.get('/mypage/entry-history?result=LOST', member)).toMatchObject({ http: 400 })
  expect(await shop.get('/mypage/point/history?cursor=nonsense', member)).toMatchObject({ http: 200 })
})
