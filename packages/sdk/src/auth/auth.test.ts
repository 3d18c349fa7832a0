import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { recentLogins } from './auth.recent.ts'
import { AuthSession } from './auth.schema.ts'
import { getProviders, getSession } from './auth.server.ts'
import { signIn } from './auth.sign-in.ts'
import { authServer, BASE, options, session } from './auth.test-helper.ts'
import { requestPhoneCode, signOut, signUp } from './auth.ts'

describe('recentLogins', () => {
  test('S3.8 returns the last type, and the last name of each type', async () => {
    const kit = authServer()
    expect(recentLogins(kit.fandeck)).toEqual({ last: undefined, usernames: {} })
    await signIn(kit.fandeck, options)
    expect(recentLogins(kit.fandeck)).toEqual({
      last: 'phone',
      usernames: { phone: '01024814821' },
    })
    const email = { ...session, user: { ...session.user, loginType: 'email' } } as const
    kit.server.on(`GET ${BASE}/session`, () => Response.json(z.encode(AuthSession, email)))
    const byEmail = { provider: 'password', userId: 'fan@example.com', password: 'Sunset#2025' } as const
    await signIn(kit.fandeck, byEmail)
    expect(recentLogins(kit.fandeck)).toEqual({
      last: 'email',
      usernames: { phone: '01024814821', email: 'fan@example.com' },
    })
    await signIn(kit.fandeck, { ...byEmail, remember: false })
    expect(recentLogins(kit.fandeck)).toEqual({
      last: 'email',
      usernames: { phone: '01024814821' },
    })
  })

  test('S3.8 outlives a logout, and damaged storage counts as empty', async () => {
    const kit = authServer()
    await signIn(kit.fandeck, options)
    await signOut(kit.fandeck)
    expect(recentLogins(kit.fandeck).last).toBe('phone')
    kit.storage.setItem('fandeck:recent-logins', '{"last":"X"')
    expect(recentLogins(kit.fandeck)).toEqual({ last: undefined, usernames: {} })
  })
})

describe('join', () => {
  const good = {
    userId: 'fan@example.com',
    code: '481902',
    password: 'Sunset#2025',
    agreed: ['service', 'privacy', 'marketing'],
  } as const

  test('D3b POST /auth/join, without a token', async () => {
    const { fandeck, server } = authServer()
    server.on('POST /auth/join', () => Response.json({ status: '200', data: null }))
    await signUp(fandeck, good)
    expect(server.requests[0]?.body).toEqual({
      mbr_id: 'fan@example.com',
      auth_num: '481902',
      pwd: 'Sunset#2025',
      agreed_terms: ['S', 'P', 'M'],
    })
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test.each([
    [{ userId: 'fan' }, 'auth/bad-user-id'],
    [{ password: 'fandeck' }, 'auth/weak-password'],
    [{ agreed: ['service', 'marketing'] }, 'auth/terms-required'],
  ] as const)('S5.1 S5.5 refuses %o before any request', async (change, code) => {
    const { fandeck, server } = authServer()
    await expect(signUp(fandeck, { ...good, ...change })).rejects.toMatchObject({ code })
    expect(server.requests).toEqual([])
  })

  test.each([
    ['USER_ID_TAKEN', 'auth/user-id-taken'],
    ['WRONG_CODE', 'auth/wrong-code'],
    ['CODE_EXPIRED', 'auth/code-expired'],
  ])('refused as %s fails with %s', async (serverCode, code) => {
    const { fandeck, server } = authServer()
    server.on('POST /auth/join', () => refuse(409, '안 돼요.', serverCode))
    await expect(signUp(fandeck, good)).rejects.toMatchObject({ code })
  })
})

describe('S7.59 GET session', () => {
  test.each([{}, null])('%o means signed out', async (signedOut) => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/session`, () => Response.json(signedOut))
    expect(await getSession(kit.fandeck)).toBeUndefined()
  })

  test('a partial session is a bad reply, not signed out', async () => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/session`, () => Response.json({ user: {} }))
    await expect(getSession(kit.fandeck)).rejects.toMatchObject({ code: 'http/bad-reply' })
  })
})

test('S7.61 GET providers, by id', async () => {
  const kit = authServer()
  const providers = { phone: { id: 'phone', name: '휴대폰', type: 'credentials' } }
  kit.server.on(`GET ${BASE}/providers`, () => Response.json(providers))
  expect(await getProviders(kit.fandeck)).toEqual(providers)
})

describe('S4.17 S7.64 signOut', () => {
  test('posts first, then clears the session, notifies the other tabs and emits', async () => {
    const order: string[] = []
    const kit = testKit({
      loggedIn: true,
      platform: { channel: { post: () => order.push('other tabs'), listen: () => () => {} } },
    })
    kit.server.on(`GET ${BASE}/csrf`, () => Response.json({ csrfToken: 'csrf-1' }))
    kit.server.on(`POST ${BASE}/signout`, ({ body }) => {
      order.push('post')
      expect(body).toEqual({ callbackUrl: 'https://site.example', csrfToken: 'csrf-1', json: 'true' })
      return Response.json({ url: 'https://site.example/' })
    })
    kit.fandeck.on('auth:signed-out', () => order.push('told'))
    await signOut(kit.fandeck)
    expect(order).toEqual(['post', 'other tabs', 'told', 'other tabs'])
    expect(kit.storage.getItem('user')).toBeNull()
  })

  test('stays signed in and throws when the server is unreachable', async () => {
    const kit = testKit({ loggedIn: true })
    kit.server.on(`GET ${BASE}/csrf`, () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(signOut(kit.fandeck)).rejects.toMatchObject({ code: 'http/network' })
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    expect(kit.storage.getItem('user')).not.toBeNull()
  })
})

describe('requestPhoneCode', () => {
  test('D3 POST /auth/phone/code returns when the code expires', async () => {
    const { fandeck, server } = authServer()
    const data = { expire_dttm: '2026-11-20 12:03:00', resend_dttm: '2026-11-20 12:00:30' }
    server.on('POST /auth/phone/code', () => Response.json({ status: '200', data }))
    expect(await requestPhoneCode(fandeck, { phone: '01024814821' })).toEqual({
      expiresAt: NOON + 180_000,
      resendAt: NOON + 30_000,
    })
    expect(server.requests[0]?.body).toEqual({ phone: '01024814821' })
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test.each([
    ['BAD_PHONE', 'auth/bad-phone'],
    ['TOO_SOON', 'auth/too-soon'],
    ['TOO_MANY_TRIES', 'auth/too-many-tries'],
  ])('refused as %s fails with %s', async (serverCode, code) => {
    const { fandeck, server } = authServer()
    server.on('POST /auth/phone/code', () => refuse(400, '안 돼요.', serverCode))
    await expect(requestPhoneCode(fandeck, { phone: '01024814821' })).rejects.toMatchObject({ code })
  })
})
