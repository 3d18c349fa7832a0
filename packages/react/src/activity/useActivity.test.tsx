import { NOON, testKit } from '@fandeck/sdk/testing'
import { getActivityEndpoint } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useActivity } from './useActivity.ts'

const row = (activityId: string) =>
  ({ activityId, at: NOON, kind: 'earned', reason: 'attendance', title: '출석', points: 10 }) as const

function mounted(loggedIn = true) {
  const kit = testKit({ loggedIn })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  kit.server.answer(getActivityEndpoint, ({ query }) =>
    query.get('cursor') === '1.p2'
      ? { rows: [row('p1')], next: null }
      : { rows: [row('p3'), row('p2')], next: '1.p2' },
  )
  return { ...kit, ...renderHook(() => useActivity(), { wrapper }) }
}

test('S7.42 activity loads one page after the other, and again after a purchase', async () => {
  const { result, fandeck, server } = mounted()
  await waitFor(() => expect(result.current.data).toHaveLength(2))
  await act(() => result.current.fetchNextPage())
  await waitFor(() =>
    expect(result.current.data?.map(({ activityId }) => activityId)).toEqual(['p3', 'p2', 'p1']),
  )
  expect(result.current.data?.[0]?.reason).toBe('attendance')
  expect(result.current.hasNextPage).toBe(false)
  const before = server.requests.length
  await act(async () => fandeck.events.emit('drops:purchased', { dropId: 1, orderId: 'a' }))
  await waitFor(() => expect(server.requests.length).toBeGreaterThan(before))
})

test('a visitor fetches no activity', async () => {
  const { server } = mounted(false)
  await act(async () => {})
  expect(server.requests.filter(({ path }) => path.startsWith('/mypage'))).toEqual([])
})
