import { aSessionRecord, aToken, refuse, renewed, testKit } from '@fandeck/sdk/testing'
import {
  changePasswordEndpoint,
  checkPasswordEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
  verifyGenderBirthEndpoint,
  verifyPhoneEndpoint,
} from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useLevel } from '../session/useLevel.ts'
import { useChangePassword, useCheckPassword } from './useChangePassword.ts'
import { useMember } from './useMember.ts'
import { useVerifyIdentity } from './useVerifyIdentity.ts'

const MEMBER = {
  memberId: 'm-1',
  nickname: '달빛',
  accountType: 'phone',
  level: 'K102',
  phone: null as string | null,
  totalPoint: 12_400,
  adEmail: false,
  adSms: false,
}

function mounted<Result>(use: () => Result, { loggedIn = true, phone = MEMBER.phone } = {}) {
  const kit = testKit({ loggedIn })
  kit.server.answer(getUserInfoEndpoint, { ...MEMBER, phone })
  kit.server.answer(getWalletUserEndpoint, { walletLinked: true, walletAddress: '0x7a3e' })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  const posted = () => kit.server.requests.filter(({ method }) => method === 'POST')
  return { ...kit, posted, ...renderHook(use, { wrapper }) }
}

describe('useMember', () => {
  test('S7.34 S7.35 fetches the member with the wallet, and puts both into the session', async () => {
    const { result, fandeck } = mounted(() => useMember())
    await waitFor(() => expect(result.current.data).toMatchObject({ ...MEMBER, walletAddress: '0x7a3e' }))
    expect(fandeck.session.getState().user).toMatchObject({ memberId: 'm-1', walletLinked: true })
  })

  test('fetches nothing for a visitor', async () => {
    const { server } = mounted(() => useMember(), { loggedIn: false })
    await act(async () => {})
    expect(server.requests).toEqual([])
  })
})

describe('useChangePassword', () => {
  const given = { current: 'Fandeck#2025', next: 'Moonn1ght#' }

  test('S7.36 changes the password and returns the number of ended sessions', async () => {
    const { server, result, posted } = mounted(useChangePassword)
    server.answer(changePasswordEndpoint, { endedSessions: 2 })
    await act(() => result.current.mutateAsync(given))
    await waitFor(() => expect(result.current.data).toEqual({ data: { endedSessions: 2 } }))
    expect(posted()).toMatchObject([
      { path: '/mypage/password', body: { curr_pwd: given.current, new_pwd: given.next } },
    ])
  })

  test('S7.36 D64 resolves a refusal with its message, and fails for an outage, which can be repeated', async () => {
    const { server, result } = mounted(useChangePassword)
    server.answer(changePasswordEndpoint, () => refuse(400, '현재 비밀번호가 맞지 않아요.', 'WRONG_PASSWORD'))
    await act(() => result.current.mutateAsync(given))
    await waitFor(() =>
      expect(result.current.data).toEqual({
        error: '현재 비밀번호가 맞지 않아요.',
        code: 'account/wrong-password',
      }),
    )
    server.answer(changePasswordEndpoint, () => refuse(503, '점검 중이에요.'))
    act(() => result.current.mutate(given))
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'http/refused' }))
    server.answer(changePasswordEndpoint, undefined)
    await act(() => result.current.mutateAsync(given))
    await waitFor(() => expect(result.current.data?.error).toBeUndefined())
  })

  test('S7.37 useCheckPassword tells whether the current one is right', async () => {
    const { server, result, posted } = mounted(useCheckPassword)
    server.answer(checkPasswordEndpoint, undefined)
    expect(await act(() => result.current.mutateAsync({ current: given.current }))).toEqual({
      data: undefined,
    })
    server.answer(checkPasswordEndpoint, () => refuse(429, '5분 뒤에 다시 시도해 주세요.', 'TOO_MANY_TRIES'))
    expect(await act(() => result.current.mutateAsync({ current: 'x' }))).toMatchObject({
      code: 'account/locked',
    })
    expect(posted().map(({ body }) => body)).toEqual([{ curr_pwd: given.current }, { curr_pwd: 'x' }])
  })
})

describe('useVerifyIdentity', () => {
  const verified = aSessionRecord({
    accessToken: aToken({ tokenUserLevel: 'K201' }),
    refreshToken: 'refresh-2',
  })
  const use = () => ({ verify: useVerifyIdentity(), level: useLevel() })

  test.each([
    ['S7.49', null, '/mypage/phone'],
    ['S7.50', '01024814821', '/mypage/genderBirth'],
  ])(
    '%s submits the check of a member whose phone is %s to %s, and the level applies at once',
    async (_, phone, path) => {
      const { server, result, posted } = mounted(use, { phone })
      server.answer(verifyPhoneEndpoint, undefined)
      server.answer(verifyGenderBirthEndpoint, undefined)
      server.on('GET /auth/refresh_token', () => renewed(verified))
      expect(result.current.level.verified).toBe(false)
      await act(() => result.current.verify.mutateAsync({ verificationId: 'imp_1' }))
      await waitFor(() => expect(result.current.level.verified).toBe(true))
      expect(posted()).toMatchObject([{ path, body: { imp_uid: 'imp_1' } }])
    },
  )

  test.each([
    ['S7.49', null, verifyPhoneEndpoint],
    ['S7.50', '01024814821', verifyGenderBirthEndpoint],
  ])(
    '%s D64 resolves the refusal of a check that another member has used, and keeps the level',
    async (_, phone, endpoint) => {
      const { server, result } = mounted(use, { phone })
      server.answer(endpoint, () => refuse(409, '이미 다른 계정에서 인증한 정보예요.', 'IDENTITY_USED'))
      const answer = await act(() => result.current.verify.mutateAsync({ verificationId: 'imp_1' }))
      expect(answer).toEqual({
        error: '이미 다른 계정에서 인증한 정보예요.',
        code: 'account/identity-used',
      })
      expect(result.current.level.verified).toBe(false)
    },
  )
})
