import { SHOP_PATHS, ShopRevision } from '@fandeck/sdk/shop'
import { Campaign } from '@fandeck/sdk/wire'
import { count, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aClub } from '../../test/campaign-shop.ts'
import { starterShop } from '../../test/shop-folder.ts'
import { designs, editions } from '../cards/tables.ts'
import { mintings, mintingWhitelist } from '../drops/tables.ts'
import { endToken } from '../operations/team.ts'
import {
  apply,
  ask,
  expectSameAfterExport,
  exported,
  open,
  planOf,
  shop,
  tokenOf,
} from './shop-files.test-helper.ts'
import { shopRevisions } from './tables.ts'

afterEach(() => shop.close())

const starter = starterShop()
const copyOf = () => structuredClone(starter)

const first = () => shop.backend.db.select().from(mintings)

describe('a shop as files', () => {
  test('is applied to an empty database, and the same files change nothing', async () => {
    await open()
    const token = await tokenOf()
    const plan = await planOf(starter, token)
    expect(plan.problems).toEqual([])
    expect(plan.steps.every(({ action }) => action === 'add')).toBe(true)
    expect((await apply(starter, token)).code).toBeUndefined()
    const [drop] = await first()
    expect(drop).toMatchObject({ packName: 'first', remaining: 100, totalPacks: 100, paymentAmount: 5000 })
    const { db } = shop.backend
    expect(await db.$count(designs)).toBe(starter.packs.first?.cards.length)
    const [free] = await db.select({ copies: count() }).from(editions).where(eq(editions.dropId, 1))
    expect(free?.copies).toBe(300)
    expect((await planOf(starter, token)).steps).toEqual([])
    await apply(starter, token)
    expect(await db.$count(shopRevisions)).toBe(1)
    const public_ = await ask('/minting/1', undefined, undefined)
    expect(public_.http).toBe(200)
  })

  test('is the same after an export and an apply on an empty database', () => expectSameAfterExport(starter))

  test('is refused with the path of each fault', async () => {
    await open()
    const token = await tokenOf()
    const document = copyOf()
    if (document.drops.first) document.drops.first.packs = 10_000
    document.terms['service-1'] = { ...document.terms['service-1'], draft: true } as never
    const { problems } = await planOf(document, token)
    expect(problems.map(({ path }) => path.join('.'))).toEqual(['drops.first.packs'])
    const answer = await apply(document, token)
    expect([answer.http, answer.code]).toEqual([422, 'SHOP_FAULTS'])
    expect(await first()).toEqual([])
  })

  test('needs a valid token of the role that writes', async () => {
    await open()
    const [token, viewer] = [await tokenOf(), await tokenOf('guest', 'viewer')]
    const order = { document: starter, pictures: {}, revision: 0, allow: false }
    const codeOf = async (given: string | undefined) => (await ask(SHOP_PATHS.apply, order, given)).code
    expect(await codeOf(undefined)).toBe('TOKEN_INVALID')
    expect(await codeOf(viewer)).toBe('TOKEN_ROLE')
    expect((await ask(SHOP_PATHS.export, undefined, viewer)).code).toBe('TOKEN_ROLE')
    await endToken(shop.backend, 'admin', 'han-doyun')
    expect(await codeOf(token)).toBe('TOKEN_INVALID')
    const next = await tokenOf()
    shop.clock.advance(25 * 60 * 60_000)
    expect(await codeOf(next)).toBe('TOKEN_INVALID')
    expect(await first()).toEqual([])
  })

  test('tells the second of two operators, and keeps who applied what', async () => {
    await open()
    const [han, kim] = [await tokenOf(), await tokenOf('kim')]
    await apply(starter, han)
    const mine = copyOf()
    if (mine.drops.first) mine.drops.first.title = '다른 이름'
    const both = await Promise.all([
      apply(mine, han, { revision: 1 }),
      apply({ ...copyOf(), notices: {} }, kim, { revision: 1 }),
    ])
    expect(both.map(({ code }) => code ?? 'OK').toSorted()).toEqual(['OK', 'SHOP_CHANGED'])
    const revisions = z.parse(z.array(ShopRevision), (await ask(SHOP_PATHS.revisions, undefined, han)).data)
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1])
  })

  test('reverts to a revision', async () => {
    await open()
    const token = await tokenOf()
    await apply(starter, token)
    const before = await exported(token)
    const document = copyOf()
    document.notices = {}
    if (document.drops.first) document.drops.first.price = 7000
    await apply(document, token)
    expect((await exported(token)).document.notices).toEqual({})
    const answer = await ask(SHOP_PATHS.revert, { to: 1, revision: 2, allow: false }, token)
    expect(answer.code).toBeUndefined()
    expect((await exported(token)).document).toEqual(before.document)
    expect((await first())[0]?.paymentAmount).toBe(5000)
  })

  test('writes nothing if the process ends before its transaction does', async () => {
    await open()
    const token = await tokenOf()
    shop.onFailpoint((place) => {
      if (place === 'shop.applied') throw new Error('killed')
    })
    expect((await apply(starter, token, { revision: 0 })).http).toBe(500)
    expect([await first(), await shop.backend.db.$count(shopRevisions)]).toEqual([[], 0])
    shop.onFailpoint(() => {})
    expect((await apply(starter, token)).code).toBeUndefined()
    expect(await first()).toHaveLength(1)
  })
})

test('a campaign as a file is a page, and another one after the next apply', async () => {
  await open()
  const token = await tokenOf()
  const document = copyOf()
  const campaign = { ...z.encode(Campaign, aClub()), slug: 'lions', packs: [] }
  document.campaigns.lions = campaign
  await apply(document, token)
  const titleOf = async () => {
    const { http, data } = await ask('/campaign/lions', undefined, undefined)
    return http === 200
      ? z.parse(z.looseObject({ team: z.looseObject({ name: z.string() }) }), data).team.name
      : http
  }
  expect(await titleOf()).toBe(campaign.team.name)
  document.campaigns.lions = { ...campaign, team: { ...campaign.team, name: '서울 라이온즈' } }
  await apply(document, token)
  expect(await titleOf()).toBe('서울 라이온즈')
  document.campaigns = {}
  await apply(document, token)
  expect(await titleOf()).toBe(404)
})

describe('a drop as a file', () => {
  test('is open to the people of its whitelist, who may sign up later', async () => {
    await open()
    const token = await tokenOf()
    const early = await shop.member({ level: 'K201', phone: '01055550001' })
    const document = copyOf()
    document.whitelists.opening = ['01055550001', '01055550002']
    if (document.drops.first) document.drops.first.whitelist = 'opening'
    await apply(document, token)
    const listed = async () =>
      (await shop.backend.db.select().from(mintingWhitelist)).map(({ userId }) => userId).toSorted()
    expect(await listed()).toEqual([early.id])
    const late = await shop.member({ level: 'K201', phone: '01055550002' })
    await shop.member({ level: 'K201', phone: '01055550003' })
    expect(await listed()).toEqual([early.id, late.id].toSorted())
    document.whitelists.opening = ['01055550003']
    const { steps } = await planOf(document, token)
    expect(steps.map(({ kind, changes }) => [kind, changes])).toEqual([
      ['whitelists', ['1 people more, 2 people fewer']],
    ])
    await apply(document, token)
    expect(await listed()).toHaveLength(1)
    expect(JSON.stringify(await shop.backend.db.select().from(shopRevisions))).not.toContain('0105555')
  })

  test('names what is dangerous while it is open, and refuses less than it has sold', async () => {
    await open()
    const token = await tokenOf()
    const document = copyOf()
    const drop = { ...document.drops.first, startsAt: 'now-1h' } as NonNullable<typeof document.drops.first>
    document.drops.first = drop
    await apply(document, token)
    await shop.backend.db.update(mintings).set({ remaining: 60, held: 40 })
    drop.price = 6000
    drop.endsAt = 'now+1d'
    const { steps } = await planOf(document, token)
    expect(steps[0]?.dangers).toEqual([
      'the price changes from 5000 won to 6000 won, and the drop is open',
      'the drop is open, and it ends earlier',
    ])
    expect((await apply(document, token)).code).toBe('SHOP_DANGEROUS')
    expect((await apply(document, token, { allow: true })).code).toBeUndefined()
    drop.packs = 39
    expect((await apply(document, token, { allow: true })).code).toBe('SHOP_REFUSED')
    drop.packs = 50
    expect((await apply(document, token, { allow: true })).code).toBeUndefined()
    expect((await first())[0]).toMatchObject({ remaining: 10, held: 40, totalPacks: 50 })
  })

  test('as a draft is not public', async () => {
    await open()
    const token = await tokenOf()
    const document = copyOf()
    if (document.drops.first) document.drops.first.state = 'draft'
    await apply(document, token)
    expect((await ask('/minting/1', undefined, undefined)).http).toBe(404)
    if (document.drops.first) document.drops.first.state = 'scheduled'
    await apply(document, token)
    expect((await ask('/minting/1', undefined, undefined)).http).toBe(200)
  })
})
