import { isFandeckError } from '@fandeck/sdk'
import { loadUser } from '@fandeck/sdk/account'
import { requestPhoneCode, signIn, signOut } from '@fandeck/sdk/auth'
import { AuthSession, LoginReply } from '@fandeck/sdk/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { browserFetch, lastCode, sdkOn } from '../../test/sdk.ts'
import { hashPassword } from '../limits/hashing.ts'
import { rotate } from './families.ts'
import { users } from './tables.ts'

const phone = '01024814821'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})

async function code(error: Promise<unknown>): Promise<string> {
  const thrown = await error.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return isFandeckError(thrown) ? thrown.code : String(thrown)
}

describe('a code by phone', () => {
  test('has six digits and is valid for three minutes; the next one can be requested after thirty seconds', async () => {
    const sent = await requestPhoneCode(sdkOn(it), { phone })
    expect(sent).toEqual({ expiresAt: NOON + 180_000, resendAt: NOON + 30_000 })
    expect(await lastCode(it, phone)).toMatch(/^\d{6}$/)
    expect(await code(requestPhoneCode(sdkOn(it), { phone }))).toBe('auth/too-soon')
    it.clock.advance(30_000)
    await requestPhoneCode(sdkOn(it), { phone })
  })

  test('is not sent to an invalid mobile number', async () => {
    expect(await code(requestPhoneCode(sdkOn(it), { phone: '0221234567' }))).toBe('auth/bad-phone')
  })

  test('is sent at most five times an hour to one phone for one address', async () => {
    for (let sent = 0; sent < 5; sent++) {
      await requestPhoneCode(sdkOn(it), { phone })
      it.clock.advance(30_000)
    }
    expect(await code(requestPhoneCode(sdkOn(it), { phone }))).toBe('auth/too-many-tries')
  })

  test('S1.5 S7.59 S7.62 begins a session over next-auth, and creates a member for a new phone', async () => {
    const fandeck = sdkOn(it)
    await requestPhoneCode(fandeck, { phone })
    const session = await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
    expect(session.user).toMatchObject({
      loginType: 'phone',
      accountType: 'phone',
      level: 'K102',
      walletLinked: false,
    })
    expect(session.user.nickname).toMatch(/^[가-힣]+\d{4}$/)
    expect(session.token.expired).toBe('2025-11-20 12:30:00')
    expect(fandeck.session.getState()).toMatchObject({ loggedIn: true, loginType: 'phone', level: 'K102' })
    expect(await loadUser(fandeck)).toMatchObject({ phone, walletLinked: false, totalPoint: 0 })
    fandeck.close()
  })

  test('is valid once, and a second sign-in finds the same member', async () => {
    const fandeck = sdkOn(it)
    await requestPhoneCode(fandeck, { phone })
    const first = await lastCode(it, phone)
    const before = await signIn(fandeck, { provider: 'phone', phone, code: first })
    expect(await code(signIn(fandeck, { provider: 'phone', phone, code: first }))).toBe('auth/code-expired')
    it.clock.advance(30_000)
    await requestPhoneCode(fandeck, { phone })
    const after = await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
    expect(after.user).toEqual(before.user)
  })

  test('is refused when wrong, and after five wrong ones even when right', async () => {
    const fandeck = sdkOn(it)
    await requestPhoneCode(fandeck, { phone })
    const right = await lastCode(it, phone)
    const attempt = (text: string) => code(signIn(fandeck, { provider: 'phone', phone, code: text }))
    for (let n = 1; n <= 4; n++) expect(await attempt(wrong(right))).toBe('auth/credentials')
    expect(await attempt(wrong(right))).toBe('auth/too-many-tries')
    expect(await attempt(right)).toBe('auth/too-many-tries')
    expect(fandeck.session.getState().loggedIn).toBe(false)
  })

  test('expires after three minutes', async () => {
    const fandeck = sdkOn(it)
    await requestPhoneCode(fandeck, { phone })
    const right = await lastCode(it, phone)
    it.clock.advance(180_000)
    expect(await code(signIn(fandeck, { provider: 'phone', phone, code: right }))).toBe('auth/code-expired')
  })
})

describe('the auth server', () => {
  test('S7.64 ends the session of the device at sign-out', async () => {
    const fandeck = sdkOn(it)
    await requestPhoneCode(fandeck, { phone })
    const { token } = await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
    await signOut(fandeck)
    await expect(rotate(it.backend, token.refreshToken, false)).rejects.toMatchObject({ status: '2009' })
    const reply = await it.fetch('https://site.example/api/auth/session')
    expect(await reply.json()).toEqual({})
  })

  test('returns the current level of the member, not the one at sign-in', async () => {
    const fetch = browserFetch(it)
    const fandeck = sdkOn({ ...it, fetch })
    await requestPhoneCode(fandeck, { phone })
    await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
    await it.backend.db.update(users).set({ level: 'K201' })
    const reply = await fetch('https://site.example/api/auth/session')
    expect(z.parse(AuthSession, await reply.json()).user.level).toBe('K201')
  })

  test('refuses a form of another site, and one without the csrf token', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ phone, auth_num: '123456', json: 'true' }) }
    const address = 'https://site.example/api/auth/callback/phone'
    const foreign = await it.fetch(address, { ...form, headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    const bare = await it.fetch(address, form)
    expect(await bare.json()).toMatchObject({ url: expect.stringContaining('csrf=true') })
    expect(bare.headers.getSetCookie().join()).not.toContain('session-token')
  })

  test.each([
    'session?callbackUrl=9',
    'csrf?callbackUrl=true',
    'providers?callbackUrl=a&callbackUrl=b',
    'callback/password',
    'callback/phone?code=1',
    'callback/password/more',
    '/callback/password',
  ])('reading %s is no fault of the server', async (path) => {
    const cookie = 'next-auth.callback-url=true; __Secure-next-auth.callback-url=true'
    for (const headers of [new Headers(), new Headers({ cookie })]) {
      const reply = await it.fetch(`https://site.example/api/auth/${path}`, { headers })
      expect(reply.status).toBe(path.includes('callback/') ? 400 : 200)
    }
  })

  test.each(['callback/password', 'callback/phone', 'signin/google', 'signin/kakao', 'signout'])(
    'L2 ignores a callback address that is none, at %s',
    async (path) => {
      const fetch = browserFetch(it)
      const csrf = await fetch('https://site.example/api/auth/csrf')
      const { csrfToken } = z.parse(z.object({ csrfToken: z.string() }), await csrf.json())
      for (const callbackUrl of ['https://', 'http://[::1', '://x', 'javascript:alert(1)', '%']) {
        const reply = await fetch(`https://site.example/api/auth/${path}`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ csrfToken, callbackUrl, json: 'true', mbr_id: 'a', pwd: 'b' }),
        })
        expect(reply.status, callbackUrl).toBeLessThan(500)
      }
      // No provider runs in this test.
      expect(it.errors.splice(0).filter((text) => !text.includes('SIGNIN_OAUTH_ERROR'))).toEqual([])
    },
  )

  test('hides its cookie from scripts and uses the origin that the browser sees', async () => {
    const reply = await it.fetch('https://site.example/api/auth/providers', {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    })
    const providers = z.parse(z.record(z.string(), z.object({ callbackUrl: z.string() })), await reply.json())
    expect(providers.phone?.callbackUrl).toBe('https://site.example/api/auth/callback/phone')
    const csrf = await it.fetch('https://site.example/api/auth/csrf')
    expect(csrf.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i)
  })

  test('logs ten client errors a minute, none with text of the client', async () => {
    const note = () =>
      it.fetch('https://site.example/api/auth/_log', {
        method: 'POST',
        body: new URLSearchParams({ level: 'error', code: 'CLIENT_FETCH_ERROR\nforged', message: 'secret' }),
      })
    for (let n = 0; n < 30; n++) expect((await note()).status).toBe(200)
    expect(it.errors).toHaveLength(10)
    expect(new Set(it.errors)).toEqual(new Set(['next-auth:UNKNOWN: unknown']))
    it.errors.length = 0
  })
})

describe('a password', () => {
  const post = (body: object) =>
    it.fetch('http://api.localhost/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const login = { login_type: 'B', mbr_id: 'moonlight@example.com', pwd: 'Fandeck#2025' }
  const make = async () =>
    it.member({
      memberId: login.mbr_id,
      loginType: 'email',
      level: 'K103',
      passwordHash: await hashPassword(login.pwd),
    })

  test('begins a session; the reply is never cached', async () => {
    await make()
    const reply = await post(login)
    const { data } = z.parse(z.object({ data: LoginReply }), await reply.json())
    expect(data.user).toMatchObject({ memberId: login.mbr_id, loginType: 'email', level: 'K103' })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test('a wrong one and an unknown id get the same message', async () => {
    await make()
    const [bad, unknown] = await Promise.all([
      post({ ...login, pwd: 'Wrong#2025' }),
      post({ ...login, mbr_id: 'nobody@example.com' }),
    ])
    expect(bad.status).toBe(401)
    expect(await bad.json()).toEqual(await unknown.json())
  })

  test('is not checked for five minutes after five wrong attempts', async () => {
    await make()
    for (let n = 1; n <= 4; n++) expect((await post({ ...login, pwd: 'x' })).status).toBe(401)
    expect((await post({ ...login, pwd: 'x' })).status).toBe(429)
    expect((await post(login)).status).toBe(429)
    it.clock.advance(5 * 60_000)
    expect((await post(login)).status).toBe(200)
  })

  test('signs in over next-auth, with the type of the account', async () => {
    await make()
    const fetch = browserFetch(it)
    const base = 'https://site.example/api/auth'
    const { csrfToken } = z.parse(
      z.object({ csrfToken: z.string() }),
      await (await fetch(`${base}/csrf`)).json(),
    )
    const { mbr_id, pwd } = login
    const reply = await fetch(`${base}/callback/password`, {
      method: 'POST',
      body: new URLSearchParams({
        csrfToken,
        mbr_id,
        pwd,
        json: 'true',
        callbackUrl: 'https://site.example/',
      }),
    })
    expect(await reply.json()).toEqual({ url: 'https://site.example/' })
    const session = z.parse(AuthSession, await (await fetch(`${base}/session`)).json())
    expect(session.user.loginType).toBe('email')
  })
})

test('S8.1 an expired, forged or ownerless token gets status 2009', async () => {
  const { headers } = await it.member()
  const ask = (authorization: string) =>
    it.fetch('http://api.localhost/mypage/userinfo', { headers: { authorization } })
  expect((await ask(headers.authorization)).status).toBe(200)
  for (const bad of ['Bearer x', 'Basic x', `${headers.authorization}x`]) {
    expect(await (await ask(bad)).json()).toMatchObject({ status: '2009' })
  }
  it.clock.advance(30 * 60_000)
  expect(await (await ask(headers.authorization)).json()).toMatchObject({ status: '2009' })
  const bare = await it.fetch('http://api.localhost/mypage/userinfo')
  expect(await bare.json()).toMatchObject({ status: '401', code: 'LOGIN_REQUIRED' })
})
