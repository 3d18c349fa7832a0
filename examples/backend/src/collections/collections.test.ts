import { randomUUID } from 'node:crypto'
import {
  checkCollectionIsFree,
  createCollection,
  deleteCollection,
  emptyCollection,
  getCreatedCollections,
  getCreator,
  getOwnTokens,
} from '@fandeck/sdk/collections'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sdkFor } from '../../test/sdk.ts'
import { answerOf, codes, type Member, openShop, type Shop, times } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { tokens } from '../ledger/tables.ts'
import { uploads } from '../uploads/tables.ts'
import { MOST_COLLECTIONS } from './create.ts'
import { collections } from './tables.ts'

let shop: Shop
let logo: File
beforeAll(async () => {
  shop = await openShop()
  const picture = { create: { width: 40, height: 30, channels: 3, background: '#c4122f' } } as const
  logo = new File([new Uint8Array(await sharp(picture).png().toBuffer())], 'logo.png')
})
afterAll(() => shop.close())

let made = 0
const info = (change: Partial<ReturnType<typeof emptyCollection>> = {}) => {
  made++
  return {
    ...emptyCollection(),
    englishName: `Moonlight Crew ${made}`,
    koreanName: `달빛 응원단 ${made}`,
    linkName: `moonlight-crew-${made}`,
    ...change,
  }
}
const create = (
  member: Member,
  change = {},
  key: string = randomUUID(),
  pictures: { logo?: File } = { logo },
) => createCollection(sdkFor(shop, member), { info: info(change), key, ...pictures })
const resultOf = (answer: Awaited<ReturnType<typeof create>>) =>
  answer.error === undefined ? 'created' : answer.code
const uploadsOf = (member: Member) => shop.db.$count(uploads, eq(uploads.userId, member.id))

describe('S3.26 D36 a collection', () => {
  test('is created with its pictures, once for its key, and listed newest first', async () => {
    const member = await shop.member()
    const key = randomUUID()
    const draft = info({
      description: '홈 경기마다 모이는 사람들의 카드예요.',
      website: 'https://fandeck.example',
    })
    const send = () => createCollection(sdkFor(shop, member), { info: draft, logo, banner: logo, key })
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(new Set(answers.map(({ data }) => data?.collectionId)).size).toBe(1)
    await create(member)
    const [newest, first, ...others] = await getCreatedCollections(sdkFor(shop, member))
    expect(others).toEqual([])
    expect(first).toMatchObject({ ...draft, image: null, collectionId: answers[0]?.data?.collectionId })
    expect(newest?.collectionId).not.toBe(first?.collectionId)
    expect(await uploadsOf(member)).toBe(3)
    const reply = await shop.api.request(new URL(first?.logo ?? '').pathname)
    expect((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).format).toBe('webp')
  })

  test('is refused with what the rules forbid, and leaves nothing', async () => {
    const member = await shop.member()
    const refused: [string, ReturnType<typeof create>][] = [
      ['collections/invalid', create(member, { englishName: '' })],
      ['collections/invalid', create(member, { linkName: 'Big Name' })],
      ['collections/invalid', create(member, { website: 'javascript:alert(1)' })],
      ['collections/invalid', create(member, { description: '가'.repeat(501) })],
      ['collections/invalid', create(member, { network: 'ETH' })],
      ['collections/bad-picture', create(member, {}, randomUUID(), { logo: new File(['<svg/>'], 'a.png') })],
      ['collections/bad-picture', create(member, {}, randomUUID(), {})],
    ]
    for (const [code, answer] of refused) expect(await answer).toMatchObject({ code })
    expect(await getCreatedCollections(sdkFor(shop, member))).toEqual([])
    expect(await uploadsOf(member)).toBe(0)
  })

  test('with the names of ten members at the same time is one', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => shop.member()))
    const names = { englishName: 'Same', koreanName: '같은 이름', linkName: 'same' }
    const answers = await Promise.all(members.map((member) => create(member, names)))
    const results = answers.map(resultOf)
    expect(times(results, 'created')).toBe(1)
    expect(times(results, 'collections/name-taken')).toBe(9)
  })

  test('is the last of twenty', async () => {
    const member = await shop.member()
    for (let count = 0; count < MOST_COLLECTIONS - 1; count++) await create(member)
    const answers = await Promise.all([create(member), create(member)])
    expect(answers.map(resultOf).sort()).toEqual(['collections/too-many', 'created'])
  })
})

describe('S3.27 a name', () => {
  test('is free, taken in any case, or invalid', async () => {
    const member = await shop.member()
    await create(member, { englishName: 'Dawn Fans', koreanName: '새벽 팬', linkName: 'dawn-fans' })
    const fandeck = sdkFor(shop, await shop.member())
    const check = (field: 'englishName' | 'koreanName' | 'linkName', value: string) =>
      checkCollectionIsFree(fandeck, { field, value })
    expect(await check('englishName', 'DAWN fans')).toBe('taken')
    expect(await check('koreanName', ' 새벽 팬 '.normalize('NFD'))).toBe('taken')
    expect(await check('linkName', 'dawn-fans')).toBe('taken')
    expect(await check('linkName', 'dawn-fans-2')).toBe('free')
    expect(await check('linkName', 'Dawn Fans')).toBe('invalid')
    expect(await check('englishName', '새벽')).toBe('invalid')
  })
})

describe('S7.43 S7.44 created collections', () => {
  test('are deleted with their pictures by their member only, and free their names', async () => {
    const [member, other] = [await shop.member(), await shop.member()]
    const names = { englishName: 'Once', koreanName: '한 번', linkName: 'once' }
    const { data } = await create(member, names)
    const ref = { collectionId: data?.collectionId ?? 0 }
    expect(await deleteCollection(sdkFor(shop, other), ref)).toMatchObject({
      error: '컬렉션을 찾을 수 없어요.',
    })
    expect(await getCreatedCollections(sdkFor(shop, member))).toHaveLength(1)
    expect(await getCreatedCollections(sdkFor(shop, other))).toEqual([])
    expect(await deleteCollection(sdkFor(shop, member), ref)).toEqual({ data: undefined })
    expect(await deleteCollection(sdkFor(shop, member), ref)).toMatchObject({ code: 'http/refused' })
    expect([await getCreatedCollections(sdkFor(shop, member)), await uploadsOf(member)]).toEqual([[], 0])
    expect((await create(other, names)).error).toBeUndefined()
  })
})

test('S7.33 S7.45 a creator counts collections and tokens, and the tokens are those of this member', async () => {
  const [member, other] = [await shop.member({ nickname: '달빛' }), await shop.member()]
  await create(member)
  for (const [edition, { id }] of [
    [1, member],
    [2, other],
    [3, member],
  ] as const) {
    const copy = and(eq(editions.cardId, 11), eq(editions.edition, edition))
    await shop.db.update(editions).set({ userId: id }).where(copy)
  }
  const mintedAt = shop.clock.now()
  await shop.db.insert(tokens).values([
    { cardId: 11, edition: 1, owner: '0x1', mintedAt },
    { cardId: 11, edition: 2, owner: '0x2', mintedAt },
  ])
  const fandeck = sdkFor(shop, member)
  expect(await getCreator(fandeck)).toMatchObject({ nickname: '달빛', collections: 1, tokens: 1 })
  expect(await getOwnTokens(fandeck)).toMatchObject([{ packId: 1, cardId: 11, edition: 1, mintedAt }])
  expect(await getOwnTokens(sdkFor(shop, other))).toMatchObject([{ edition: 2 }])
})

test('S3.27 S7.33 S7.43 S7.44 S7.45 need a session and values of the right type', async () => {
  const member = await shop.member()
  const check = '/mypage/collection/check'
  const reads = ['/mypage/creater', '/mypage/nft/collection/create', '/mypage/nft/create']
  const remove = async (id: string, headers = {}) =>
    answerOf(await shop.api.request(`/mypage/collection/${id}`, { method: 'DELETE', headers }))
  const answers = [
    ...(await Promise.all([...reads, `${check}?field=link_nm&value=a`].map((path) => shop.get(path)))),
    await remove('1'),
    await answerOf(await shop.api.request('/mypage/collection', { method: 'POST', body: new FormData() })),
  ]
  expect(codes(answers)).toEqual(Array.from({ length: 6 }, () => 'LOGIN_REQUIRED'))
  for (const id of ['a', '1.5', '-1', '99999999999']) {
    expect([id, (await remove(id, member.headers)).http]).toEqual([id, 404])
  }
  for (const query of ['', 'field=name&value=a', 'field=link_nm', `field=link_nm&value=${'a'.repeat(201)}`]) {
    expect([query, (await shop.get(`${check}?${query}`, member)).http]).toEqual([query, 400])
  }
  expect(await shop.db.$count(collections, eq(collections.userId, member.id))).toBe(0)
})
