import { refuse, testKit } from '@fandeck/sdk/testing'
import { getWithdrawalEndpoint, requestWithdrawalMailEndpoint, withdrawAllEndpoint } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useWithdraw, useWithdrawal, useWithdrawalCode } from './useWithdrawal.ts'

function mounted<Result>(use: () => Result) {
  const kit = testKit({ loggedIn: true })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  return { ...kit, ...renderHook(use, { wrapper }) }
}

test('S7.55 useWithdrawal fetches what will be lost', async () => {
  const { server, result } = mounted(() => useWithdrawal())
  const loss = {
    cards: 3,
    benefits: 0,
    totalPoint: 10,
    walletLinked: false,
    orders: [],
    proofs: ['email' as const],
  }
  server.answer(getWithdrawalEndpoint, loss)
  await waitFor(() => expect(result.current.data).toEqual(loss))
})

test('S7.54 useWithdrawalCode resolves the server’s message of a refusal', async () => {
  const { server, result } = mounted(useWithdrawalCode)
  server.answer(requestWithdrawalMailEndpoint, () => refuse(429, '방금 보냈어요.', 'TOO_SOON'))
  await act(() => result.current.mutateAsync({ userId: 'fan@example.com' }))
  await waitFor(() =>
    expect(result.current.data).toEqual({ error: '방금 보냈어요.', code: 'withdrawal/too-soon' }),
  )
})

test('S7.52 useWithdraw sends a double submit one after the other, and the session ends', async () => {
  const { server, fandeck, result } = mounted(useWithdraw)
  server.answer(withdrawAllEndpoint, undefined)
  act(() => {
    result.current.mutate({ code: '481902' })
    result.current.mutate({ code: '481902' })
  })
  await waitFor(() => expect(fandeck.session.getState().loggedIn).toBe(false))
  const sent = server.requests.filter(({ path }) => path === withdrawAllEndpoint.path)
  expect(sent).toHaveLength(1)
})
