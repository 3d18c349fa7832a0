import { ok, testKit } from '@fandeck/sdk/testing'
import { UserInfo, WalletUser } from '@fandeck/sdk/wire'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { useMember } from '../account/useMember.ts'
import { useUser } from '../session/useUser.ts'
import { FandeckProvider, useFandeck, useMaybeFandeck } from './FandeckProvider.tsx'

const user = {
  memberId: 'm-1',
  nickname: '소하팬',
  accountType: 'phone',
  level: 'K102',
  phone: null,
  image: null,
  totalPoint: 10,
  adEmail: false,
  adSms: false,
}

function member(loggedIn = true) {
  const kit = testKit({ loggedIn })
  kit.server.on('GET /mypage/userinfo', () => ok(UserInfo, user))
  kit.server.on('GET /mypage/wallet/user', () => ok(WalletUser, { walletLinked: false, walletAddress: null }))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  const loads = () => kit.server.requests.filter(({ path }) => path === '/mypage/userinfo').length
  return { ...kit, wrapper, loads }
}

const Name = () => <p>{useUser()?.nickname ?? '로그인'}</p>

describe('FandeckProvider', () => {
  test('provides the client to the hooks', () => {
    const { fandeck, wrapper } = member()
    expect(renderHook(useFandeck, { wrapper }).result.current).toBe(fandeck)
    expect(renderHook(useMaybeFandeck, { wrapper }).result.current).toBe(fandeck)
  })

  test.each([false, true])(
    'S4.11 loads the member once (StrictMode: %s), also when a hook loads it too',
    async (strict) => {
      const { wrapper, loads } = member()
      const { result } = renderHook(() => [useUser(), useMember().data] as const, {
        wrapper,
        reactStrictMode: strict,
      })
      await waitFor(() => expect(result.current[0]?.nickname).toBe('소하팬'))
      await waitFor(() => expect(result.current[1]?.totalPoint).toBe(10))
      expect(loads()).toBe(1)
    },
  )

  test('S4.11 loads the member after a sign-in, not before', async () => {
    const { fandeck, wrapper, loads } = member(false)
    const other = member()
    const record = other.fandeck.session.record()
    if (!record) throw new Error('The kit has no record.')
    const { result } = renderHook(useUser, { wrapper })
    expect(loads()).toBe(0)
    act(() => fandeck.session.begin(record))
    await waitFor(() => expect(result.current?.memberId).toBe('m-1'))
    expect(loads()).toBe(1)
  })

  test('session:logout removes the member’s queries and keeps the rest', async () => {
    const { fandeck } = member()
    const cache = new QueryClient()
    cache.setQueryData(['fandeck', 'member', 'benefits'], ['a benefit'])
    cache.setQueryData(['fandeck', 'banners'], ['a banner'])
    const { unmount } = renderHook(useFandeck, {
      wrapper: ({ children }) => (
        <FandeckProvider fandeck={fandeck} queryClient={cache}>
          {children}
        </FandeckProvider>
      ),
    })
    act(() => fandeck.session.end())
    expect(cache.getQueryData(['fandeck', 'member', 'benefits'])).toBeUndefined()
    expect(cache.getQueryData(['fandeck', 'banners'])).toEqual(['a banner'])
    unmount()
    cache.setQueryData(['fandeck', 'member', 'benefits'], ['of the next page'])
    fandeck.session.end('invalid')
    expect(cache.getQueryData(['fandeck', 'member', 'benefits'])).toEqual(['of the next page'])
  })

  test('S10.2 renders on a server without accessing browser APIs', () => {
    const { fandeck, server } = member()
    const html = renderToString(
      <StrictMode>
        <FandeckProvider fandeck={fandeck}>
          <Name />
        </FandeckProvider>
      </StrictMode>,
    )
    expect(html).toBe('<p>로그인</p>')
    expect(server.requests).toEqual([])
  })

  test('useMaybeFandeck is undefined without it', () => {
    expect(renderHook(useMaybeFandeck).result.current).toBeUndefined()
  })

  test('useFandeck throws without it and names the remedy', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => renderHook(useFandeck)).toThrow('Wrap this component in <FandeckProvider')
    silence.mockRestore()
  })
})
