import { aCampaignState, aMatch, testKit } from '@fandeck/sdk/testing'
import { getCampaignStateEndpoint, recruitPlayerEndpoint, saveFormationEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useFlip } from './useFlip.ts'
import { useFormation } from './useFormation.ts'
import { useMatchPick } from './useMatchPick.ts'
import { useMissions } from './useMissions.ts'
import { usePlayerFilter } from './usePlayerFilter.ts'

afterEach(cleanup)

const SLUG = 'fcseoul-2025'
const players = [
  { cardId: 1, position: 'GK' },
  { cardId: 2, position: 'FW' },
]
const slots = (at: number, cardId: number) =>
  Array.from({ length: 11 }, (_, slot) => (slot === at ? cardId : null))

function mounted(loggedIn = true) {
  const kit = testKit({ loggedIn })
  kit.server.answer(getCampaignStateEndpoint, aCampaignState())
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  return { ...kit, wrapper }
}

test('S3.33 useFlip and usePlayerFilter begin closed and with all players', () => {
  const { wrapper } = mounted()
  const { result: flip } = renderHook(() => useFlip({ count: 2 }), { wrapper })
  expect(flip.current[0].index).toBe(-1)
  act(() => flip.current[1].flip(1))
  expect(flip.current[0].index).toBe(1)
  const filters = [{ value: 'GUARD', label: '가드' }]
  const { result: filter } = renderHook(() => usePlayerFilter({ filters }), { wrapper })
  expect(filter.current[0].selected).toBe('ALL')
})

test('S3.32 useMissions takes over the member’s progress and refetches it after a recruit', async () => {
  const { server, wrapper } = mounted()
  server.answer(
    getCampaignStateEndpoint,
    aCampaignState({ missions: [{ board: 'missions', number: 3, status: 'COMPLETE' }] }),
  )
  server.answer(recruitPlayerEndpoint, { board: 'missions', number: 3, status: 'RECRUITED' })
  const { result } = renderHook(() => useMissions({ slug: SLUG, board: 'missions' }), { wrapper })
  const status = () => result.current[0].missions[2]?.status
  expect(status()).toBe('READY')
  await waitFor(() => expect(status()).toBe('COMPLETE'))
  await act(() => result.current[1].recruit(3))
  expect(status()).toBe('RECRUITED')
  const states = () => server.requests.filter(({ path }) => path.endsWith('/state')).length
  await waitFor(() => expect(states()).toBe(2))
})

test('S3.31 useMatchPick takes over the member’s pick', async () => {
  const { server, wrapper } = mounted()
  server.answer(getCampaignStateEndpoint, aCampaignState({ picks: [{ matchId: 1, kind: 'mom', slot: 2 }] }))
  const match = aMatch()
  const { result } = renderHook(() => useMatchPick({ slug: SLUG, match }), { wrapper })
  await waitFor(() => expect(result.current[0].mom.picked).toBe(2))
})

test('S3.29 D27 useFormation keeps a visitor’s draft, which the sign-in merges with the saved formation', async () => {
  const visitor = mounted(false)
  const { result } = renderHook(() => useFormation({ slug: SLUG, board: 'formation', players }), {
    wrapper: visitor.wrapper,
  })
  expect(result.current[0]).toMatchObject({ selectedFormation: '442', changed: false })
  act(() => void result.current[1].place(9, 2))
  expect(result.current[0].slots[9]).toBe(2)
  expect(visitor.server.requests).toEqual([])
})

test('D27 useFormation shows the saved formation, and saves a change once', async () => {
  const { server, wrapper } = mounted()
  const saved = { board: 'formation', formation: '442' as const, slots: slots(0, 1), savedAt: 0 }
  server.answer(getCampaignStateEndpoint, aCampaignState({ formations: [saved] }))
  const { result } = renderHook(() => useFormation({ slug: SLUG, board: 'formation', players }), { wrapper })
  await waitFor(() => expect(result.current[0].slots[0]).toBe(1))
  act(() => void result.current[1].place(9, 2))
  expect(result.current[0].changed).toBe(true)
  const both = slots(0, 1).with(9, 2)
  server.answer(saveFormationEndpoint, { ...saved, slots: both })
  server.answer(getCampaignStateEndpoint, aCampaignState({ formations: [{ ...saved, slots: both }] }))
  await act(() => result.current[1].save())
  expect(result.current[0]).toMatchObject({ changed: false, slots: both })
  expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
