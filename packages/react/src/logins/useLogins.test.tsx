import type { LoginMethod } from '@fandeck/sdk/logins'
import { NOON, refuse, testKit } from '@fandeck/sdk/testing'
import {
  getLoginMethodsEndpoint,
  linkEmailEndpoint,
  linkLoginEndpoint,
  requestEmailLinkCodeEndpoint,
  unlinkLoginEndpoint,
} from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useEmailLinkCode, useLinkEmail, useLinkLogin, useLoginMethods, useUnlinkLogin } from './useLogins.ts'

const phone: LoginMethod = { kind: 'phone', account: '01024814821', removable: false }
const google: LoginMethod = { kind: 'google', account: null, removable: true }

function mounted() {
  const went: string[] = []
  const kit = testKit({
    loggedIn: true,
    platform: {
      location: () => new URL('https://site.example/mypage/logins'),
      navigate: (href) => void went.push(href),
    },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  const use = () => ({
    methods: useLoginMethods().data,
    link: useLinkLogin(),
    unlink: useUnlinkLogin(),
    code: useEmailLinkCode(),
    linkEmail: useLinkEmail(),
  })
  return { ...kit, went, ...renderHook(use, { wrapper }) }
}

test('D80 an unlinked account leaves the list; a refusal is told', async () => {
  const { server, result } = mounted()
  let rows = [phone, google]
  server.answer(getLoginMethodsEndpoint, () => ({ rows }))
  server.answer(unlinkLoginEndpoint, () => {
    rows = [phone]
    return undefined
  })
  await waitFor(() => expect(result.current.methods).toHaveLength(2))
  await act(() => result.current.unlink.mutateAsync({ provider: 'google' }))
  await waitFor(() => expect(result.current.methods).toEqual([phone]))
  server.answer(unlinkLoginEndpoint, () => refuse(409, '마지막이에요.', 'LAST_LOGIN'))
  const answer = await act(() => result.current.unlink.mutateAsync({ provider: 'google' }))
  expect(answer).toMatchObject({ code: 'logins/last' })
})

test('D80 a link leaves for the service with its code, and stays after a refusal', async () => {
  const { server, result, went } = mounted()
  server.answer(getLoginMethodsEndpoint, { rows: [phone] })
  server.answer(linkLoginEndpoint, () => refuse(403, '다시 로그인해 주세요.', 'SIGN_IN_AGAIN'))
  await act(() => result.current.link.mutateAsync({ provider: 'google' }))
  expect(went).toEqual([])
  server.answer(linkLoginEndpoint, { linkCode: 'c'.repeat(40) })
  server.on('GET /api/auth/csrf', () => Response.json({ csrfToken: 'csrf-1' }))
  const google = { id: 'google', name: 'Google', type: 'oauth' }
  server.on('GET /api/auth/providers', () => Response.json({ google }))
  server.on('POST /api/auth/signin/google', () => Response.json({ url: 'https://google.example/authorize' }))
  const callbackUrl = 'https://site.example/mypage/logins'
  await act(() => result.current.link.mutateAsync({ provider: 'google', callbackUrl }))
  expect(went).toEqual(['https://google.example/authorize'])
  expect(server.requests.at(-1)?.body).toMatchObject({ link: 'c'.repeat(40), callbackUrl })
})

test('D80 links an address by its mailed code, lists it, and returns the reason of a refusal', async () => {
  const { server, result } = mounted()
  let rows = [phone]
  const userId = 'fan@example.com'
  server.answer(getLoginMethodsEndpoint, () => ({ rows }))
  server.answer(requestEmailLinkCodeEndpoint, { expiresAt: NOON, resendAt: NOON })
  await waitFor(() => expect(result.current.methods).toHaveLength(1))
  const sent = await act(() => result.current.code.mutateAsync({ userId }))
  expect(sent).toEqual({ data: { expiresAt: NOON, resendAt: NOON } })
  const given = { userId, code: '481902', password: 'Moonn1ght#' }
  server.answer(linkEmailEndpoint, () => refuse(409, '다른 팬이 쓰고 있어요.', 'LOGIN_TAKEN'))
  expect(await act(() => result.current.linkEmail.mutateAsync(given))).toMatchObject({ code: 'logins/taken' })
  expect(result.current.methods).toEqual([phone])
  server.answer(linkEmailEndpoint, () => {
    rows = [phone, { kind: 'email', account: userId, removable: true }]
    return undefined
  })
  await act(() => result.current.linkEmail.mutateAsync(given))
  await waitFor(() => expect(result.current.methods).toHaveLength(2))
})
