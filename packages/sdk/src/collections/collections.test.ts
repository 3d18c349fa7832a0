import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  checkCollectionNameEndpoint,
  createCollectionEndpoint,
  deleteCollectionEndpoint,
  getCreatedCollectionsEndpoint,
  getCreatorEndpoint,
  getOwnTokensEndpoint,
} from './collections.endpoints.ts'
import { emptyCollection } from './collections.rules.ts'
import { CollectionInfo, CreatedCollection, Creator, OwnToken } from './collections.schema.ts'
import {
  checkCollectionIsFree,
  createCollection,
  deleteCollection,
  getCreatedCollections,
  getCreator,
  getOwnTokens,
} from './collections.ts'

const WIRE_INFO = {
  coll_eng_nm: '',
  coll_kor_nm: '',
  link_nm: '',
  desc: '',
  category: 'sports',
  network: 'KAIA',
  token_type: 'KIP17',
  royalty: '0.0',
  web_sns: '',
  discord: '',
  instagram: '',
  medium: '',
  telegram: '',
  etc_sns: '',
}
const COLLECTION: CreatedCollection = {
  collectionId: 3,
  ...emptyCollection(),
  koreanName: '달빛 응원단',
  logo: '/logo.webp',
  image: null,
  banner: null,
  createdAt: NOON,
}
const TOKEN: OwnToken = {
  packId: 9,
  cardId: 101,
  cardName: '소하',
  editionTitle: 'PRISM',
  image: '/card.webp',
  edition: 127,
  tokenId: '20417',
  mintedAt: NOON,
}
const logo = new File(['x'], 'logo.png', { type: 'image/png' })
const DRAFT = { info: { ...emptyCollection(), koreanName: '달빛 응원단' }, logo }

describe('S7.33 the creator', () => {
  test('is read from the path as it is spelled', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const creator: Creator = { nickname: '달빛', image: null, collections: 2, tokens: 5 }
    server.answer(getCreatorEndpoint, creator)
    expect(await getCreator(fandeck)).toEqual(creator)
    expect(server.requests[0]?.path).toBe('/mypage/creater')
    expect(z.encode(Creator, creator)).toEqual({
      nick_name: '달빛',
      image: null,
      collection_cnt: 2,
      nft_cnt: 5,
    })
  })
})

describe('S7.43 S7.45 what the member created and owns', () => {
  test('S7.43 created collections have wire names in both directions', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(getCreatedCollectionsEndpoint, { rows: [COLLECTION] })
    expect(await getCreatedCollections(fandeck)).toEqual([COLLECTION])
    expect(server.requests[0]?.path).toBe('/mypage/nft/collection/create')
    expect(z.encode(CreatedCollection, COLLECTION)).toEqual({
      ...WIRE_INFO,
      collection_seq: 3,
      coll_kor_nm: '달빛 응원단',
      logo: '/logo.webp',
      represent_img: null,
      banner: null,
      created_dttm: '2026-11-20 12:00:00',
    })
  })

  test('S7.45 tokens have wire names in both directions', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(getOwnTokensEndpoint, { rows: [TOKEN] })
    expect(await getOwnTokens(fandeck)).toEqual([TOKEN])
    expect(server.requests[0]?.path).toBe('/mypage/nft/create')
    expect(z.encode(OwnToken, TOKEN)).toEqual({
      collection_seq: 9,
      cont_seq: 101,
      card_name: '소하',
      edition_title: 'PRISM',
      image: '/card.webp',
      edition: 127,
      token_id: '20417',
      mint_dttm: '2026-11-20 12:00:00',
    })
  })
})

describe('S7.44 deleting a collection', () => {
  test('sends its id, then emits; a refusal is resolved', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const deleted = vi.fn()
    fandeck.on('collections:deleted', deleted)
    server.answer(deleteCollectionEndpoint, undefined)
    expect(await deleteCollection(fandeck, { collectionId: 3 })).toEqual({ data: undefined })
    expect(server.requests[0]).toMatchObject({ method: 'DELETE', path: '/mypage/collection/3' })
    expect(deleted).toHaveBeenCalledExactlyOnceWith({ collectionId: 3 })
    server.answer(deleteCollectionEndpoint, () => refuse(404, '컬렉션을 찾을 수 없어요.', 'NOT_FOUND'))
    expect(await deleteCollection(fandeck, { collectionId: 4 })).toMatchObject({
      error: '컬렉션을 찾을 수 없어요.',
    })
    expect(deleted).toHaveBeenCalledOnce()
  })
})

describe('S3.26 a draft', () => {
  test('begins with KAIA, KIP17 and a royalty of 0.0, by its wire names', () => {
    expect(z.encode(CollectionInfo, emptyCollection())).toEqual(WIRE_INFO)
    expect(z.decode(CollectionInfo, WIRE_INFO)).toEqual(emptyCollection())
  })

  test('D36 is sent as form data under its key', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const created = vi.fn()
    fandeck.on('collections:created', created)
    server.answer(createCollectionEndpoint, { collectionId: 3 })
    const answer = await createCollection(fandeck, { ...DRAFT, key: 'key-1' })
    expect(answer).toEqual({ data: { collectionId: 3 } })
    const [request] = server.requests
    expect(request?.headers.get('idempotency-key')).toBe('key-1')
    const sent = request?.body instanceof FormData ? request.body : new FormData()
    expect(sent.get('coll_kor_nm')).toBe('달빛 응원단')
    expect(sent.get('token_type')).toBe('KIP17')
    expect(sent.getAll('logo').map((one) => one instanceof File && one.name)).toEqual(['logo.png'])
    expect(sent.has('banner')).toBe(false)
    expect(created).toHaveBeenCalledExactlyOnceWith({ collectionId: 3 })
  })

  test.each([
    ['NAME_TAKEN', 'collections/name-taken'],
    ['BAD_COLLECTION', 'collections/invalid'],
    ['BAD_FILE', 'collections/bad-picture'],
    ['TOO_MANY', 'collections/too-many'],
  ])('S8.7 D64 refused with %s resolves %s', async (wire, code) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(createCollectionEndpoint, () => refuse(409, '안 돼요.', wire))
    expect(await createCollection(fandeck, { ...DRAFT, key: 'k' })).toEqual({ error: '안 돼요.', code })
  })
})

test('S3.27 a name is checked without spaces around it, composed', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  for (const state of ['free', 'taken', 'invalid'] as const) {
    server.answer(checkCollectionNameEndpoint, { state })
    const value = ` ${'달빛'.normalize('NFD')} `
    expect(await checkCollectionIsFree(fandeck, { field: 'koreanName', value })).toBe(state)
  }
  expect(Object.fromEntries(server.requests[0]?.query ?? [])).toEqual({ field: 'coll_kor_nm', value: '달빛' })
})

test('S7.33 S7.43 S7.44 S7.45 need a session', async () => {
  const { fandeck, server } = testKit()
  const calls = [
    getCreator(fandeck),
    getCreatedCollections(fandeck),
    getOwnTokens(fandeck),
    deleteCollection(fandeck, { collectionId: 1 }),
    checkCollectionIsFree(fandeck, { field: 'linkName', value: 'a' }),
    createCollection(fandeck, { ...DRAFT, key: 'k' }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'session/no-session' })
  expect(server.requests).toEqual([])
})
