import { setTimeout as pause } from 'node:timers/promises'
import type { BenefitRule, ShopDocument } from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { printCodes } from '../../test/printed.ts'
import { starterShop } from '../../test/shop-folder.ts'
import { users } from '../auth/tables.ts'
import { giveCopy } from '../campaigns/cards.ts'
import { giveEditions, SEALED, unsealEditions } from '../cards/store.ts'
import { designs } from '../cards/tables.ts'
import { claimCode } from '../codes/codes.ts'
import { applyShop, planShop } from '../shop-files/apply.ts'
import { exportShop } from '../shop-files/revert.ts'
import { giveDue, giveDueToAll } from './rules.ts'
import { benefitRules, memberBenefits } from './tables.ts'

const span = { startsAt: 'now-1d', endsAt: 'now+30d' }
const starter = starterShop()
let shop: TestBackend
let document: ShopDocument

beforeEach(async () => {
  shop = await testBackend({ config: { mode: 'production' } })
  document = structuredClone(starter)
  document.series.album = { title: '앨범 코드', pack: 'first', ...span }
  // All copies are free.
  document.drops = {}
  document.whitelists.press = ['01077770001']
})
afterEach(() => shop.close())

const apply = () =>
  applyShop(shop.backend, { author: 'han-doyun', body: { document, pictures: {}, allow: true } })
/** Applies a shop with one benefit of these rules. */
async function ruled(...rules: BenefitRule[]) {
  document.benefits.home = {
    title: '홈 경기',
    benefits: [{ title: '음료 교환권', qr: true, ...span, rules }],
  }
  await apply()
}
const benefitsOf = (userId: string) =>
  shop.backend.db.select().from(memberBenefits).where(eq(memberBenefits.userId, userId))
const given = async (userId: string) => (await benefitsOf(userId)).map(({ givenBy }) => givenBy)
const problems = async () =>
  (await planShop(shop.backend, { document, pictures: {} })).problems.map(
    ({ path, expected }) => `${path.join('.')}: ${expected}`,
  )
const cardIds = async () => (await shop.backend.db.select().from(designs)).map(({ cardId }) => cardId)
/** Gives a free copy of a card to a member, as a draw does. */
const own = (userId: string, cardId: number, edition = 1) =>
  shop.backend.db.transaction(async (tx) => {
    await giveEditions(tx, [{ cardId, edition }], { userId, at: 0 })
    await giveDue(tx, userId)
  })
const cardNumbered = async (number: number) => {
  const [card] = await shop.backend.db.select().from(designs).where(eq(designs.number, number))
  return card?.cardId ?? 0
}

describe('a benefit by a rule', () => {
  test('is given to a member who gets the card of the rule, and not for another card', async () => {
    await ruled({ when: 'ownsCard', pack: 'first', card: '7' })
    const [fan, other] = [await shop.member(), await shop.member()]
    await own(fan.id, await cardNumbered(7))
    await own(other.id, await cardNumbered(8))
    expect(await given(fan.id)).toEqual(['ownsCard'])
    expect(await given(other.id)).toEqual([])
  })

  test('is given with the last card of a set', async () => {
    await ruled({ when: 'ownsSet', pack: 'first' })
    const fan = await shop.member()
    const ids = await cardIds()
    for (const id of ids.slice(1)) await own(fan.id, id)
    await own(fan.id, ids[1] ?? 0, 2)
    expect(await given(fan.id)).toEqual([])
    await own(fan.id, ids[0] ?? 0)
    expect(await given(fan.id)).toEqual(['ownsSet'])
  })

  test('is given with the claim of a code, in its transaction', async () => {
    await ruled({ when: 'claimed', series: 'album' })
    const fan = await shop.member()
    const codes = ['WEX7T43J2URG', 'PYP24FA49RWF'].map((code, at) => ({ code, edition: 39 + at }))
    await printCodes(shop.backend, ...codes.map((one) => ({ ...one, mintingId: 1, cardId: 1 })))
    const claim = { userId: fan.id, mintingId: 1 }
    await claimCode(shop.backend, claim, 'WEX7-T43J-2URG')
    expect(await given(fan.id)).toEqual(['claimed'])
    await claimCode(shop.backend, claim, 'PYP2-4FA4-9RWF')
    expect(await given(fan.id)).toEqual(['claimed'])
  })

  test('is not given by a transaction that ends without a commit', async () => {
    await ruled({ when: 'ownsCard', pack: 'first', card: '7' })
    const fan = await shop.member()
    const cardId = await cardNumbered(7)
    const work = shop.backend.db.transaction(async (tx) => {
      await giveEditions(tx, [{ cardId, edition: 1 }], { userId: fan.id, at: 0 })
      await giveDue(tx, fan.id)
      throw new Error('killed')
    })
    await expect(work).rejects.toThrow('killed')
    expect(await given(fan.id)).toEqual([])
  })

  test('is not given for copies in packs that are closed', async () => {
    await ruled({ when: 'ownsCard', pack: 'first', card: '7' })
    const fan = await shop.member()
    const copies = [{ cardId: await cardNumbered(7), edition: 1 }]
    await shop.backend.db.transaction(async (tx) => {
      await giveEditions(tx, copies, { userId: SEALED, orderId: 'fd-1', at: 0 })
      await giveDueToAll(tx)
    })
    expect(await given(fan.id)).toEqual([])
    await shop.backend.db.transaction(async (tx) => {
      await unsealEditions(tx, 'fd-1', fan.id, 1)
      await giveDue(tx, fan.id)
    })
    expect(await given(fan.id)).toEqual(['ownsCard'])
  })

  test('is given for a gift of a campaign', async () => {
    await ruled({ when: 'ownsSet', pack: 'first' }, { when: 'ownsCard', pack: 'first', card: '7' })
    const fan = await shop.member()
    const cardId = await cardNumbered(7)
    await shop.backend.db.transaction((tx) =>
      giveCopy(tx, [cardId], { userId: fan.id, reason: 'mission', at: 0 }),
    )
    expect(await given(fan.id)).toEqual(['ownsCard'])
  })

  test('of a list is given to members of now and to people who sign up or prove their phone later', async () => {
    const early = await shop.member({ phone: '01077770001' })
    // All copies are free.
    document.drops = {}
    document.whitelists.press = ['01077770001', 'Late@Example.com', '01077770003']
    await ruled({ when: 'listed', list: 'press' })
    expect(await given(early.id)).toEqual(['listed'])
    const late = await shop.member({ memberId: 'late@example.com', loginType: 'email' })
    expect(await given(late.id)).toEqual(['listed'])
    const third = await shop.member()
    expect(await given(third.id)).toEqual([])
    await shop.backend.db.update(users).set({ phone: '01077770003' }).where(eq(users.id, third.id))
    expect(await given(third.id)).toEqual(['listed'])
  })

  test('that comes later is given to those who fulfil it already, once, also after it was used', async () => {
    await apply()
    const fan = await shop.member()
    await own(fan.id, await cardNumbered(7))
    await ruled(
      { when: 'ownsCard', pack: 'first', card: '7' },
      { when: 'ownsCard', pack: 'first', card: '8' },
    )
    expect(await given(fan.id)).toEqual(['ownsCard'])
    await shop.backend.db.update(memberBenefits).set({ usedAt: 5, usedBy: 'qr' })
    await own(fan.id, await cardNumbered(8))
    document.shop.name = '서울 유나이티드'
    await apply()
    expect(await benefitsOf(fan.id)).toMatchObject([{ usedAt: 5, usedBy: 'qr' }])
  })

  test('is given once for many cards at the same time', async () => {
    await ruled({ when: 'ownsCard', pack: 'first', card: '7' })
    const [fan, cardId] = [await shop.member(), await cardNumbered(7)]
    await Promise.all(Array.from({ length: 20 }, (_, at) => own(fan.id, cardId, at + 1)))
    expect(await given(fan.id)).toEqual(['ownsCard'])
  })

  test('reaches who opens a pack while an apply writes the rule', async () => {
    await apply()
    const [fan, cardId] = [await shop.member(), await cardNumbered(7)]
    const [opened, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const opening = shop.backend.db.transaction(async (tx) => {
      await giveEditions(tx, [{ cardId, edition: 1 }], { userId: fan.id, at: 0 })
      await giveDue(tx, fan.id)
      opened.resolve()
      await commit.promise
    })
    await opened.promise
    const applying = ruled({ when: 'ownsCard', pack: 'first', card: '7' })
    // An apply that did not wait would be over.
    await Promise.race([applying, pause(1000)])
    commit.resolve()
    await Promise.all([opening, applying])
    expect(await given(fan.id)).toEqual(['ownsCard'])
  })

  test('whose rule is removed stays with those who have it, and the export has the rules', async () => {
    const rule: BenefitRule = { when: 'ownsCard', pack: 'first', card: '7' }
    await ruled(rule)
    expect((await exportShop(shop.backend)).document.benefits.home?.benefits[0]?.rules).toEqual([rule])
    const fan = await shop.member()
    await own(fan.id, await cardNumbered(7))
    document.benefits.home = { title: '홈 경기', benefits: [{ title: '음료 교환권', qr: true, ...span }] }
    await apply()
    expect(await given(fan.id)).toEqual(['ownsCard'])
    expect(await shop.backend.db.$count(benefitRules)).toBe(0)
  })

  test.each<[BenefitRule, string]>([
    [
      { when: 'ownsCard', pack: 'second', card: '1' },
      'pack: a name of a file; there is no packs/second.json',
    ],
    [{ when: 'ownsCard', pack: 'first', card: '99' }, 'card: the number of a card of first'],
    [{ when: 'ownsSet', pack: 'second' }, 'pack: a name of a file'],
    [{ when: 'claimed', series: 'poster' }, 'series: a name of a file; there is no series/poster.json'],
    [{ when: 'won', event: 'none' }, 'event: a name of a file; there is no events/none.json'],
    [{ when: 'listed', list: 'none' }, 'list: a name of a file; there is no whitelists/none.csv'],
  ])('that names nothing of the shop is a fault: %j', async (rule, fault) => {
    document.benefits.home = {
      title: '홈 경기',
      benefits: [{ title: '음료 교환권', qr: true, ...span, rules: [rule] }],
    }
    expect(await problems()).toEqual([expect.stringContaining(`benefits.home.benefits.0.rules.0.${fault}`)])
  })
})
