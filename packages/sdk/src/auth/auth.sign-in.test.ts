import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aSessionRecord } from '../testing/fixtures.ts'
import { goToSignIn } from './auth.navigation.ts'
import { AuthSession } from './auth.schema.ts'
import { finishSignIn, signIn } from './auth.sign-in.ts'
import { authServer, BASE, options, PROVIDERS, paths, session } from './auth.test-helper.ts'

describe('signIn', () => {
  test('S7.60 S7.62 S7.59 fetches the csrf token, posts the form, then fetches the session', async () => {
    const kit = authServer()
    await signIn(kit.fandeck, options)
    expect(paths(kit)).toEqual(['GET /providers', 'GET /csrf', 'POST /callback/phone', 'GET /session'])
    expect(kit.server.requests[2]?.body).toEqual({
      phone: '01024814821',
      auth_num: '123456',
      callbackUrl: 'https://site.example/',
      csrfToken: 'csrf-1',
      json: 'true',
    })
    expect(
      kit.server.requests[2]?.headers.get('content-type') ?? 'application/x-www-form-urlencoded',
    ).toContain('application/x-www-form-urlencoded')
  })

  test('S3.4 S4.1 adopts the session and the user, and emits the events', async () => {
    const kit = authServer()
    const told: string[] = []
    kit.fandeck.on('session:login', ({ loginType }) => told.push(`session:login ${loginType}`))
    kit.fandeck.on('auth:sign-in-completed', ({ loginType }) =>
      told.push(`auth:sign-in-completed ${loginType}`),
    )
    expect(await signIn(kit.fandeck, options)).toEqual({
      ...session,
      ok: true,
      status: 200,
      url: 'https://site.example/',
    })
    expect(kit.fandeck.session.getState()).toMatchObject({
      loggedIn: true,
      user: { memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: true },
    })
    expect(kit.fandeck.session.record()).toEqual(aSessionRecord())
    expect(told).toEqual(['session:login phone', 'auth:sign-in-completed phone'])
  })

  test('ignores an error in the address of the starting page', async () => {
    const kit = authServer('https://site.example/account/login?error=SessionRequired&csrf=true')
    await signIn(kit.fandeck, options)
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
  })

  test.each([
    ['error=CredentialsSignin', 'auth/credentials', 'CredentialsSignin'],
    ['error=CODE_EXPIRED', 'auth/code-expired', 'CODE_EXPIRED'],
    ['error=TOO_MANY_TRIES', 'auth/too-many-tries', 'TOO_MANY_TRIES'],
    ['error=OAuthAccountNotLinked', 'auth/account-not-linked', 'OAuthAccountNotLinked'],
    ['error=OAuthCallback', 'auth/oauth-callback', 'OAuthCallback'],
    ['error=SessionRequired', 'auth/session-required', 'SessionRequired'],
    ['error=CredentialsSignin&code=CODE_EXPIRED', 'auth/code-expired', 'CODE_EXPIRED'],
    ['error=CredentialsSignin&code=credentials', 'auth/credentials', 'CredentialsSignin'],
    ['error=NO_SECRET', 'auth/configuration', 'NO_SECRET'],
    ['csrf=true', 'auth/configuration', 'MissingCSRF'],
  ])('S7.63 that lands on ?%s fails with %s and starts no session', async (query, code, serverCode) => {
    const kit = authServer()
    kit.server.on(`POST ${BASE}/callback/phone`, () =>
      Response.json({ url: `https://site.example/api/auth/signin?${query}` }, { status: 401 }),
    )
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code, serverCode, status: 401 })
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
    expect(paths(kit)).not.toContain('GET /session')
  })

  test.each([
    [400, 'auth/configuration', false],
    [500, 'http/refused', true],
    [429, 'http/refused', true],
  ])('D55 S7.63 answered with %d and no address fails with %s', async (status, code, retryable) => {
    const kit = authServer()
    kit.server.on(`POST ${BASE}/callback/phone`, () => Response.json({ message: 'oops' }, { status }))
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code, status, retryable })
    expect(kit.navigations).toEqual([])
  })

  test('fails when the server has no session afterwards', async () => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/session`, () => Response.json({}))
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code: 'auth/no-session' })
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
  })

  test.each(['', '{}', '<h1>hi</h1>'])('fails typed when the csrf answer is %o', async (text) => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/csrf`, () => new Response(text))
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code: 'http/bad-reply' })
  })
})

describe('signIn by id and password', () => {
  test.each([
    [undefined, 'B'],
    ['email', 'B'],
    ['legacy', 'L'],
  ] as const)('S1.5 of type %s posts the letter %s', async (loginType, letter) => {
    const kit = authServer()
    const given = { provider: 'password', userId: 'fan@example.com', password: 'Sunset#2025' } as const
    await signIn(kit.fandeck, { ...given, ...(loginType && { loginType }) })
    expect(kit.server.requests.find(({ path }) => path.endsWith('/callback/password'))?.body).toMatchObject({
      mbr_id: 'fan@example.com',
      pwd: 'Sunset#2025',
      login_type: letter,
    })
  })
})

describe('signIn by another service', () => {
  const google = { provider: 'google', callbackUrl: 'https://site.example/account/login?via=google' } as const

  test('S7.62 posts signin/{provider}, then navigates to the returned address', async () => {
    const kit = authServer()
    expect(await signIn(kit.fandeck, google)).toBeUndefined()
    expect(paths(kit)).toEqual(['GET /providers', 'GET /csrf', 'POST /signin/google'])
    expect(kit.server.requests[2]?.body).toEqual({
      callbackUrl: google.callbackUrl,
      csrfToken: 'csrf-1',
      json: 'true',
    })
    expect(kit.navigations).toEqual(['https://google.example/authorize?x=1'])
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
  })

  test('S7.63 stays when the server answers with an error', async () => {
    const kit = authServer()
    kit.server.on(`POST ${BASE}/signin/google`, () =>
      Response.json({ url: 'https://site.example/api/auth/error?error=OAuthSignin' }),
    )
    await expect(signIn(kit.fandeck, google)).rejects.toMatchObject({ code: 'auth/oauth-callback' })
    expect(kit.navigations).toEqual([])
  })

  test('finishSignIn adopts the session and emits the events on return', async () => {
    const kit = authServer()
    const told: string[] = []
    kit.fandeck.on('auth:sign-in-completed', ({ loginType }) => told.push(loginType))
    expect(await finishSignIn(kit.fandeck)).toEqual(session)
    expect(kit.fandeck.session.record()).toEqual(aSessionRecord())
    expect(told).toEqual(['phone'])
  })

  test('finishSignIn rejects an expired session', async () => {
    const kit = authServer()
    const old = { ...session, token: aSessionRecord({ expired: '2026-11-20 11:00:00' }) }
    kit.server.on(`GET ${BASE}/session`, () => Response.json(z.encode(AuthSession, old)))
    await expect(finishSignIn(kit.fandeck)).rejects.toMatchObject({ code: 'auth/no-session' })
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
  })
})

describe('signIn without the provider', () => {
  test('S2.19 opens the sign-in page for an unknown provider', async () => {
    const kit = authServer('https://site.example/account/login?retUrl=%2Fmypage')
    kit.server.on(`GET ${BASE}/providers`, () => Response.json({ google: PROVIDERS.google }))
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code: 'auth/unknown-provider' })
    const here = encodeURIComponent('https://site.example/account/login?retUrl=%2Fmypage')
    expect(kit.navigations).toEqual([`https://site.example/api/auth/signin?callbackUrl=${here}`])
    expect(paths(kit)).toEqual(['GET /providers'])
  })

  test('S2.20 opens the error page without providers', async () => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/providers`, () => Response.json({}))
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code: 'auth/no-providers' })
    expect(kit.navigations).toEqual(['https://site.example/api/auth/error?error=Configuration'])
  })

  const outages: [string, () => Response, string][] = [
    ['no network', () => Response.error(), 'http/network'],
    ['a page of a proxy', () => new Response('<h1>502</h1>', { status: 502 }), 'http/bad-reply'],
    ['a page with 200', () => new Response('<h1>Train Wi-Fi</h1>'), 'http/bad-reply'],
    ['too many requests', () => Response.json({}, { status: 429 }), 'http/refused'],
    ['{} with 503', () => Response.json({}, { status: 503 }), 'http/refused'],
  ]
  test.each(outages)(
    'D55 S2.20 S8.17 stays on the page after %s and can be retried',
    async (_, answer, code) => {
      const kit = authServer()
      kit.server.on(`GET ${BASE}/providers`, answer)
      await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code, retryable: true })
      expect(kit.navigations).toEqual([])
      kit.server.on(`GET ${BASE}/providers`, () => Response.json(PROVIDERS))
      await signIn(kit.fandeck, options)
      expect(kit.fandeck.session.getState().loggedIn).toBe(true)
    },
  )

  test('D55 stays on the page without a reply', async () => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/providers`, () => new Promise<Response>(() => {}))
    const signing = signIn(kit.fandeck, options).catch((error: unknown) => error)
    await kit.clock.advance(10_000)
    expect(await signing).toMatchObject({ code: 'http/timeout', retryable: true })
    expect(kit.navigations).toEqual([])
  })

  test('S2.21 SessionRequired is passed to the sign-in page', () => {
    const kit = authServer('https://site.example/mypage?tab=1')
    goToSignIn(kit.fandeck, { error: 'SessionRequired' })
    expect(kit.navigations).toEqual([
      'https://site.example/api/auth/signin?error=SessionRequired&callbackUrl=https%3A%2F%2Fsite.example%2Fmypage%3Ftab%3D1',
    ])
  })
})
