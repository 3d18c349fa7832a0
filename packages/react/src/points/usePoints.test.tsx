import { NOON, testKit } from '@fandeck/sdk/testing'
import { getEntriesEndpoint, getPointHistoryEndpoint, getPointsEndpoint } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useEntries } from '../entries/useEntries.ts'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { usePointHistory, usePoints } from './usePoints.ts'

function mounted<Result>(use: () => Result, loggedIn = true) {
  const kit = testKit({ loggedIn })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  return { ...kit, ...renderHook(use, { wrapper }) }
}
const change = (changeId: number) =>
  ({ changeId, at: NOON, kind: 'earned', reason: 'attendance', title: '출석', amount: 10 }) as const
const entry = (entryId: number) =>
  ({ entryId, title: '응모', enteredAt: NOON, announcedAt: NOON, result: 'waiting' }) as const

test('S2.8 D16 points and their history load, one page after the other', async () => {
  const { server, result } = mounted(() => ({ points: usePoints(), history: usePointHistory() }))
  server.answer(getPointsEndpoint, { total: 10, expiring: 0, earnedThisMonth: 10, since: NOON })
  server.answer(getPointHistoryEndpoint, ({ query }) =>
    query.get('cursor') === '2.2'
      ? { rows: [change(1)], next: null }
      : { rows: [change(3), change(2)], next: '2.2' },
  )
  await waitFor(() => expect(result.current.history.data).toHaveLength(2))
  expect(result.current.points.data?.total).toBe(10)
  expect(result.current.history.data?.[0]?.reason).toBe('attendance')
  await act(() => result.current.history.fetchNextPage())
  await waitFor(() => expect(result.current.history.data?.map(({ changeId }) => changeId)).toEqual([3, 2, 1]))
  expect(result.current.history.hasNextPage).toBe(false)
})

test('S2.7 D17 entries load by their result, one page after the other', async () => {
  const { server, result } = mounted(() => useEntries({ result: 'waiting' }))
  server.answer(getEntriesEndpoint, ({ query }) =>
    query.get('cursor') ? { rows: [entry(1)], next: null } : { rows: [entry(2)], next: '2.2' },
  )
  await waitFor(() => expect(result.current.data).toHaveLength(1))
  await act(() => result.current.fetchNextPage())
  await waitFor(() => expect(result.current.data?.map(({ entryId }) => entryId)).toEqual([2, 1]))
  const asked = server.requests.filter(({ path }) => path === getEntriesEndpoint.path)
  expect(asked.map(({ query }) => query.get('result'))).toEqual(['WAIT', 'WAIT'])
})

test('a visitor fetches nothing', async () => {
  const { server } = mounted(() => [usePoints(), usePointHistory(), useEntries()], false)
  await act(async () => {})
  expect(server.requests.filter(({ path }) => path.startsWith('/mypage'))).toEqual([])
})
