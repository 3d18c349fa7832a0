// Cards that a member has not seen arrive: each once, on whichever device, and to their owner alone.
import { getCardArrivals, markArrivalsSeen } from '@fandeck/sdk/cards'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { sdkFor } from '../../test/sdk.ts'
import type { Member } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { consumeCopies } from '../campaigns/cards.ts'
import { erase } from '../withdrawal/erase.ts'
import { cardArrivals, designs, editions } from './tables.ts'

const CARD = 900
let desk: Desk
let fan: Member
beforeEach(async () => {
  desk = await openDesk()
  fan = await desk.member({ nickname: '달빛' })
  const [design] = await desk.db.select().from(designs).limit(1)
  if (!design) throw new Error('The shop has cards.')
  await desk.db.insert(designs).values({ ...design, cardId: CARD, cardName: '감사 카드' })
  for (let edition = 1; edition <= 25; edition++)
    await desk.db.insert(editions).values({ cardId: CARD, edition })
})
afterEach(() => desk.close())

async function give(count = 1) {
  for (let seen = 0; seen < count; seen++) {
    const gift = { kind: 'card', value: String(CARD), seen: String(seen), reason: `${seen}번째 감사` }
    expect((await desk.post(`/members/${fan.id}/give`, gift)).status).toBe(303)
  }
}
const arrivals = (member = fan) => getCardArrivals(sdkFor(desk, member))

describe('D111 a card that an operator gave', () => {
  it('waits for its member with its picture, number and source, and only for them', async () => {
    await give()
    const other = await desk.member()
    const [arrival, ...others] = await arrivals()
    expect(others).toEqual([])
    expect(arrival).toMatchObject({
      ...{ cardId: CARD, cardName: '감사 카드', source: 'gift', eventTitle: null, receivedAt: NOON },
      image: expect.stringContaining('http'),
      attributes: expect.arrayContaining([expect.objectContaining({ trait_type: 'team_color_1' })]),
    })
    const [copy] = await desk.db.select().from(editions).where(eq(editions.userId, fan.id))
    expect(arrival?.edition).toBe(copy?.edition)
    expect(await arrivals(other)).toEqual([])
    expect(await desk.read('/card/arrivals')).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
  })

  it('is seen once: another device is told of it no more, and another member cannot end it', async () => {
    await give(2)
    const [first, second] = await arrivals()
    if (!first || !second) throw new Error('Two cards were given.')
    const other = await desk.member()
    await markArrivalsSeen(sdkFor(desk, other), { arrivalIds: [first.arrivalId, second.arrivalId] })
    expect(await arrivals()).toHaveLength(2)
    await markArrivalsSeen(sdkFor(desk, fan), { arrivalIds: [first.arrivalId, 999_999] })
    await markArrivalsSeen(sdkFor(desk, fan), { arrivalIds: [first.arrivalId] })
    expect(await arrivals()).toEqual([second])
  })

  it('is one of at most twenty in a reply, the oldest first', async () => {
    await give(22)
    const found = await arrivals()
    expect(found).toHaveLength(20)
    const ids = found.map(({ arrivalId }) => arrivalId)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    await markArrivalsSeen(sdkFor(desk, fan), { arrivalIds: ids })
    expect(await arrivals()).toHaveLength(2)
  })

  it('waits no longer once an upgrade has consumed it, or its member has withdrawn', async () => {
    await give(2)
    const [first] = await arrivals()
    if (!first) throw new Error('A card was given.')
    await desk.db.transaction((tx) => consumeCopies(tx, [{ cardId: CARD, edition: first.edition }], fan.id))
    expect(await arrivals()).toHaveLength(1)
    expect(await desk.db.$count(cardArrivals)).toBe(1)
    const [user] = await desk.db.select().from(users).where(eq(users.id, fan.id))
    if (!user) throw new Error('The member exists.')
    await desk.db.transaction((tx) => erase(desk.backend, tx, user))
    expect(await desk.db.$count(cardArrivals)).toBe(0)
  })

  it('that no copy is left of leaves nothing to see', async () => {
    await desk.db.delete(editions).where(eq(editions.cardId, CARD))
    const gift = { kind: 'card', value: String(CARD), seen: '0', reason: '감사' }
    expect((await desk.post(`/members/${fan.id}/give`, gift)).status).toBe(409)
    expect(await arrivals()).toEqual([])
  })
})
