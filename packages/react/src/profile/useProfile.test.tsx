import { refuse, testKit } from '@fandeck/sdk/testing'
import {
  changeAdConsentEndpoint,
  changeNicknameEndpoint,
  changePictureEndpoint,
  checkNicknameEndpoint,
  getUserInfoEndpoint,
  getWalletUserEndpoint,
} from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { useMember } from '../account/useMember.ts'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useChangeAdConsent, useChangeNickname, useChangePicture, useNicknameCheck } from './useProfile.ts'

const MEMBER = {
  memberId: 'm-1',
  nickname: '달빛',
  accountType: 'phone',
  level: 'K102',
  totalPoint: 0,
  adEmail: false,
  adSms: false,
}

function mounted<Result>(use: () => Result) {
  const kit = testKit({ loggedIn: true })
  const stored = { ...MEMBER }
  kit.server.answer(getUserInfoEndpoint, () => ({ ...stored }))
  kit.server.answer(getWalletUserEndpoint, { walletLinked: false })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  const { result } = renderHook(() => ({ member: useMember().data, tested: use() }), { wrapper })
  return { ...kit, result, stored }
}

describe('useNicknameCheck', () => {
  test('S7.38 asks the server for a nickname that fits the rules only', async () => {
    const { server, result } = mounted(() => ({
      free: useNicknameCheck({ nickname: '새벽응원단' }),
      short: useNicknameCheck({ nickname: '새' }),
    }))
    server.answer(checkNicknameEndpoint, undefined)
    await waitFor(() => expect(result.current.tested.free.data).toBe(true))
    expect(result.current.tested.short.data).toBeUndefined()
    expect(server.requests.filter(({ path }) => path.includes('validate'))).toHaveLength(1)
  })
})

describe('a change of the profile', () => {
  test('S7.39 is pending until the member has been fetched again', async () => {
    const { server, stored, result } = mounted(useChangeNickname)
    server.answer(changeNicknameEndpoint, () => {
      stored.nickname = '새벽'
      return undefined
    })
    await waitFor(() => expect(result.current.member?.nickname).toBe('달빛'))
    await act(() => result.current.tested.mutateAsync({ nickname: '새벽' }))
    expect(result.current.member?.nickname).toBe('새벽')
  })

  test('S8.7 after a refusal has the message, and the member is not fetched again', async () => {
    const { server, result } = mounted(useChangeNickname)
    server.answer(changeNicknameEndpoint, () => refuse(409, '쓰고 있어요.', 'NICKNAME_TAKEN'))
    await waitFor(() => expect(result.current.member).toBeDefined())
    const before = server.requests.length
    await act(() => result.current.tested.mutateAsync({ nickname: '새벽' }))
    await waitFor(() => expect(result.current.tested.data?.error).toBe('쓰고 있어요.'))
    expect(server.requests).toHaveLength(before + 1)
  })

  test('S7.40 S7.41 refetches the member after a picture and after a consent', async () => {
    const { server, result } = mounted(() => ({ picture: useChangePicture(), ads: useChangeAdConsent() }))
    server.answer(changePictureEndpoint, { image: '/new.webp' })
    server.answer(changeAdConsentEndpoint, undefined)
    await waitFor(() => expect(result.current.member).toBeDefined())
    const fetched = () => server.requests.filter(({ path }) => path === '/mypage/userinfo').length
    const first = fetched()
    await act(() => result.current.tested.picture.mutateAsync({ file: new File(['x'], 'a.png') }))
    expect(fetched()).toBe(first + 1)
    await act(() => result.current.tested.ads.mutateAsync({ email: true, sms: false }))
    expect(fetched()).toBe(first + 2)
  })
})
