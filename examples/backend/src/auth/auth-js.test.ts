// @auth/core is the other auth server that the client supports; its replies differ from next-auth's
// (S7.59–S7.65).
import { Auth, type AuthConfig } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import { createFandeck } from '@fandeck/sdk'
import { getAuthProviders, getAuthSession, signIn, signOut } from '@fandeck/sdk/auth'
import { aSessionRecord, memoryStorage, NOON } from '@fandeck/sdk/testing'
import { AuthSession } from '@fandeck/sdk/wire'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

const SITE = 'https://site.example'

class CodeExpired extends CredentialsSignin {
  override code = 'CODE_EXPIRED'
}

const config: AuthConfig = {
  trustHost: true,
  basePath: '/api/auth',
  secret: 'a secret of the test, long enough',
  session: { strategy: 'jwt' },
  logger: { error() {}, warn() {}, debug() {} },
  providers: [
    Credentials({
      id: 'phone',
      credentials: { phone: {}, auth_num: {} },
      authorize({ auth_num }) {
        if (auth_num === '999999') throw new CodeExpired()
        return auth_num === '123456' ? { id: 'm-1' } : null
      },
    }),
    {
      id: 'google',
      name: 'Google',
      type: 'oauth',
      clientId: 'id',
      clientSecret: 'secret',
      authorization: 'https://google.example/authorize',
      token: 'https://google.example/token',
      userinfo: 'https://google.example/userinfo',
      checks: ['pkce', 'state'],
    },
  ],
  callbacks: {
    session: ({ session }) => ({
      ...session,
      ...z.encode(AuthSession, {
        user: {
          memberId: 'm-1',
          nickname: '하늘',
          image: null,
          accountType: 'phone',
          loginType: 'phone',
          level: 'K102',
          walletLinked: false,
        },
        token: aSessionRecord(),
        expires: '2026-12-20T00:00:00Z',
      }),
    }),
  },
}

/** The SDK in a browser with Auth.js as its auth server. */
function browser() {
  const cookies = new Map<string, string>()
  const seen: string[] = []
  const went: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await Auth(request, config)
    seen.push(`${request.method} ${new URL(request.url).pathname} ${reply.status}`)
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
  const fandeck = createFandeck(
    { marketUrl: 'http://api.localhost', authUrl: `${SITE}/api/auth` },
    {
      fetch,
      storage: memoryStorage(),
      sessionStorage: memoryStorage(),
      sharedStore: undefined,
      locks: undefined,
      channel: undefined,
      now: () => NOON,
      monotonic: () => 0,
      beacon: () => false,
      location: () => new URL(`${SITE}/account/login?error=SessionRequired`),
      navigate: (href) => void went.push(href),
      logger: { warn() {}, error() {} },
    },
  )
  return { fandeck, seen, went, cookies }
}

// Auth.js compares timestamps with the real clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }))
afterEach(() => void vi.useRealTimers())

const phone = { provider: 'phone', phone: '01024814821', code: '123456' } as const

describe('with Auth.js', () => {
  test('S7.59 S7.60 S7.61 S7.62 S7.63 returns null when signed out; signing in begins a session', async () => {
    const { fandeck } = browser()
    expect(await getAuthSession(fandeck)).toBeUndefined()
    expect(Object.keys((await getAuthProviders(fandeck)) ?? {})).toEqual(['phone', 'google'])
    expect((await signIn(fandeck, phone)).user.memberId).toBe('m-1')
    expect(fandeck.session.getState().loggedIn).toBe(true)
    expect((await getAuthSession(fandeck))?.user.nickname).toBe('하늘')
  })

  test.each([
    ['000000', 'auth/credentials'],
    ['999999', 'auth/code-expired'],
  ])('S7.63 the code %s fails with %s', async (code, expected) => {
    const { fandeck } = browser()
    await expect(signIn(fandeck, { ...phone, code })).rejects.toMatchObject({ code: expected })
    expect(fandeck.session.getState().loggedIn).toBe(false)
  })

  test('S7.62 an OAuth provider: navigates to its URL', async () => {
    const { fandeck, went } = browser()
    await signIn(fandeck, { provider: 'google', callbackUrl: `${SITE}/account/login?via=google` })
    expect(went).toHaveLength(1)
    expect(went[0]).toMatch(/^https:\/\/google\.example\/authorize\?.*code_challenge=/)
  })

  test('S7.60 fails without the csrf cookie and does not sign in', async () => {
    const { fandeck, cookies } = browser()
    vi.spyOn(cookies, 'set').mockReturnValue(cookies)
    await expect(signIn(fandeck, phone)).rejects.toMatchObject({ code: 'auth/configuration' })
    expect(fandeck.session.getState().loggedIn).toBe(false)
  })

  test('S7.64 signs out', async () => {
    const { fandeck } = browser()
    await signIn(fandeck, phone)
    await signOut(fandeck)
    expect(await getAuthSession(fandeck)).toBeUndefined()
    expect(fandeck.session.getState().loggedIn).toBe(false)
  })

  test('S7.65 ignores that it has no _log endpoint', async () => {
    const { fandeck, seen } = browser()
    const { providers } = config
    config.providers = []
    await getAuthSession({ ...fandeck, authUrl: `${SITE}/api/auth/nowhere` })
    config.providers = providers
    await vi.waitFor(() => expect(seen.at(-1)).toMatch(/_log 4\d\d$/))
  })
})
