import { emptyCollection } from '@fandeck/sdk/collections'
import { NOON, refuse, testKit } from '@fandeck/sdk/testing'
import {
  checkCollectionNameEndpoint,
  createCollectionEndpoint,
  deleteCollectionEndpoint,
  getCreatedCollectionsEndpoint,
  getCreatorEndpoint,
  getOwnTokensEndpoint,
} from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import {
  useCollectionNameCheck,
  useCreateCollection,
  useCreatedCollections,
  useCreator,
  useDeleteCollection,
  useOwnTokens,
} from './useCollections.ts'

const collection = (collectionId: number) => ({ collectionId, ...emptyCollection(), createdAt: NOON })

function mounted<Result>(use: () => Result, loggedIn = true) {
  const kit = testKit({ loggedIn })
  const stored = [collection(2), collection(1)]
  kit.server.answer(getCreatedCollectionsEndpoint, () => ({ rows: [...stored] }))
  kit.server.answer(getCreatorEndpoint, () => ({
    nickname: '달빛',
    image: null,
    collections: stored.length,
    tokens: 0,
  }))
  kit.server.answer(getOwnTokensEndpoint, { rows: [] })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  return { ...kit, ...renderHook(use, { wrapper }), stored }
}
const useAll = () => ({
  creator: useCreator().data,
  collections: useCreatedCollections().data,
  tokens: useOwnTokens().data,
  remove: useDeleteCollection(),
  create: useCreateCollection(),
})

describe('S7.33 S7.43 S7.45 what the member created', () => {
  test('S7.44 is fetched, and again after a collection was deleted', async () => {
    const { server, result, stored } = mounted(useAll)
    await waitFor(() => expect(result.current.collections).toHaveLength(2))
    await waitFor(() => expect([result.current.creator?.collections, result.current.tokens]).toEqual([2, []]))
    server.answer(deleteCollectionEndpoint, () => {
      stored.shift()
      return undefined
    })
    await act(() => result.current.remove.mutateAsync({ collectionId: 2 }))
    await waitFor(() => expect(result.current.collections?.map((one) => one.collectionId)).toEqual([1]))
    await waitFor(() => expect(result.current.creator?.collections).toBe(1))
  })

  test('S7.44 stays after a refusal, with the message', async () => {
    const { server, result } = mounted(useAll)
    await waitFor(() => expect(result.current.collections).toHaveLength(2))
    server.answer(deleteCollectionEndpoint, () => refuse(404, '컬렉션을 찾을 수 없어요.', 'NOT_FOUND'))
    await act(() => result.current.remove.mutateAsync({ collectionId: 2 }))
    await waitFor(() => expect(result.current.remove.data?.error).toBe('컬렉션을 찾을 수 없어요.'))
    expect(result.current.collections).toHaveLength(2)
  })

  test('of a visitor is not fetched', async () => {
    const { server } = mounted(useAll, false)
    await act(async () => {})
    expect(server.requests.filter(({ path }) => path.startsWith('/mypage'))).toEqual([])
  })
})

describe('S3.26 S3.27 a draft', () => {
  test('S3.27 is checked for a name that fits the rules only', async () => {
    const { server, result } = mounted(() => ({
      free: useCollectionNameCheck({ field: 'linkName', value: 'moonlight' }),
      bad: useCollectionNameCheck({ field: 'linkName', value: 'Moon Light' }),
    }))
    server.answer(checkCollectionNameEndpoint, { state: 'taken' })
    await waitFor(() => expect(result.current.free.data).toBe('taken'))
    expect(result.current.bad.data).toBeUndefined()
    expect(server.requests.filter(({ path }) => path.includes('check'))).toHaveLength(1)
  })

  test('S3.26 is sent again under its key after an answer that decides nothing, and under a new one after a decision', async () => {
    const { server, result } = mounted(useAll)
    const draft = { info: emptyCollection(), logo: new File(['x'], 'a.png') }
    const answers = [
      () => Response.json({ status: '400' }, { status: 400 }),
      () => refuse(409, '이미 있어요.', 'NAME_TAKEN'),
    ]
    server.answer(createCollectionEndpoint, () => answers.shift()?.() ?? { collectionId: 3 })
    await act(() => result.current.create.mutateAsync(draft).catch(() => {}))
    await act(() => result.current.create.mutateAsync(draft))
    await act(() => result.current.create.mutateAsync(draft))
    await waitFor(() => expect(result.current.create.data?.data).toEqual({ collectionId: 3 }))
    const keys = server.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys.slice(0, -1)).size).toBe(1)
    expect(keys.at(-1)).not.toBe(keys[0])
  })
})
