import { ShopDocument } from '@fandeck/sdk/shop'
import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { printCodes } from '../../test/printed.ts'
import { starterShop } from '../../test/shop-folder.ts'
import { linkedAccounts } from '../auth/tables.ts'
import { giveBenefit } from '../benefits/gifts.ts'
import { benefits, memberBenefits } from '../benefits/tables.ts'
import { designs, editions, packs } from '../cards/tables.ts'
import { issueCodes } from '../codes/batches.ts'
import { banners, notionPages, terms, termsAgreements } from '../content/tables.ts'
import { mintings, mintingWhitelist, orders } from '../drops/tables.ts'
import { faqs, notices } from '../support/tables.ts'
import { applyShop, planShop } from './apply.ts'
import { currentDocument } from './document.ts'
import { shopListed } from './tables.ts'

let shop: TestBackend
let document: ShopDocument
const starter = starterShop()

beforeEach(async () => {
  shop = await testBackend({ config: { mode: 'production' } })
  document = structuredClone(starter)
  document.series.album = { title: '앨범 코드', pack: 'first', startsAt: 'now-1d', endsAt: 'now+30d' }
  const span = { startsAt: 'now-1d', endsAt: 'now+30d' }
  document.benefits.home = { title: '홈 경기', benefits: [{ title: '음료 교환권', qr: true, ...span }] }
  await apply()
})
afterEach(() => shop.close())

const body = () => ({ document, pictures: {}, allow: false })
const apply = (allow = false) => applyShop(shop.backend, { author: 'han-doyun', body: { ...body(), allow } })
/** What speaks against the next apply: dangers and refusals. */
async function judged() {
  const { steps, problems } = await planShop(shop.backend, body())
  expect(problems).toEqual([])
  return steps.flatMap(({ dangers, refusals }) => [...dangers, ...refusals.map((line) => `refused: ${line}`)])
}
const cards = () => document.packs.first?.cards ?? []

/** Gives a member the last copy of a card, outside of its drop. */
async function giveCopy(userId: string, cardId: number): Promise<void> {
  await shop.backend.db
    .update(editions)
    .set({ userId, acquiredAt: 0 })
    .where(and(eq(editions.cardId, cardId), eq(editions.edition, 40), isNull(editions.userId)))
}

describe('an apply takes nothing from fans', () => {
  test('a card that a fan owns keeps its copies', async () => {
    const { id } = await shop.member({ level: 'K201' })
    await shop.backend.db
      .update(editions)
      .set({ dropId: null })
      .where(eq(editions.cardId, 1))
      .catch(() => {})
    await shop.backend.db.update(mintings).set({ remaining: 50, totalPacks: 50 })
    if (document.drops.first) document.drops.first.packs = 50
    await giveCopy(id, 1)
    const [first] = cards()
    if (first) first.copies = 39
    expect(await judged()).toEqual(['refused: card 1 needs at least 40 copies: fans own copy 40'])
    if (first) Object.assign(first, { copies: 40, finish: 'FOIL' })
    expect(await judged()).toEqual(['card 1 changes its name or finish, and fans own it'])
    cards().shift()
    expect(await judged()).toEqual(['refused: card 1 cannot be removed: fans own copies of it'])
    await expect(apply(true)).rejects.toMatchObject({ code: 'SHOP_REFUSED' })
  })

  test('a drop with orders, codes that are printed, consents and benefits stay', async () => {
    const { db } = shop.backend
    const { id: userId } = await shop.member({ level: 'K201' })
    await printCodes(shop.backend, { mintingId: 1, code: 'ABCDEFGHJ123', cardId: 2, edition: 40 })
    await db.insert(memberBenefits).values({ userId, benefitId: 1 })
    const version = (await currentDocument(db))?.terms['service-1']
    await db
      .insert(termsAgreements)
      .values({ userId, kind: 'service', termsId: version?.id ?? 0, agreed: true, agreedAt: 0 })
    await db.insert(orders).values({
      ...{ id: 'fd-1', userId, dropId: 1, idempotencyKey: 'k', bodyHash: '', status: 'PAID', amount: 1 },
      ...{
        paymentAmount: 5000,
        method: 'easyPay',
        redirectUrl: '',
        transferAgreement: true,
        buyerName: '하늘',
      },
      ...{ receiptType: 'none', receiptInfoType: 'phone', receiptInfo: '', createdAt: 0, expiresAt: 0 },
    })
    document.series = {}
    document.drops = {}
    document.benefits = {}
    delete document.terms['service-1']
    expect((await judged()).toSorted()).toEqual([
      'refused: 1 answers of members refer to it; add a later version',
      'refused: 1 codes are printed; end its period instead',
      'refused: 1 people have a benefit that is removed; end its period',
      'refused: fans have ordered 1 times; set its state to ended instead',
    ])
    await expect(apply(true)).rejects.toMatchObject({ code: 'SHOP_REFUSED' })
    expect(await db.$count(mintings)).toBe(1)
  })

  test('a drop opens only with the copies that codes leave, and grows with new copies in one apply', async () => {
    const { first } = document.drops
    if (!first) throw new Error('The starter has a drop.')
    first.state = 'draft'
    await apply(true)
    const request = { series: 'album', count: 100, requestId: 'r'.repeat(40) }
    await issueCodes(shop.backend, 'han-doyun', request)
    first.state = 'open'
    expect(await judged()).toEqual(['refused: it needs 300 copies more, and 235 are free'])
    await expect(apply(true)).rejects.toMatchObject({ code: 'SHOP_REFUSED' })
    for (const card of cards()) card.copies += 10
    expect(await judged()).toEqual([])
    await apply()
    const ofDrop = eq(editions.dropId, 1)
    expect(await shop.backend.db.$count(editions, ofDrop)).toBe(300)
  })

  test('a benefit that waits for people to sign up is not removed', async () => {
    const gift = { benefit: 'home/음료 교환권', members: ['01077770001'] }
    expect(await giveBenefit(shop.backend, 'han-doyun', gift)).toMatchObject({ given: 0, waiting: 1 })
    document.benefits = {}
    expect(await judged()).toEqual(['refused: 1 people have a benefit that is removed; end its period'])
  })

  test('terms are announced 7 days before they come into force, and their text stays then', async () => {
    const [name = '', terms] = Object.entries(document.terms)[0] ?? []
    if (!terms) throw new Error('The starter has terms.')
    document.terms['next-version'] = { ...terms, version: '2.0', startsAt: 'now+6d' }
    expect(await judged()).toEqual([
      'it comes into force less than 7 days from now; the law has it announced before',
    ])
    document.terms['next-version'] = { ...terms, version: '2.0', startsAt: 'now+8d' }
    expect(await judged()).toEqual([])
    document.terms[name] = { ...terms, text: `${terms.text}\n\n새 조항` }
    expect(await judged()).toEqual(['its text changes, and it is in force; add a later version instead'])
  })
})

test('things that are removed leave no row', async () => {
  const { db } = shop.backend
  const tables = [banners, faqs, notices, terms, notionPages, mintings, packs, designs, editions, benefits]
  const counts = () => Promise.all(tables.map((table) => db.$count(table)))
  expect((await counts()).every((count) => count > 0)).toBe(true)
  const { shop: own, whitelists, ...kinds } = document
  const empty = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, {}]))
  document = z.parse(ShopDocument, { ...empty, shop: { ...own, deck: [] }, whitelists })
  await apply()
  expect(await counts()).toEqual(tables.map(() => 0))
})

describe('names and numbers', () => {
  test('a thing that is removed and comes back keeps its number', async () => {
    const before = (await currentDocument(shop.backend.db))?.notices.opening?.id
    const { opening } = document.notices
    document.notices = {
      other: { category: '공지', title: '다른 소식', postedAt: 'now', text: '다른 소식이에요.' },
    }
    await apply()
    if (opening) document.notices.opening = opening
    await apply()
    const after = await currentDocument(shop.backend.db)
    expect(after?.notices.opening?.id).toBe(before)
    expect(after?.notices.other?.id).not.toBe(before)
  })

  test('a file gives no number that another thing has, and no other number to a thing', async () => {
    if (document.drops.first) document.drops.first.id = 7
    const copy = document.notices.opening
    if (copy) document.notices.second = { ...copy, id: 1 }
    const { problems } = await planShop(shop.backend, body())
    expect(problems.map(({ path, expected }) => `${path.join('.')}: ${expected}`)).toEqual([
      'notices.second.id: another number; two notices have 1',
      'drops.first.id: 1, the number that first has since its first apply',
      'notices.second.id: another number; opening has 1',
    ])
  })

  test('a drawing names cards of the shop and has only known fields', async () => {
    if (document.drops.first) document.drops.first.drawing = { kind: 'thumb', card: 'first/99' }
    if (document.banners.first)
      document.banners.first.drawing = { kind: 'fan', cards: ['first/1', 'first/2', 'first/3'], width: 1e9 }
    const { problems } = await planShop(shop.backend, body())
    expect(problems.map(({ path }) => path.join('.'))).toEqual([
      'drops.first.drawing',
      'banners.first.drawing',
    ])
  })
})

test('content that no file describes is not written over', async () => {
  await shop.close()
  shop = await testBackend({ config: { mode: 'production' } })
  await shop.backend.db.insert(packs).values({ packId: 1, packName: 'own', team: 'own' })
  await expect(apply()).rejects.toMatchObject({ code: 'SHOP_FOREIGN' })
})

test('a mail address that is proved admits to a whitelist, and that of a linked account does not', async () => {
  document.whitelists.opening = ['Fan@Example.com', '01055550001']
  if (document.drops.first) document.drops.first.whitelist = 'opening'
  await apply()
  const fan = await shop.member({ level: 'K201', memberId: 'fan@example.com', loginType: 'email' })
  const stranger = await shop.member({ level: 'K201' })
  const { db } = shop.backend
  const link = { provider: 'kakao', subject: '1', email: 'fan@example.com', createdAt: 0 } as const
  await db.insert(linkedAccounts).values({ ...link, userId: stranger.id })
  await apply()
  expect((await db.select().from(mintingWhitelist)).map(({ userId }) => userId)).toEqual([fan.id])
  expect((await db.select().from(shopListed)).map(({ member }) => member).toSorted()).toEqual([
    '01055550001',
    'fan@example.com',
  ])
})
