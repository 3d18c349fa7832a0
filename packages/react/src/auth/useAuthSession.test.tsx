import { aSessionRecord, NOON, testKit } from '@fandeck/sdk/testing'
import {
  AuthSession,
  requestPasswordCodeEndpoint,
  requestSignUpCodeEndpoint,
  resetPasswordEndpoint,
} from '@fandeck/sdk/wire'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useAuthSession } from './useAuthSession.ts'
import { usePasswordCode, useResetPassword } from './usePasswordReset.ts'
import { useProviders } from './useProviders.ts'
import { useSignIn, useSignOut } from './useSignIn.ts'
import { useSignUp, useSignUpCode } from './useSignUp.ts'

afterEach(cleanup)

const user = {
  memberId: 'm-1',
  nickname: '소하팬',
  image: null,
  accountType: 'phone',
  loginType: 'phone',
  level: 'K102',
  walletLinked: false,
} as const
const someone = { user, token: aSessionRecord(), expires: '2026-12-20T00:00:00Z' }

const Status = () => <p>{useAuthSession().status}</p>

function mounted(known: AuthSession | null = someone) {
  const kit = testKit()
  let session: object = known ? z.encode(AuthSession, known) : {}
  kit.server.on('GET /api/auth/session', () => Response.json(session))
  kit.server.on('GET /api/auth/csrf', () => Response.json({ csrfToken: 'csrf-1' }))
  kit.server.on('GET /api/auth/providers', () =>
    Response.json({ phone: { id: 'phone', name: '휴대폰', type: 'credentials' } }),
  )
  kit.server.on('POST /api/auth/callback/phone', () => {
    session = z.encode(AuthSession, someone)
    return Response.json({ url: 'https://site.example/' })
  })
  kit.server.on('POST /api/auth/signout', () => Response.json({ url: '/' }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  const asked = () => kit.server.requests.filter(({ path }) => path === '/api/auth/session').length
  return { ...kit, wrapper, asked }
}

describe('useAuthSession', () => {
  test.each([
    ['authenticated', someone],
    ['unauthenticated', null],
  ])('S3.3 S4.13 renders loading, then %s, with one request for all hooks', async (status, known) => {
    const { wrapper, asked } = mounted(known)
    const trace: string[] = []
    const { result } = renderHook(
      () => {
        const all = useAuthSession()
        trace.push(useAuthSession(({ status: picked }) => picked))
        return all
      },
      { wrapper, reactStrictMode: false },
    )
    await waitFor(() => expect(result.current.status).toBe(status))
    expect(trace[0]).toBe('loading')
    expect(asked()).toBe(1)
  })

  test('S4.14 C1 renders 0 times when the page becomes visible and nothing has changed', async () => {
    const { comeBack, wrapper, clock, asked } = mounted()
    let renders = 0
    const { result } = renderHook(
      () => {
        renders++
        return useAuthSession()
      },
      { wrapper },
    )
    await waitFor(() => expect(result.current.status).toBe('authenticated'))
    const before = renders
    comeBack()
    await act(() => clock.advance(1000))
    expect([asked(), renders]).toEqual([2, before])
  })

  test('S4.13 follows a sign-in and a sign-out of this page', async () => {
    const { wrapper } = mounted()
    const { result } = renderHook(
      () => ({ auth: useAuthSession(), signIn: useSignIn(), signOut: useSignOut() }),
      {
        wrapper,
      },
    )
    await act(() => result.current.signOut.mutateAsync())
    expect(result.current.auth).toEqual({ status: 'unauthenticated', data: undefined })
    await act(() =>
      result.current.signIn.mutateAsync({ provider: 'phone', phone: '01024814821', code: '123456' }),
    )
    await waitFor(() => expect(result.current.auth.data?.user.nickname).toBe('소하팬'))
  })

  test('S10.2 is loading on a server and sends no request', () => {
    const { wrapper: Wrapper, server } = mounted()
    expect(
      renderToString(
        <Wrapper>
          <Status />
        </Wrapper>,
      ),
    ).toBe('<p>loading</p>')
    expect(server.requests).toEqual([])
  })
})

describe('the other hooks of auth', () => {
  test('S7.61 useProviders returns the sign-in providers', async () => {
    const { wrapper } = mounted()
    const { result } = renderHook(() => useProviders(), { wrapper })
    await waitFor(() => expect(Object.keys(result.current.data ?? {})).toEqual(['phone']))
  })

  test('D82 usePasswordCode and useResetPassword replace a forgotten password', async () => {
    const { wrapper, server } = mounted()
    const times = { expiresAt: NOON + 600_000, resendAt: NOON + 60_000 }
    server.answer(requestPasswordCodeEndpoint, times)
    server.answer(resetPasswordEndpoint, undefined)
    const { result } = renderHook(() => ({ code: usePasswordCode(), reset: useResetPassword() }), { wrapper })
    const userId = 'fan@example.com'
    await act(() => result.current.code.mutateAsync({ userId }))
    await waitFor(() => expect(result.current.code.data).toEqual(times))
    await act(() => result.current.reset.mutateAsync({ userId, code: '481902', password: 'Moonn1ght#' }))
    expect(server.requests.at(-1)?.path).toBe('/auth/password/reset')
  })

  test('D82 useSignUpCode mails a code', async () => {
    const { wrapper, server } = mounted()
    const times = { expiresAt: NOON + 600_000, resendAt: NOON + 60_000 }
    server.answer(requestSignUpCodeEndpoint, times)
    const { result } = renderHook(useSignUpCode, { wrapper })
    await act(() => result.current.mutateAsync({ userId: 'fan@example.com' }))
    await waitFor(() => expect(result.current.data).toEqual(times))
  })

  test('D3b useSignUp signs up', async () => {
    const { wrapper, server } = mounted()
    server.on('POST /auth/join', () => Response.json({ status: '200', data: null }))
    const { result } = renderHook(useSignUp, { wrapper })
    const options = {
      userId: 'fan@example.com',
      code: '481902',
      password: 'Sunset#2025',
      agreed: ['service', 'privacy'] as const,
    }
    await act(() => result.current.mutateAsync(options))
    expect(server.requests.at(-1)?.path).toBe('/auth/join')
  })
})
