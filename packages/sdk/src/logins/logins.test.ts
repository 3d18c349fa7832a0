import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { authServer } from '../auth/auth.test-helper.ts'
import { signIn } from '../auth/index.ts'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { linkEmail, requestEmailLinkCode } from './logins.email.ts'
import {
  getLoginMethodsEndpoint,
  linkEmailEndpoint,
  linkLoginEndpoint,
  requestEmailLinkCodeEndpoint,
  unlinkLoginEndpoint,
} from './logins.endpoints.ts'
import { EmailLinkCodeReply, LinkEmailBody, LoginMethod } from './logins.schema.ts'
import { getLoginMethods, loginLinkResult, requestLoginLink, unlinkLogin } from './logins.ts'

const GOOGLE: LoginMethod = { kind: 'google', account: 'haneul@google.example', removable: true }

test('D80 the ways to sign in are read by their wire names', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const phone = { kind: 'phone', account: '01024814821', removable: false } as const
  server.answer(getLoginMethodsEndpoint, { rows: [phone, GOOGLE] })
  expect(await getLoginMethods(fandeck)).toEqual([phone, GOOGLE])
  expect(z.encode(LoginMethod, GOOGLE)).toEqual({
    login_type: 'G',
    account: 'haneul@google.example',
    remove_yn: 'Y',
  })
})

test('D80 S8.7 a link begins with a code, and an account is unlinked; refusals are resolved', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  const linkCode = 'a'.repeat(40)
  server.answer(linkLoginEndpoint, { linkCode })
  server.answer(unlinkLoginEndpoint, undefined)
  expect(await requestLoginLink(fandeck, { provider: 'kakao' })).toEqual({ data: { linkCode } })
  expect(await unlinkLogin(fandeck, { provider: 'google' })).toEqual({ data: undefined })
  expect(server.requests.map(({ method, path, body }) => ({ method, path, body }))).toMatchObject([
    { method: 'POST', path: '/mypage/login/link', body: { login_type: 'K' } },
    { method: 'DELETE', path: '/mypage/login/google' },
  ])
  for (const provider of ['phone', 'email'] as const) {
    expect(await unlinkLogin(fandeck, { provider })).toEqual({ data: undefined })
    expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE', path: `/mypage/login/${provider}` })
  }
  server.answer(unlinkLoginEndpoint, () => refuse(409, '마지막이에요.', 'LAST_LOGIN'))
  expect(await unlinkLogin(fandeck, { provider: 'google' })).toEqual({
    error: '마지막이에요.',
    code: 'logins/last',
  })
})

describe('D80 S8.7 an address', () => {
  const userId = 'fan@example.com'
  const given = { userId, code: '481902', password: 'Moonn1ght#' }

  test('is linked by a mailed code; both calls have wire names in both directions', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const times = { expiresAt: NOON + 600_000, resendAt: NOON + 60_000 }
    server.answer(requestEmailLinkCodeEndpoint, times)
    server.answer(linkEmailEndpoint, undefined)
    expect(await requestEmailLinkCode(fandeck, { userId })).toEqual({ data: times })
    expect(await linkEmail(fandeck, given)).toEqual({ data: undefined })
    expect(server.requests.map(({ method, path, body }) => ({ method, path, body }))).toMatchObject([
      { method: 'POST', path: '/mypage/login/email/code', body: { mbr_id: userId } },
      {
        method: 'POST',
        path: '/mypage/login/email',
        body: { mbr_id: userId, auth_num: '481902', pwd: 'Moonn1ght#' },
      },
    ])
    expect(z.decode(LinkEmailBody, z.encode(LinkEmailBody, given))).toEqual(given)
    expect(z.encode(EmailLinkCodeReply, times)).toEqual({
      expire_dttm: '2026-11-20 12:10:00',
      resend_dttm: '2026-11-20 12:01:00',
    })
  })

  test.each([
    ['SIGN_IN_AGAIN', 'logins/sign-in-again'],
    ['OTHER_LINKED', 'logins/other-linked'],
    ['BAD_USER_ID', 'auth/bad-user-id'],
    ['TOO_SOON', 'auth/too-soon'],
    ['TOO_MANY_TRIES', 'auth/too-many-tries'],
  ])('whose code is refused with %s is %s', async (refusal, code) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(requestEmailLinkCodeEndpoint, () => refuse(400, '안 돼요.', refusal))
    expect(await requestEmailLinkCode(fandeck, { userId })).toEqual({ error: '안 돼요.', code })
  })

  test.each([
    ['SIGN_IN_AGAIN', 'logins/sign-in-again'],
    ['OTHER_LINKED', 'logins/other-linked'],
    ['LOGIN_TAKEN', 'logins/taken'],
    ['BAD_USER_ID', 'auth/bad-user-id'],
    ['WEAK_PASSWORD', 'auth/weak-password'],
    ['WRONG_CODE', 'auth/wrong-code'],
    ['CODE_EXPIRED', 'auth/code-expired'],
    ['TOO_MANY_TRIES', 'auth/too-many-tries'],
  ])('whose link is refused with %s is %s', async (refusal, code) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(linkEmailEndpoint, () => refuse(400, '안 돼요.', refusal))
    expect(await linkEmail(fandeck, given)).toEqual({ error: '안 돼요.', code })
  })
})

test('D80 the ways to sign in need a session', async () => {
  const { fandeck, server } = testKit()
  const calls = [
    getLoginMethods(fandeck),
    requestLoginLink(fandeck, { provider: 'google' }),
    unlinkLogin(fandeck, { provider: 'google' }),
    requestEmailLinkCode(fandeck, { userId: 'fan@example.com' }),
    linkEmail(fandeck, { userId: 'fan@example.com', code: '481902', password: 'Moonn1ght#' }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'session/no-session' })
  expect(server.requests).toEqual([])
})

test('D80 a sign-in carries the code of a link only when it has one', async () => {
  const { fandeck, server } = authServer()
  const forms = () => server.requests.filter(({ path }) => path.endsWith('/signin/google'))
  await signIn(fandeck, { provider: 'google', callbackUrl: 'https://site.example/mypage/logins' })
  await signIn(fandeck, { provider: 'google', linkCode: 'code-1' })
  expect(forms()[0]?.body).not.toHaveProperty('link')
  expect(forms()[1]?.body).toMatchObject({ link: 'code-1' })
})

describe('D80 the result of a link', () => {
  test.each([
    ['?link=google', 'google', undefined],
    ['?link=kakao&link_error=LOGIN_TAKEN', 'kakao', 'logins/taken'],
    ['?link=kakao&link_error=OTHER_LINKED', 'kakao', 'logins/other-linked'],
    ['?link=kakao&link_error=%3Cb%3E', 'kakao', 'logins/not-linked'],
    ['?link=kakao&link_error=constructor', 'kakao', 'logins/not-linked'],
  ])('of %s is %s, %s', (search, provider, code) => {
    const result = loginLinkResult(search)
    expect(result?.provider).toBe(provider)
    expect(result?.error?.code).toBe(code)
  })

  test.each(['', '?link=naver', '?link_error=LOGIN_TAKEN'])('is none of %s', (search) => {
    expect(loginLinkResult(search)).toBeUndefined()
  })
})
