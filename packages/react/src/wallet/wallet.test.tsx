import { aSessionRecord, ok, refuse, renewed, testKit } from '@fandeck/sdk/testing'
import { nothing, validateWalletEndpoint } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useWalletLink } from './useWalletLink.ts'
import { useWalletWindow } from './useWalletWindow.ts'

const WALLET = 'https://wallet.example'

function mounted(loggedIn: boolean) {
  const popup = { closed: false, close() {}, focus() {}, postMessage() {} }
  const listeners = new Set<(message: { origin: string; source: unknown; data: unknown }) => void>()
  const kit = testKit({
    loggedIn,
    options: { walletOrigin: WALLET },
    platform: {
      openWindow: () => popup,
      pageWindow: {
        listen(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
        opener: () => undefined,
        name: () => '',
        forgetName() {},
        forgetFragment() {},
        screen: () => ({ left: 0, top: 0, width: 390, height: 844 }),
        userAgent: () => '',
      },
    },
  })
  kit.server.on('GET /auth/refresh_token', () => renewed(aSessionRecord({ refreshToken: 'renewed' })))
  kit.server.on('POST /mypage/wallet/cnct', () => ok(nothing, undefined))
  kit.server.on('DELETE /mypage/wallet/cnct', () => ok(nothing, undefined))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  const say = (data: unknown) => {
    for (const listener of [...listeners]) listener({ origin: WALLET, source: popup, data })
  }
  return { ...kit, wrapper, say, listeners }
}

test('S4.21 useWalletWindow in StrictMode calls the latest listener with the result', async () => {
  const { wrapper, say, fandeck } = mounted(false)
  const heard: string[] = []
  const { result, rerender } = renderHook(
    ({ name }) => useWalletWindow({ onResult: ({ success }) => heard.push(`${name} ${success}`) }),
    { wrapper, reactStrictMode: true, initialProps: { name: 'first' } },
  )
  act(() => result.current[1].open())
  rerender({ name: 'second' })
  expect(result.current[0].status).toBe('open')
  act(() =>
    say({
      type: 'wallet:user',
      user: { access_token: 'a.b.c', refresh_token: 'given', expired: '2026-11-20 12:30:00' },
    }),
  )
  await waitFor(() => expect(result.current[0].status).toBe('connected'))
  expect(heard).toEqual(['second true'])
  expect(fandeck.session.record()?.refreshToken).toBe('renewed')
})

test('S4.19 useWalletWindow leaves no timer or listener', async () => {
  const { wrapper, clock, listeners } = mounted(false)
  const { result, unmount } = renderHook(() => useWalletWindow(), { wrapper, reactStrictMode: true })
  act(() => result.current[1].open())
  unmount()
  expect([clock.pending(), listeners.size]).toEqual([0, 0])
})

test('S6.7 S7.57 useWalletLink changes with link and unlink', async () => {
  const { wrapper, fandeck } = mounted(true)
  fandeck.session.setUser({ memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: false })
  const { result } = renderHook(useWalletLink, { wrapper })
  await act(() => result.current.link.mutateAsync())
  expect(result.current.linked).toBe(true)
  await act(() => result.current.unlink.mutateAsync())
  expect(result.current.linked).toBe(false)
})

test('S7.56 useWalletLink validates the wallet token of the session first, and links nothing after a refusal', async () => {
  const { wrapper, fandeck, server } = mounted(true)
  fandeck.session.begin(aSessionRecord({ walletRefreshToken: 'wallet-1' }))
  fandeck.session.setUser({ memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: false })
  const { result } = renderHook(useWalletLink, { wrapper })
  const posted = () =>
    server.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))
  const validation = { path: '/mypage/wallet/validate', body: { wallet_token: 'wallet-1' } }
  server.answer(validateWalletEndpoint, () =>
    refuse(403, '지갑을 다시 연결해 주세요.', 'WALLET_TOKEN_INVALID'),
  )
  const refused = await act(() => result.current.link.mutateAsync())
  expect(refused).toMatchObject({ error: '지갑을 다시 연결해 주세요.' })
  expect(result.current.linked).toBe(false)
  expect(posted()).toEqual([validation])
  server.answer(validateWalletEndpoint, { walletAddress: '0x7a3e' })
  await act(() => result.current.link.mutateAsync())
  expect(result.current.linked).toBe(true)
  expect(posted().map(({ path }) => path)).toEqual([validation.path, validation.path, '/mypage/wallet/cnct'])
})
