import { NOON, refuse, testKit } from '@fandeck/sdk/testing'
import {
  getWithdrawalEndpoint,
  requestWithdrawalMailEndpoint,
  requestWithdrawalSmsEndpoint,
  withdrawAllEndpoint,
  withdrawEndpoint,
} from '@fandeck/sdk/wire'
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

test('S7.53 S7.54 useWithdrawalCode sends a code to the phone or to the address', async () => {
  const { server, result } = mounted(useWithdrawalCode)
  const times = { expiresAt: NOON + 600_000, resendAt: NOON + 60_000 }
  server.answer(requestWithdrawalSmsEndpoint, times)
  server.answer(requestWithdrawalMailEndpoint, times)
  for (const target of [{ phone: '01024814821' }, { userId: 'fan@example.com' }])
    expect(await act(() => result.current.mutateAsync(target))).toEqual({ data: times })
  const posted = server.requests.filter(({ method }) => method === 'POST')
  expect(posted.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/mypage/withdrawal/sms', body: { phone: '01024814821' } },
    { path: '/mypage/withdrawal/email', body: { mbr_id: 'fan@example.com' } },
  ])
  server.answer(requestWithdrawalSmsEndpoint, () => refuse(400, '등록된 연락처가 아니에요.', 'NOT_ON_FILE'))
  expect(await act(() => result.current.mutateAsync({ phone: '01000000000' }))).toMatchObject({
    code: 'withdrawal/not-on-file',
  })
})

test('S7.51 useWithdraw by an identity check ends the session; a refusal keeps it', async () => {
  const { server, fandeck, result } = mounted(useWithdraw)
  server.answer(withdrawEndpoint, () => refuse(403, '가입한 분이 아니에요.', 'IDENTITY_MISMATCH'))
  const answer = await act(() => result.current.mutateAsync({ verificationId: 'imp_1' }))
  expect(answer).toMatchObject({ code: 'withdrawal/identity-mismatch' })
  expect(fandeck.session.getState().loggedIn).toBe(true)
  server.answer(withdrawEndpoint, undefined)
  await act(() => result.current.mutateAsync({ verificationId: 'imp_1' }))
  await waitFor(() => expect(fandeck.session.getState().loggedIn).toBe(false))
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
