// Gifts of operators: a card out of the free ones, a benefit and points, each once.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { poolProblems } from '../../test/pools.ts'
import type { Member } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { benefits, claimEvents, memberBenefits } from '../benefits/tables.ts'
import { designs, editions } from '../cards/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { pointChanges } from '../points/tables.ts'
import { memberGifts, operatorActions, operators } from './tables.ts'

const IMAGE = { kind: 'crest', team: 'seoul' } as const
let desk: Desk
let fan: Member
beforeEach(async () => {
  desk = await openDesk()
  fan = await desk.member({ nickname: '달빛', phone: '01024814821' })
})
afterEach(() => desk.close())

const send = (kind: string, value: string | number, fields: Record<string, string> = {}, userId = fan.id) =>
  desk.post(`/members/${userId}/give`, {
    ...{ kind, value: String(value), seen: '0', reason: '배송이 늦었어요.' },
    ...fields,
  })
const done = async () =>
  (await desk.db.select().from(operatorActions).where(eq(operatorActions.subject, fan.id))).map(
    ({ action, detail }) => `${action} ${detail}`,
  )
const owned = () => desk.db.select().from(editions).where(eq(editions.userId, fan.id))
/** A card with as many copies that belong to no drop. */
async function looseCard(cardId: number, copies: number) {
  const [design] = await desk.db.select().from(designs).limit(1)
  if (!design) throw new Error('The shop has cards.')
  await desk.db.insert(designs).values({ ...design, cardId, cardName: '감사 카드' })
  for (let edition = 1; edition <= copies; edition++)
    await desk.db.insert(editions).values({ cardId, edition })
}

describe('a card', () => {
  test('is drawn once of the free ones, and its token is queued', async () => {
    await looseCard(900, 2)
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('card', 900)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(303))
    const [copy, ...others] = await owned()
    expect(others).toEqual([])
    expect(copy).toMatchObject({ cardId: 900, acquiredAt: NOON })
    const work = await desk.db.select().from(outbox).where(eq(outbox.kind, 'mint'))
    expect(work.map(({ subject }) => subject)).toEqual([copy?.orderId])
    expect(await done()).toEqual([`give-card 감사 카드 900/${copy?.edition} · 배송이 늦었어요.`])
    expect(await desk.page(`/members/${fan.id}`)).toContain(`감사 카드 #${copy?.edition}`)
    expect(await poolProblems(desk.db)).toEqual([])
  })

  test('goes to as many members as there are copies, and never one of a drop', async () => {
    await looseCard(900, 3)
    const fans = await Promise.all(Array.from({ length: 8 }, () => desk.member()))
    const replies = await Promise.all(fans.map(({ id }) => send('card', 900, {}, id)))
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(3)
    expect(await desk.db.$count(memberGifts)).toBe(3)
    const given = await desk.db.select().from(editions).where(eq(editions.cardId, 900))
    expect(new Set(given.map(({ userId }) => userId)).size).toBe(3)
    // All copies of card 11 belong to the drop.
    await desk.db.update(editions).set({ dropId: 1 }).where(eq(editions.cardId, 11))
    const sold = await send('card', 11)
    expect(sold.status).toBe(409)
    expect(await sold.text()).toContain('남아 있지 않아요')
    expect((await send('card', 999_999)).status).toBe(409)
    expect(await owned()).toEqual([])
    expect(await poolProblems(desk.db)).toEqual([])
  })
})

test('points are added once, and the history names the shop as their source', async () => {
  await Promise.all([send('points', 500), send('points', 500)])
  const [row] = await desk.db.select().from(users).where(eq(users.id, fan.id))
  expect(row?.points).toBe(500)
  expect(await desk.db.select().from(pointChanges)).toMatchObject([
    { amount: 500, kind: 'earned', title: '운영팀이 드린 포인트', reason: null },
  ])
  // A second gift of the same is one that the operator has seen the first of.
  expect((await send('points', 500, { seen: '1' })).status).toBe(303)
  expect(await done()).toHaveLength(2)
  const late = await send('points', 700)
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('그사이 이 회원에게 다른 것을 줬어요.')
})

test('a benefit is given once, while its period lasts', async () => {
  await desk.db.insert(claimEvents).values({ eventKey: 'home', title: '홈 경기' })
  const of = { eventKey: 'home', qr: true, image: IMAGE, startAt: 0 }
  await desk.db.insert(benefits).values([
    { ...of, benefitId: 1, claimName: '음료 교환권', endAt: NOON * 2 },
    { ...of, benefitId: 2, claimName: '지난 혜택', endAt: NOON },
  ])
  const page = await desk.page(`/members/${fan.id}`)
  expect([page.includes('음료 교환권 ('), page.includes('지난 혜택')]).toEqual([true, false])
  await Promise.all([send('benefit', 1), send('benefit', 1)])
  expect(await desk.db.select().from(memberBenefits)).toMatchObject([{ benefitId: 1, givenBy: 'doyun' }])
  const again = await send('benefit', 1, { seen: '1' })
  expect([again.status, (await again.text()).includes('이미 가진 혜택')]).toEqual([409, true])
  expect((await send('benefit', 2, { seen: '1' })).status).toBe(409)
  expect(await done()).toEqual(['give-benefit 음료 교환권 · 배송이 늦었어요.'])
})

test('a gift needs a value, a reason, a member, and the role', async () => {
  for (const [kind, value, fields] of [
    ['points', '0', {}],
    ['points', '-1', {}],
    ['points', '1.5', {}],
    ['money', '1', {}],
    ['points', '1', { reason: '' }],
    ['points', '1', { reason: 'a'.repeat(201) }],
  ] as const)
    expect([kind, value, (await send(kind, value, fields)).status]).toEqual([kind, value, 400])
  expect((await send('points', 100_001)).status).toBe(409)
  expect((await send('points', 1, {}, 'none')).status).toBe(404)
  await desk.db.update(operators).set({ role: 'support' })
  expect((await send('points', 1)).status).toBe(403)
  expect(await desk.db.$count(memberGifts)).toBe(0)
})
