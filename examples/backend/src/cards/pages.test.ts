// The pages of a deck and of a pack's designs are the full answers in parts.
import { CardListReply, OwnedCardListReply } from '@fandeck/sdk/wire'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { editions } from './tables.ts'

const MINE = '/card/metadata/1/my'
let shop: Shop
let fan: Member
beforeAll(async () => {
  shop = await openShop()
  fan = await shop.member()
  const other = await shop.member()
  // Copies of both cards from the same moments, two without a time, and one of another member.
  for (const [edition, acquiredAt] of [NOON, NOON, NOON - 1000, NOON + 1000, null].entries())
    await shop.db
      .update(editions)
      .set({ userId: fan.id, acquiredAt })
      .where(and(inArray(editions.cardId, [11, 12]), eq(editions.edition, edition + 1)))
  await shop.db
    .update(editions)
    .set({ userId: other.id, acquiredAt: NOON })
    .where(and(eq(editions.cardId, 11), eq(editions.edition, 6)))
})
afterAll(() => shop.close())

const read = async <S extends z.core.$ZodType>(schema: S, path: string) =>
  z.decode(schema, z.parse(z.any(), (await shop.get(path, fan)).data))

/** Reads page after page; `between` runs after the first. */
async function pages(limit: number, between?: () => Promise<unknown>) {
  const rows: z.output<typeof OwnedCardListReply>['cards'] = []
  let cursor = ''
  for (;;) {
    const page = await read(OwnedCardListReply, `${MINE}?limit=${limit}${cursor && `&cursor=${cursor}`}`)
    expect(page.cards.length).toBeLessThanOrEqual(limit)
    rows.push(...page.cards)
    if (!page.next) return rows
    if (cursor === '') await between?.()
    cursor = page.next
  }
}

describe('D113 pages of cards', () => {
  it.each([1, 3, 10, 1000])('of %i rows are the full answer, which has no cursor', async (limit) => {
    const full = await read(OwnedCardListReply, MINE)
    expect(full.cards).toHaveLength(10)
    expect('next' in full).toBe(false)
    expect(await pages(limit)).toEqual(full.cards)
  })

  it('count all copies of a design in `amount`', async () => {
    expect((await pages(1)).map(({ amount }) => amount)).toEqual(Array(10).fill(5))
  })

  it('lack and repeat no copy when one is gone and another comes between them', async () => {
    const before = await pages(1000)
    const last = before[2]
    if (!last) throw new Error('The member has ten copies.')
    const copy = (edition: number) => and(eq(editions.cardId, last.cardId), eq(editions.edition, edition))
    const rows = await pages(3, async () => {
      await shop.db.update(editions).set({ userId: null, acquiredAt: null }).where(copy(last.edition))
      await shop.db
        .update(editions)
        .set({ userId: fan.id, acquiredAt: NOON + 9000 })
        .where(copy(7))
    })
    const keys = rows.map(({ cardId, edition }) => `${cardId}/${edition}`)
    expect(keys).toEqual(before.map(({ cardId, edition }) => `${cardId}/${edition}`))
    await shop.db.update(editions).set({ userId: null, acquiredAt: null }).where(copy(7))
    await shop.db
      .update(editions)
      .set({ userId: fan.id, acquiredAt: last.receivedAt ?? null })
      .where(copy(last.edition))
  })

  it('of designs are the full answer', async () => {
    const full = await read(CardListReply, '/card/metadata/1')
    const first = await read(CardListReply, '/card/metadata/1?limit=1')
    const second = await read(CardListReply, `/card/metadata/1?limit=1&cursor=${first.next}`)
    expect('next' in full).toBe(false)
    expect([...first.cards, ...second.cards]).toEqual(full.cards)
    expect(second.next).toBeNull()
  })

  it('begin at the start with a cursor that is none, and refuse a limit beyond 1,000', async () => {
    const [first] = (await read(OwnedCardListReply, `${MINE}?limit=1`)).cards
    for (const cursor of ['x', '1.2', '9'.repeat(70), "1.1.1'--"])
      expect((await read(OwnedCardListReply, `${MINE}?limit=1&cursor=${cursor}`)).cards).toEqual([first])
    const [design] = (await read(CardListReply, '/card/metadata/1?limit=1')).cards
    for (const cursor of ['x', '-', '1e99', '9'.repeat(70)])
      expect((await read(CardListReply, `/card/metadata/1?limit=1&cursor=${cursor}`)).cards).toEqual([design])
    for (const limit of ['0', '-1', '1001', '1e9', 'x'])
      expect((await shop.get(`${MINE}?limit=${limit}`, fan)).http).toBe(400)
  })
})
