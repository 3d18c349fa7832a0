import type { Favourite } from '@fandeck/sdk/favourites'
import { NOON, PICTURE, refuse, testKit } from '@fandeck/sdk/testing'
import {
  getFavouriteOriginalsEndpoint,
  getFavouritesEndpoint,
  setFavouriteEndpoint,
  setFavouriteOriginalEndpoint,
} from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useFavouriteOriginals, useSetFavouriteOriginal } from './useFavouriteOriginals.ts'
import { useFavourites, useSetFavourite } from './useFavourites.ts'

const card = (cardId: number) => ({
  packId: 9,
  cardId,
  packName: 'deck',
  cardName: `선수 ${cardId}`,
  editionTitle: 'PRISM',
  image: PICTURE,
  attributes: [],
})

/** A server that stores favourites, and answers a change when `answer` is called. */
async function mounted(stored: number[] = [1]) {
  const kit = testKit({ loggedIn: true })
  const waiting: ((refused?: boolean) => void)[] = []
  const rows = (): Favourite[] => stored.map((cardId) => ({ ...card(cardId), favouredAt: NOON }))
  kit.server.answer(getFavouritesEndpoint, () => ({ rows: rows() }))
  kit.server.answer(setFavouriteEndpoint, async ({ body }) => {
    const refused = await new Promise<boolean>((resolve) => waiting.push((no = false) => resolve(no)))
    if (refused) return refuse(404, '카드를 찾을 수 없어요.', 'NOT_FOUND')
    const sent = Object(body)
    const others = stored.filter((cardId) => cardId !== sent.cont_seq)
    stored.splice(0, stored.length, ...(sent.favor_yn === 'Y' ? [sent.cont_seq, ...others] : others))
    return undefined
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  const use = () => ({ favourites: useFavourites().data, change: useSetFavourite() })
  const { result } = renderHook(use, { wrapper })
  await waitFor(() => expect(result.current.favourites).toBeDefined())
  const press = (cardId: number, favourite: boolean) =>
    act(async () => result.current.change.mutate({ card: card(cardId), favourite }))
  const answer = async (refused?: boolean) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    await act(async () => waiting.shift()?.(refused))
  }
  const shown = () => result.current.favourites?.map(({ cardId }) => cardId)
  return { ...kit, result, press, answer, shown }
}

describe('S7.46 S7.47 favourites', () => {
  test('show an added and a removed design before the answer, and keep them after it', async () => {
    const { press, answer, shown } = await mounted()
    await press(2, true)
    await waitFor(() => expect(shown()).toEqual([2, 1]))
    await answer()
    await waitFor(() => expect(shown()).toEqual([2, 1]))
    await press(1, false)
    await waitFor(() => expect(shown()).toEqual([2]))
    await answer()
    await waitFor(() => expect(shown()).toEqual([2]))
  })

  test.each([true, false])('show the former state again after a refusal of %s', async (favourite) => {
    const { press, answer, shown, result } = await mounted(favourite ? [] : [1])
    await press(1, favourite)
    await waitFor(() => expect(shown()).toEqual(favourite ? [1] : []))
    await answer(true)
    await waitFor(() => expect(shown()).toEqual(favourite ? [] : [1]))
    await waitFor(() => expect(result.current.change.data?.error).toBe('카드를 찾을 수 없어요.'))
  })

  test('send two presses in their order, and end with the last one', async () => {
    const { press, answer, shown, server } = await mounted([])
    await press(1, true)
    await press(1, false)
    await waitFor(() => expect(shown()).toEqual([]))
    await answer()
    await answer()
    await waitFor(() => expect(shown()).toEqual([]))
    const sent = server.requests.filter(({ method }) => method === 'POST')
    expect(sent.map(({ body }) => Object(body).favor_yn)).toEqual(['Y', 'N'])
  })

  test('of a visitor are not fetched', async () => {
    const { server, fandeck } = testKit()
    renderHook(() => useFavourites(), {
      wrapper: ({ children }) => <FandeckProvider fandeck={fandeck}>{children}</FandeckProvider>,
    })
    await act(async () => {})
    expect(server.requests.filter(({ path }) => path.startsWith('/mypage/nft'))).toEqual([])
  })
})

describe('D109 favourite originals', () => {
  test('update optimistically, and roll back after a refusal', async () => {
    const kit = testKit({ loggedIn: true })
    let answer = (_refused: boolean) => {}
    kit.server.answer(getFavouriteOriginalsEndpoint, { rows: [{ key: 'suwon', favouredAt: NOON }] })
    kit.server.answer(setFavouriteOriginalEndpoint, async () => {
      const refused = await new Promise<boolean>((resolve) => {
        answer = resolve
      })
      return refused ? refuse(404, '오리지널을 찾을 수 없어요.', 'NOT_FOUND') : undefined
    })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
    )
    const use = () => ({ marked: useFavouriteOriginals().data, change: useSetFavouriteOriginal() })
    const { result } = renderHook(use, { wrapper })
    const keys = () => result.current.marked?.map(({ key }) => key)
    await waitFor(() => expect(keys()).toEqual(['suwon']))
    await act(async () => result.current.change.mutate({ key: 'seoul', favourite: true }))
    await waitFor(() => expect(keys()).toEqual(['seoul', 'suwon']))
    await act(async () => answer(true))
    await waitFor(() => expect(keys()).toEqual(['suwon']))
  })
})
