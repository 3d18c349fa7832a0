import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { aSessionRecord, NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getProviders, getSession } from './auth.api.ts'
import { AuthSession } from './auth.schema.ts'
import { requestPhoneCode, signIn, signOut } from './auth.ts'

const BASE = '/api/auth'
const options = { provider: 'phone', phone: '01024814821', code: '123456' } as const
const session = {
  user: {
    mbrId: 'm-1',
    nickName: '소하팬',
    image: null,
    snsType: 'P',
    loginType: 'P',
    level: 'K102',
    walletLinked: 'Y',
  },
  token: aSessionRecord(),
  expires: '2026-12-20T00:00:00Z',
} as const

/** An auth server that accepts everybody; `page` is the address that the fan is on. */
function authServer(page = 'https://site.example/') {
  const kit = testKit({ seams: { location: () => new URL(page) } })
  const { server } = kit
  server.on(`GET ${BASE}/csrf`, () => Response.json({ csrfToken: 'csrf-1' }))
  server.on(`GET ${BASE}/session`, () => Response.json(z.encode(AuthSession, session)))
  server.on(`POST ${BASE}/callback/phone`, ({ body }) => {
    const { callbackUrl } = z.parse(z.object({ callbackUrl: z.string() }), body)
    return Response.json({ url: callbackUrl })
  })
  server.on(`POST ${BASE}/signout`, () => Response.json({ url: 'https://site.example/' }))
  return kit
}
const paths = ({ server }: ReturnType<typeof authServer>) =>
  server.requests.map(({ method, path }) => `${method} ${path.replace(BASE, '')}`)

describe('signIn', () => {
  test('S7.60 S7.62 S7.59 asks for the csrf token, posts the form, then reads the session', async () => {
    const kit = authServer()
    await signIn(kit.fandeck, options)
    expect(paths(kit)).toEqual(['GET /csrf', 'POST /callback/phone', 'GET /session'])
    expect(kit.server.requests[1]?.body).toEqual({
      phone: '01024814821',
      auth_num: '123456',
      callbackUrl: 'https://site.example/',
      csrfToken: 'csrf-1',
      json: 'true',
    })
    expect(
      kit.server.requests[1]?.headers.get('content-type') ?? 'application/x-www-form-urlencoded',
    ).toContain('application/x-www-form-urlencoded')
  })

  test('S4.1 takes over the session and the user, and tells', async () => {
    const kit = authServer()
    const told: string[] = []
    kit.fandeck.on('session:login', ({ loginType }) => told.push(`session:login ${loginType}`))
    kit.fandeck.on('auth:signed-in', ({ loginType }) => told.push(`auth:signed-in ${loginType}`))
    expect(await signIn(kit.fandeck, options)).toEqual(session)
    expect(kit.fandeck.session.getState()).toMatchObject({
      loggedIn: true,
      user: { mbrId: 'm-1', nickName: '소하팬', snsType: 'P', walletLinked: true },
    })
    expect(kit.fandeck.session.record()).toEqual(aSessionRecord())
    expect(told).toEqual(['session:login P', 'auth:signed-in P'])
  })

  test('is not misled by an error in the address of the page that it starts from', async () => {
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
    ['error=NO_SECRET', 'auth/configuration', 'NO_SECRET'],
    ['csrf=true', 'auth/configuration', 'MissingCSRF'],
  ])('S7.63 that lands on ?%s fails with %s and logs nobody in', async (query, code, serverCode) => {
    const kit = authServer()
    kit.server.on(`POST ${BASE}/callback/phone`, () =>
      Response.json({ url: `https://site.example/api/auth/signin?${query}` }, { status: 401 }),
    )
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code, serverCode, status: 401 })
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
    expect(paths(kit)).not.toContain('GET /session')
  })

  test('fails when the server does, also without an address', async () => {
    const kit = authServer()
    kit.server.on(`POST ${BASE}/callback/phone`, () => Response.json({ message: 'oops' }, { status: 500 }))
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({
      code: 'auth/configuration',
      status: 500,
    })
  })

  test('fails when the server then knows nobody', async () => {
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

describe('S7.59 GET session', () => {
  test.each([{}, null])('%o means nobody', async (nobody) => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/session`, () => Response.json(nobody))
    expect(await getSession(kit.fandeck)).toBeUndefined()
  })

  test('half a session is a bad reply, not nobody', async () => {
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
  test('posts first, then forgets the session, informs the other tabs, and tells', async () => {
    const order: string[] = []
    const kit = testKit({
      loggedIn: true,
      seams: { channel: { post: () => order.push('other tabs'), listen: () => () => {} } },
    })
    kit.server.on(`GET ${BASE}/csrf`, () => Response.json({ csrfToken: 'csrf-1' }))
    kit.server.on(`POST ${BASE}/signout`, ({ body }) => {
      order.push('post')
      expect(body).toEqual({ callbackUrl: 'https://site.example', csrfToken: 'csrf-1', json: 'true' })
      return Response.json({ url: 'https://site.example/' })
    })
    kit.fandeck.on('auth:signed-out', () => order.push('told'))
    await signOut(kit.fandeck)
    expect(order).toEqual(['post', 'other tabs', 'told'])
    expect(kit.storage.getItem('user')).toBeNull()
  })

  test('logs out on this device also when the server cannot be reached', async () => {
    const kit = testKit({ loggedIn: true })
    kit.server.on(`GET ${BASE}/csrf`, () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(signOut(kit.fandeck)).rejects.toMatchObject({ code: 'http/network' })
    expect(kit.fandeck.session.getState().loggedIn).toBe(false)
    expect(kit.storage.getItem('user')).toBeNull()
  })
})

describe('requestPhoneCode', () => {
  test('D3 POST /auth/phone/code says until when the code holds', async () => {
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
    await expect(requestPhoneCode(fandeck, { phone: '1' })).rejects.toMatchObject({ code })
  })
})
