import { createFandeck, type Fandeck, isFandeckError } from '@fandeck/sdk'
import { finishSignIn, signIn } from '@fandeck/sdk/auth'
import { memoryStorage } from '@fandeck/sdk/testing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NOON, type TestBackend } from '../../../test/backend.ts'
import { choose, oauthBackend } from '../../../test/oauth.ts'
import { browserFetch, sdkOn, signUpByMail } from '../../../test/sdk.ts'
import { users } from '../tables.ts'
import { loginByProvider } from './login.ts'

const SITE = 'https://site.example'
const BACK = `${SITE}/account/login?via=google&retUrl=%2Fmypage`

let it: TestBackend
beforeAll(async () => {
  it = await oauthBackend()
  await signUpByMail(it, sdkOn(it), {
    userId: 'moonlight@example.com',
    password: 'Sunset#2025',
    agreed: ['service', 'privacy'],
  })
})
afterEach(() => {
  expect(it.errors.splice(0)).toEqual([])
})
afterAll(() => it.close())

/** A browser on the site that records and follows redirects. */
function browser() {
  const fetch = browserFetch(it)
  const went: string[] = []
  const fandeck: Fandeck = createFandeck(
    { marketUrl: it.backend.config.origins.api, authUrl: `${SITE}/api/auth` },
    {
      fetch,
      storage: memoryStorage(),
      sessionStorage: memoryStorage(),
      sharedStore: undefined,
      locks: undefined,
      channel: undefined,
      now: it.clock.now,
      monotonic: () => it.clock.now() - NOON,
      location: () => new URL(`${SITE}/account/login`),
      navigate: (href) => void went.push(href),
    },
  )
  /** Follows redirects until a page of the site. */
  async function follow(address: string): Promise<URL> {
    for (let at = new URL(address, SITE), hops = 0; hops < 6; hops++) {
      if (at.origin !== SITE || !at.pathname.startsWith('/api/')) return at
      const reply = await fetch(at)
      at = new URL(reply.headers.get('location') ?? '/nowhere', at)
    }
    throw new Error('too many redirects')
  }
  async function goTo(provider: 'google' | 'kakao', email: string | undefined) {
    await signIn(fandeck, { provider, callbackUrl: BACK })
    const authorize = new URL(went.at(-1) ?? '')
    return { authorize, landed: await follow(await choose(authorize.href, email)) }
  }
  return { fandeck, goTo, follow }
}

describe('Google and Kakao', () => {
  test.each([
    ['google', 'google', 'haneul@google.example'],
    ['kakao', 'kakao', 'saebom@kakao.example'],
  ] as const)(
    'S1.5 S7.62 %s: code, PKCE, state, nonce and the return; type %s',
    async (provider, letter, email) => {
      const { fandeck, goTo } = browser()
      const { authorize, landed } = await goTo(provider, email)
      expect(authorize.origin).toBe(it.backend.config.origins.oauth)
      expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: `sandbox-${provider}`,
        redirect_uri: `${SITE}/api/auth/callback/${provider}`,
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.any(String),
        nonce: expect.any(String),
      })
      expect(landed.href).toBe(BACK)
      const { user } = await finishSignIn(fandeck)
      expect(user).toMatchObject({ memberId: email, loginType: letter, accountType: letter, level: 'K103' })
      expect(fandeck.session.getState()).toMatchObject({ loggedIn: true, loginType: letter })
    },
  )

  test('a second sign-in finds the same member', async () => {
    const first = browser()
    await first.goTo('google', 'doyun@google.example')
    const before = await finishSignIn(first.fandeck)
    const second = browser()
    await second.goTo('google', 'doyun@google.example')
    expect((await finishSignIn(second.fandeck)).user).toEqual(before.user)
    const rows = await it.backend.db.select().from(users).where(eq(users.memberId, before.user.memberId))
    expect(rows).toHaveLength(1)
  })

  test.each(['google', 'kakao'] as const)(
    'D39 S8.16 %s with the address of an email account returns to the sign-in page with AccountNotLinked',
    async (provider) => {
      const { fandeck, goTo } = browser()
      const { landed } = await goTo(provider, 'moonlight@example.com')
      expect(landed.pathname).toBe('/account/login')
      expect(landed.searchParams.get('error')).toBe('OAuthAccountNotLinked')
      expect(landed.searchParams.get('callbackUrl')).toBe(BACK)
      await expect(finishSignIn(fandeck)).rejects.toMatchObject({ code: 'auth/no-session' })
    },
  )

  test('a fan who cancels returns to the sign-in page with OAuthCallback', async () => {
    const { goTo } = browser()
    const { landed } = await goTo('kakao', undefined)
    expect(landed.pathname).toBe('/account/login')
    expect(landed.searchParams.get('error')).toMatch(/^(OAuth)?Callback$/)
    it.errors.length = 0
  })

  test('a code that returns to another browser is refused', async () => {
    const thief = browser()
    const victim = browser()
    await signIn(victim.fandeck, { provider: 'google', callbackUrl: BACK })
    const { authorize } = await thief.goTo('google', 'haneul@google.example')
    const back = await choose(authorize.href, 'haneul@google.example')
    expect((await victim.follow(back)).searchParams.get('error')).toBe('OAuthCallback')
    await expect(finishSignIn(victim.fandeck)).rejects.toMatchObject({ code: 'auth/no-session' })
    it.errors.length = 0
  })
})

describe('a provider token', () => {
  test.each(['rubbish', 'a.b.c', ''])('that is %o is refused', async (token) => {
    const refused = await loginByProvider(it.backend, 'google', token).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'BAD_PROVIDER_TOKEN' })
    expect(isFandeckError(refused)).toBe(false)
  })

  test('issued to another site is refused', async () => {
    const { oauth } = it.backend.config.origins
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'sandbox-kakao',
      redirect_uri: `${SITE}/api/auth/callback/kakao`,
      who: '2001',
    })
    const sent = await fetch(`${oauth}/authorize/as?${query}`, { redirect: 'manual' })
    const code = new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const reply = await fetch(`${oauth}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code', code, client_id: 'sandbox-kakao' }),
    })
    const { id_token } = await reply.json()
    await expect(loginByProvider(it.backend, 'google', id_token)).rejects.toMatchObject({
      code: 'BAD_PROVIDER_TOKEN',
    })
    expect(await loginByProvider(it.backend, 'kakao', id_token)).toMatchObject({ loginType: 'kakao' })
  })
})

describe('the sandbox', () => {
  test.each([
    ['https://evil.example/api/auth/callback/google'],
    [`${SITE}/account/login`],
    [`${SITE}/api/auth/callback/kakao`],
    ['javascript:alert(1)'],
  ])('D52 redirects to no foreign address: %s', async (redirect_uri) => {
    const { oauth } = it.backend.config.origins
    const query = new URLSearchParams({
      redirect_uri,
      client_id: 'sandbox-google',
      response_type: 'code',
      who: 'g-1001',
    })
    for (const path of ['/authorize', '/authorize/as']) {
      expect((await fetch(`${oauth}${path}?${query}`, { redirect: 'manual' })).status).toBe(400)
    }
  })
})
