import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { NOON, PICTURE } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  getFavouriteOriginalsEndpoint,
  getFavouritesEndpoint,
  setFavouriteEndpoint,
  setFavouriteOriginalEndpoint,
} from './favourites.endpoints.ts'
import { Favourite } from './favourites.schema.ts'
import { getFavouriteOriginals, getFavourites, setFavourite, setFavouriteOriginal } from './favourites.ts'

const FAVOURITE: Favourite = {
  packId: 9,
  cardId: 101,
  packName: 'deck',
  cardName: '소하',
  editionTitle: 'PRISM',
  image: PICTURE,
  attributes: [{ trait_type: 'number', value: 10 }],
  favouredAt: NOON,
}

describe('S7.46 favourites', () => {
  test('are read and written by their wire names', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(getFavouritesEndpoint, { rows: [FAVOURITE] })
    expect(await getFavourites(fandeck)).toEqual([FAVOURITE])
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/mypage/nft/favor' })
    expect(z.encode(Favourite, FAVOURITE)).toEqual({
      collection_seq: 9,
      cont_seq: 101,
      collection_name: 'deck',
      card_name: '소하',
      edition_title: 'PRISM',
      image: PICTURE,
      attributes: [{ trait_type: 'number', value: 10 }],
      favor_dttm: '2026-11-20 12:00:00',
    })
  })
})

describe('S7.47 a favourite', () => {
  const change = { packId: 9, cardId: 101, favourite: true }

  test.each([
    [true, 'Y'],
    [false, 'N'],
  ])('that becomes %s is sent as %s', async (favourite, favor_yn) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const changed = vi.fn()
    fandeck.on('favourites:changed', changed)
    server.answer(setFavouriteEndpoint, undefined)
    expect(await setFavourite(fandeck, { ...change, favourite })).toEqual({ data: undefined })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/mypage/nft/favor',
      body: { collection_seq: 9, cont_seq: 101, favor_yn },
    })
    expect(changed).toHaveBeenCalledExactlyOnceWith({ ...change, favourite })
  })

  test('S8.7 D64 of an unknown design resolves the refusal', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const changed = vi.fn()
    fandeck.on('favourites:changed', changed)
    server.answer(setFavouriteEndpoint, () => refuse(404, '카드를 찾을 수 없어요.', 'NOT_FOUND'))
    expect(await setFavourite(fandeck, change)).toEqual({
      error: '카드를 찾을 수 없어요.',
      code: 'http/refused',
    })
    expect(changed).not.toHaveBeenCalled()
  })

  test('needs a session', async () => {
    const { fandeck, server } = testKit()
    await expect(getFavourites(fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
    await expect(setFavourite(fandeck, change)).rejects.toMatchObject({ code: 'session/no-session' })
    expect(server.requests).toEqual([])
  })
})

describe('D109 a favourite original', () => {
  test('is read and written by its wire names, and emits its change', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const changed = vi.fn()
    fandeck.on('favourites:original-changed', changed)
    server.answer(getFavouriteOriginalsEndpoint, { rows: [{ key: 'seoul', favouredAt: NOON }] })
    server.answer(setFavouriteOriginalEndpoint, undefined)
    expect(await getFavouriteOriginals(fandeck)).toEqual([{ key: 'seoul', favouredAt: NOON }])
    expect(await setFavouriteOriginal(fandeck, { key: 'seoul', favourite: false })).toEqual({
      data: undefined,
    })
    expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/mypage/original/favor', undefined],
      ['/mypage/original/favor', { original_key: 'seoul', favor_yn: 'N' }],
    ])
    expect(changed).toHaveBeenCalledExactlyOnceWith({ key: 'seoul', favourite: false })
  })

  test('that the shop lacks resolves the refusal, and emits nothing', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const changed = vi.fn()
    fandeck.on('favourites:original-changed', changed)
    server.on('POST /mypage/original/favor', () => refuse(404, '오리지널을 찾을 수 없어요.', 'NOT_FOUND'))
    expect(await setFavouriteOriginal(fandeck, { key: 'gone', favourite: true })).toEqual({
      error: '오리지널을 찾을 수 없어요.',
      code: 'http/refused',
    })
    expect(changed).not.toHaveBeenCalled()
  })
})
