import { describe, expect, test, vi } from 'vitest'
import { getProviders } from './auth.server.ts'
import { signIn } from './auth.sign-in.ts'
import { authServer, BASE, options, PROVIDERS } from './auth.test-helper.ts'

const google = { provider: 'google', callbackUrl: 'https://site.example/mypage' } as const

describe('the address that an OAuth answer names', () => {
  const answering = (body: object) => {
    const kit = authServer()
    kit.server.on(`POST ${BASE}/signin/google`, () => Response.json(body))
    return kit
  }

  test('S7.62 is resolved against the page when relative', async () => {
    const kit = answering({ url: '/oauth/start?x=1' })
    await signIn(kit.fandeck, google)
    expect(kit.navigations).toEqual(['https://site.example/oauth/start?x=1'])
  })

  test.each([{}, { url: null }])('S7.62 falls back to the callbackUrl when missing (%o)', async (body) => {
    const kit = answering(body)
    await signIn(kit.fandeck, google)
    expect(kit.navigations).toEqual([google.callbackUrl])
  })

  test.each(['https://accounts.example/o', 'http://localhost:9000/o'])('D52 may be %s', async (url) => {
    const kit = answering({ url })
    await signIn(kit.fandeck, google)
    expect(kit.navigations).toEqual([url])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://accounts.example/o', 'blob:https://x/y'])(
    'D52 is never %s',
    async (url) => {
      const kit = answering({ url })
      await expect(signIn(kit.fandeck, google)).rejects.toMatchObject({ code: 'auth/configuration' })
      expect(kit.navigations).toEqual([])
    },
  )
})

describe('the callbackUrl', () => {
  test('S2.19 is kept on the way to the sign-in page, with an unknown provider or none', async () => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/providers`, () => Response.json({ phone: PROVIDERS.phone }))
    await expect(signIn(kit.fandeck, google)).rejects.toMatchObject({ code: 'auth/unknown-provider' })
    expect(await signIn(kit.fandeck, { callbackUrl: google.callbackUrl })).toBeUndefined()
    const signInPage = `https://site.example/api/auth/signin?callbackUrl=${encodeURIComponent(google.callbackUrl)}`
    expect(kit.navigations).toEqual([signInPage, signInPage])
  })

  test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', 'http://site.example/'])(
    'D52 falls back to the page’s address for %s',
    async (callbackUrl) => {
      const kit = authServer('https://site.example/account/login?error=x')
      await signIn(kit.fandeck, { ...google, callbackUrl })
      expect(kit.server.requests.at(-1)?.body).toMatchObject({
        callbackUrl: 'https://site.example/account/login',
      })
    },
  )

  test('S7.63 of credentials is posted, and a success says where the server leads', async () => {
    const kit = authServer()
    const { ok, status, url } = await signIn(kit.fandeck, { ...options, callbackUrl: google.callbackUrl })
    expect([ok, status, url]).toEqual([true, 200, google.callbackUrl])
  })
})

describe('the providers', () => {
  test.each([
    ['null', () => Response.json(null)],
    ['404', () => Response.json({ message: 'no such route' }, { status: 404 })],
    ['403', () => Response.json({}, { status: 403 })],
    ['404 with a page', () => new Response('<h1>Not Found</h1>', { status: 404 })],
  ])('S2.20 D72 answered with %s open the error page', async (_, answer) => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/providers`, answer)
    await expect(signIn(kit.fandeck, options)).rejects.toMatchObject({ code: 'auth/no-providers' })
    expect(kit.navigations).toEqual(['https://site.example/api/auth/error?error=Configuration'])
  })

  test('S7.61 with an entry of another shape offer the others', async () => {
    const kit = authServer()
    kit.server.on(`GET ${BASE}/providers`, () => Response.json({ ...PROVIDERS, odd: { id: 7 }, empty: null }))
    const told: unknown[] = []
    kit.fandeck.on('http:dropped', ({ endpoint, field }) => told.push([endpoint, field]))
    expect(Object.keys(await getProviders(kit.fandeck))).toEqual(Object.keys(PROVIDERS))
    await vi.waitFor(() => expect(told).toEqual([['GET providers', 'odd, empty']]))
    await signIn(kit.fandeck, options)
    expect(kit.fandeck.session.getState().loggedIn).toBe(true)
  })

  test('S7.61 keep signinUrl and callbackUrl', async () => {
    const kit = authServer()
    const full = { id: 'google', name: 'Google', type: 'oauth', signinUrl: '/s', callbackUrl: '/c' }
    kit.server.on(`GET ${BASE}/providers`, () => Response.json({ google: full }))
    expect(await getProviders(kit.fandeck)).toEqual({ google: full })
  })
})
