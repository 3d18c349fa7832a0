import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Platform } from '../kernel/platform.ts'
import { settle } from '../testing/fake-clock.ts'
import { aSessionRecord } from '../testing/fixtures.ts'
import { type TestKitOptions, testKit } from '../testing/test-kit.ts'
import { AUTH_SERVER_CODES, signInError } from './auth.errors.ts'
import { goToSignIn } from './auth.navigation.ts'
import { AuthSession } from './auth.schema.ts'
import { getAuthProviders, getAuthSession, getCsrfToken } from './auth.session.ts'
import { authServerCode, finishSignIn, signIn } from './auth.sign-in.ts'
import { createAuthStatus } from './auth.status.ts'
import { signOut } from './auth.ts'

const SESSION = '/api/auth/session'
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

/** Two ends of one channel, as two tabs have them. */
function twoTabs(): [Platform['channel'], Platform['channel']] {
  const heard: Set<(message: unknown) => void>[] = [new Set(), new Set()]
  const end = (mine: number, theirs: number): Platform['channel'] => ({
    post: (message) => {
      for (const listener of heard[theirs] ?? []) listener(message)
    },
    listen: (listener) => {
      heard[mine]?.add(listener)
      return () => heard[mine]?.delete(listener)
    },
  })
  return [end(0, 1), end(1, 0)]
}

function watched(options: TestKitOptions = {}) {
  const kit = testKit(options)
  const known: { session: AuthSession | undefined } = { session: someone }
  kit.server.on(`GET ${SESSION}`, () =>
    Response.json(known.session ? z.encode(AuthSession, known.session) : {}),
  )
  kit.server.on('GET /api/auth/csrf', () => Response.json({ csrfToken: 'csrf-1' }))
  kit.server.on('POST /api/auth/signout', () => Response.json({ url: '/' }))
  const auth = createAuthStatus(kit.fandeck)
  const seen: string[] = []
  const asked = () => kit.server.requests.filter(({ path }) => path === SESSION).length
  const watch = () => auth.subscribe(({ status }) => seen.push(status))
  return { ...kit, auth, known, seen, asked, watch }
}

describe('the status of the auth session', () => {
  test('S3.3 S4.13 is loading, then authenticated or unauthenticated', async () => {
    const { auth, known, seen, asked, watch } = watched()
    expect(auth.getState()).toEqual({ status: 'loading', data: undefined })
    expect(asked()).toBe(0)
    watch()
    await settle()
    expect(auth.getState()).toEqual({ status: 'authenticated', data: someone })
    known.session = undefined
    await auth.refetch()
    expect(auth.getState()).toEqual({ status: 'unauthenticated', data: undefined })
    expect(seen).toEqual(['authenticated', 'unauthenticated'])
  })

  test('S4.14 is fetched when the page becomes visible; an equal reply notifies no listener', async () => {
    const { comeBack, seen, asked, watch } = watched()
    watch()
    await settle()
    comeBack()
    comeBack()
    await settle()
    expect(asked()).toBe(2)
    expect(seen).toEqual(['authenticated'])
  })

  test('S4.14 is not fetched on every focus of a visible page', async () => {
    const { focus, asked, watch } = watched()
    watch()
    await settle()
    focus()
    await settle()
    expect(asked()).toBe(1)
  })

  test.each([401, 403])('S4.13 a %d with a JSON body means signed out', async (status) => {
    const { auth, server, watch } = watched()
    watch()
    await settle()
    server.on(`GET ${SESSION}`, () => Response.json({ message: 'no' }, { status }))
    await auth.refetch()
    expect(auth.getState()).toEqual({ status: 'unauthenticated', data: undefined })
  })

  test('S4.15 is not polled for an anonymous visitor', async () => {
    const { asked, clock, known, watch } = watched({ options: { authPollMs: 60_000 } })
    known.session = undefined
    watch()
    await clock.advance(300_000)
    expect(asked()).toBe(1)
  })

  test('S4.14 is not fetched when disabled', async () => {
    const { comeBack, asked, watch } = watched({ options: { authRefetchOnReturn: false } })
    watch()
    await settle()
    comeBack()
    await settle()
    expect(asked()).toBe(1)
  })

  test('S4.15 is polled only when enabled and only with subscribers', async () => {
    const still = watched()
    still.watch()
    await still.clock.advance(3_600_000)
    expect([still.asked(), still.clock.pending()]).toEqual([1, 0])
    const { asked, clock, watch } = watched({ options: { authPollMs: 60_000 } })
    const leave = watch()
    await clock.advance(180_000)
    expect(asked()).toBe(4)
    leave()
    await clock.advance(180_000)
    expect([asked(), clock.pending()]).toEqual([4, 0])
  })

  test('S4.16 S4.17 follows another tab that signs in and out', async () => {
    const [here, there] = twoTabs()
    const mine = watched({ platform: { channel: here } })
    mine.known.session = undefined
    mine.watch()
    await settle()
    expect(mine.auth.getState().status).toBe('unauthenticated')
    const other = watched({ platform: { channel: there } })
    mine.known.session = someone
    await finishSignIn(other.fandeck)
    await settle()
    expect(mine.auth.getState().status).toBe('authenticated')
    mine.known.session = undefined
    await signOut(other.fandeck)
    await settle()
    expect(mine.auth.getState().status).toBe('unauthenticated')
  })

  test('S4.17 is unauthenticated at once after a sign-out here, whatever reply is in flight', async () => {
    const { fandeck, auth, server, watch } = watched()
    watch()
    await settle()
    let answer: (response: Response) => void = () => {}
    server.on(`GET ${SESSION}`, () => new Promise<Response>((resolve) => (answer = resolve)))
    const late = auth.refetch()
    await settle()
    await signOut(fandeck)
    expect(auth.getState().status).toBe('unauthenticated')
    answer(Response.json(z.encode(AuthSession, someone)))
    await late
    expect(auth.getState().status).toBe('unauthenticated')
  })

  test('S8.18 a failed session fetch is logged and signs out no known member', async () => {
    const { auth, server, logged, watch } = watched()
    watch()
    await settle()
    server.on(`GET ${SESSION}`, () => new Response('<h1>502</h1>', { status: 502 }))
    await auth.refetch()
    expect(auth.getState().status).toBe('authenticated')
    expect(logged).toEqual(['CLIENT_SESSION_ERROR'])
  })

  test('S8.18 a first fetch that fails ends the loading', async () => {
    const { auth, server, watch } = watched()
    server.on(`GET ${SESSION}`, () => {
      throw new TypeError('Failed to fetch')
    })
    watch()
    await settle()
    expect(auth.getState().status).toBe('unauthenticated')
  })
})

describe('the log', () => {
  test.each([
    ['csrf', getCsrfToken],
    ['providers', getAuthProviders],
    ['session', getAuthSession],
  ])('S8.17 a failed fetch of %s is logged as CLIENT_FETCH_ERROR and yields no data', async (path, get) => {
    const { fandeck, server, logged } = testKit()
    server.on(`GET /api/auth/${path}`, () => new Response('oops', { status: 500 }))
    expect(await get(fandeck)).toBeUndefined()
    expect(logged).toEqual(['CLIENT_FETCH_ERROR'])
  })

  test('S7.65 is sent by beacon where available, with level, code and details', async () => {
    const sent: [string, string][] = []
    const beacon: Platform['beacon'] = (url, body) => sent.push([url, String(body)]) > 0
    const { fandeck, server } = testKit({ platform: { beacon } })
    server.on(`GET ${SESSION}`, () => Response.json({ half: 'a session' }))
    await getAuthSession(fandeck)
    expect(sent).toEqual([
      ['https://site.example/api/auth/_log', 'level=error&code=CLIENT_FETCH_ERROR&details=http%2Fbad-reply'],
    ])
    expect(server.requests.map(({ path }) => path)).toEqual([SESSION])
  })

  test('S7.65 is posted without one; a server that refuses it is ignored', async () => {
    const { fandeck, server } = testKit()
    server.on('POST /api/auth/_log', () => new Response('Bad request.', { status: 400 }))
    await getAuthSession(fandeck)
    await settle()
    expect(server.requests[1]).toMatchObject({
      path: '/api/auth/_log',
      body: { level: 'error', code: 'CLIENT_FETCH_ERROR' },
    })
  })
})

describe('the codes of the auth library', () => {
  test('S8.15 S8.16 are typed, and each maps to an error with a text in the catalogue', () => {
    for (const code of AUTH_SERVER_CODES) expect(authServerCode(signInError(code))).toBe(code)
    expect(signInError('NO_SECRET').code).toBe('auth/configuration')
    expect(signInError('OAuthCallbackError').code).toBe('auth/oauth-callback')
    expect(signInError('AccountNotLinkedError').code).toBe('auth/account-not-linked')
    expect(authServerCode(signInError('made up'))).toBeUndefined()
    expect(authServerCode(new Error('NO_SECRET'))).toBeUndefined()
  })
})

test('S2.18 S7.59 S7.60 S7.61 S7.64 S7.65 the paths of the auth client are relative to its configured base', async () => {
  const base = 'https://site.example/login-server'
  const kit = testKit({ options: { authUrl: base } })
  await getAuthSession(kit.fandeck)
  await getCsrfToken(kit.fandeck)
  await getAuthProviders(kit.fandeck)
  kit.server.on('GET /login-server/csrf', () => Response.json({ csrfToken: 'csrf-1' }))
  kit.server.on('GET /login-server/providers', () =>
    Response.json({ phone: { id: 'phone', name: '휴대폰', type: 'credentials' } }),
  )
  kit.server.on('POST /login-server/callback/phone', () => Response.json({ url: 'https://site.example/' }))
  await signIn(kit.fandeck, { provider: 'phone', phone: '01024814821', code: '123456' }).catch(() => {})
  await signOut(kit.fandeck).catch(() => {})
  kit.server.on('GET /login-server/providers', () => Response.json({}))
  await signIn(kit.fandeck, { provider: 'google' }).catch(() => {})
  goToSignIn(kit.fandeck)
  const asked = new Set(kit.server.requests.map(({ method, path }) => `${method} ${path}`))
  expect([...asked].toSorted()).toEqual([
    'GET /login-server/csrf',
    'GET /login-server/providers',
    'GET /login-server/session',
    'POST /login-server/_log',
    'POST /login-server/callback/phone',
    'POST /login-server/signout',
  ])
  expect(kit.navigations.map((address) => address.split('?')[0])).toEqual([`${base}/error`, `${base}/signin`])
})
