import { createFandeck, type Fandeck } from '@fandeck/sdk'
import { finishSignIn, signIn } from '@fandeck/sdk/auth'
import { getLoginMethods, loginLinkResult, requestLoginLink, unlinkLogin } from '@fandeck/sdk/logins'
import { memoryStorage } from '@fandeck/sdk/testing'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend } from '../../test/backend.ts'
import { choose, oauthBackend } from '../../test/oauth.ts'
import { browserFetch, lastCode, sdkOn } from '../../test/sdk.ts'
import { sendPhoneCode } from '../auth/phone.ts'
import { linkedAccounts, users } from '../auth/tables.ts'
import { hashPassword } from '../limits/hashing.ts'
import { signLinkCode } from './link-code.ts'
import { finishLink } from './service.ts'

const SITE = 'https://site.example'
const PAGE = `${SITE}/mypage/logins`
const MINUTE = 60_000

let it: TestBackend
beforeAll(async () => {
  it = await oauthBackend()
})
beforeEach(async () => {
  await it.backend.db.delete(linkedAccounts)
  it.clock.advance(2 * MINUTE)
})
afterEach(() => {
  expect(it.errors.splice(0)).toEqual([])
})
afterAll(() => it.close())

let made = 0
/** A fan in a browser of their own, signed in by phone. */
async function fanWithPhone(known?: string) {
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
      location: () => new URL(PAGE),
      navigate: (href) => void went.push(href),
    },
  )
  made += 1
  const phone = known ?? `010${String(30_000_000 + made)}`
  await sendPhoneCode(it.backend, phone, { address: `10.0.0.${made}`, device: undefined })
  await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
  async function follow(address: string): Promise<URL> {
    for (let at = new URL(address, SITE), hops = 0; hops < 6; hops++) {
      if (at.origin !== SITE || !at.pathname.startsWith('/api/')) return at
      const reply = await fetch(at)
      at = new URL(reply.headers.get('location') ?? '/nowhere', at)
    }
    throw new Error('too many redirects')
  }
  /** Returns the address on which the fan lands; no `email` cancels. */
  async function link(provider: 'google' | 'kakao', email: string | undefined): Promise<URL> {
    const answer = await requestLoginLink(fandeck, { provider })
    if (answer.error !== undefined) throw new Error(answer.code)
    await signIn(fandeck, { provider, callbackUrl: PAGE, linkCode: answer.data.linkCode })
    return follow(await choose(went.at(-1) ?? '', email))
  }
  const kinds = async () => (await getLoginMethods(fandeck)).map(({ kind }) => kind)
  const memberId = fandeck.session.getState().user?.memberId ?? ''
  return { fandeck, phone, link, kinds, follow, went, memberId }
}
const outcome = (page: URL) => loginLinkResult(page.search)

describe('D80 linking', () => {
  test('Google and Kakao open the same account; the session stays', async () => {
    const fan = await fanWithPhone()
    const before = fan.fandeck.session.record()
    const landed = await fan.link('google', 'haneul@google.example')
    expect(landed.href).toBe(`${PAGE}?link=google`)
    expect(outcome(await fan.link('kakao', 'saebom@kakao.example'))?.error).toBeUndefined()
    expect(fan.fandeck.session.record()).toEqual(before)
    expect(await getLoginMethods(fan.fandeck)).toEqual([
      { kind: 'phone', account: fan.phone, removable: true },
      { kind: 'google', account: 'haneul@google.example', removable: true },
      { kind: 'kakao', account: 'saebom@kakao.example', removable: true },
    ])
    const elsewhere = await fanWithPhone()
    await signIn(elsewhere.fandeck, { provider: 'kakao', callbackUrl: PAGE })
    await elsewhere.follow(await choose(elsewhere.went.at(-1) ?? '', 'saebom@kakao.example'))
    expect((await finishSignIn(elsewhere.fandeck)).user.memberId).toBe(fan.memberId)
  })

  test('an account of another fan is refused, and neither loses anything', async () => {
    const [owner, thief] = [await fanWithPhone(), await fanWithPhone()]
    await owner.link('google', 'haneul@google.example')
    const landed = await thief.link('google', 'haneul@google.example')
    expect(outcome(landed)?.error?.code).toBe('logins/taken')
    expect(await thief.kinds()).toEqual(['phone'])
    expect(await owner.kinds()).toEqual(['phone', 'google'])
    expect(thief.fandeck.session.getState()).toMatchObject({
      loggedIn: true,
      user: { memberId: thief.memberId },
    })
  })

  test('an account that has signed up by itself is another fan’s, too', async () => {
    const [single, fan] = [await fanWithPhone(), await fanWithPhone()]
    await signIn(single.fandeck, { provider: 'google', callbackUrl: PAGE })
    await single.follow(await choose(single.went.at(-1) ?? '', 'doyun@google.example'))
    expect(outcome(await fan.link('google', 'doyun@google.example'))?.error?.code).toBe('logins/taken')
  })

  test('a second account of the same service is refused before the fan leaves', async () => {
    const fan = await fanWithPhone()
    await fan.link('google', 'haneul@google.example')
    expect(await requestLoginLink(fan.fandeck, { provider: 'google' })).toMatchObject({
      code: 'logins/other-linked',
    })
  })

  test('a fan who cancels there returns to the page and stays signed in', async () => {
    const fan = await fanWithPhone()
    const landed = await fan.link('kakao', undefined)
    expect(landed.pathname).toBe('/mypage/logins')
    expect(outcome(landed)?.error?.code).toBe('logins/not-linked')
    expect(await fan.kinds()).toEqual(['phone'])
    it.errors.length = 0
  })

  test('a sign-in after an abandoned link signs in and links nothing', async () => {
    const fan = await fanWithPhone()
    const { data } = await requestLoginLink(fan.fandeck, { provider: 'google' })
    await signIn(fan.fandeck, { provider: 'google', callbackUrl: PAGE, linkCode: data?.linkCode ?? '' })
    await signIn(fan.fandeck, { provider: 'google', callbackUrl: PAGE })
    const landed = await fan.follow(await choose(fan.went.at(-1) ?? '', 'haneul@google.example'))
    expect(landed.href).toBe(PAGE)
    expect((await finishSignIn(fan.fandeck)).user.loginType).toBe('google')
  })

  test('needs a fresh sign-in, and its code ends with the session and after ten minutes', async () => {
    const fan = await fanWithPhone()
    const [row] = await it.backend.db.select().from(users).where(eq(users.memberId, fan.memberId))
    const caller = { userId: row?.id ?? '', familyId: 'ended' }
    const ended = await signLinkCode(it.backend, caller, 'google')
    const late = await requestLoginLink(fan.fandeck, { provider: 'google' })
    it.clock.advance(11 * MINUTE)
    expect(await requestLoginLink(fan.fandeck, { provider: 'google' })).toMatchObject({
      error: '안전을 위해 다시 로그인한 다음 바꿔 주세요.',
      code: 'logins/sign-in-again',
    })
    for (const code of [late.data?.linkCode ?? '', 'rubbish', ended]) {
      await expect(finishLink(it.backend, 'google', { code, token: 'x' })).rejects.toMatchObject({
        code: expect.stringMatching(/NOT_LINKED|BAD_PROVIDER_TOKEN/),
      })
    }
    const kakao = await signLinkCode(it.backend, caller, 'kakao')
    await expect(finishLink(it.backend, 'google', { code: kakao, token: 'x' })).rejects.toMatchObject({
      code: 'NOT_LINKED',
    })
  })
})

describe('D80 unlinking', () => {
  test('takes one off, also twice; the phone stays, and the account can be linked again', async () => {
    const fan = await fanWithPhone()
    await fan.link('google', 'haneul@google.example')
    for (const _ of [1, 2]) {
      expect(await unlinkLogin(fan.fandeck, { provider: 'google' })).toEqual({ data: undefined })
    }
    expect(await fan.kinds()).toEqual(['phone'])
    expect(outcome(await fan.link('google', 'haneul@google.example'))?.error).toBeUndefined()
  })

  test('needs a fresh sign-in', async () => {
    const fan = await fanWithPhone()
    await fan.link('google', 'haneul@google.example')
    it.clock.advance(11 * MINUTE)
    expect(await unlinkLogin(fan.fandeck, { provider: 'google' })).toMatchObject({
      code: 'logins/sign-in-again',
    })
    expect(await fan.kinds()).toEqual(['phone', 'google'])
  })

  test('of the last way is refused, also when two are unlinked at once', async () => {
    const fan = await fanWithPhone()
    await fan.link('google', 'haneul@google.example')
    await fan.link('kakao', 'saebom@kakao.example')
    await it.backend.db.update(users).set({ phone: null }).where(eq(users.memberId, fan.memberId))
    const answers = await Promise.all(
      (['google', 'kakao'] as const).map((provider) => unlinkLogin(fan.fandeck, { provider })),
    )
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1)
    expect(answers.find(({ error }) => error !== undefined)).toMatchObject({ code: 'logins/last' })
    expect(await fan.kinds()).toHaveLength(1)
    expect((await getLoginMethods(fan.fandeck))[0]?.removable).toBe(false)
  })

  test('an account that began with it takes the type of a way that is left', async () => {
    const fan = await fanWithPhone()
    await fan.link('google', 'haneul@google.example')
    const mine = eq(users.memberId, fan.memberId)
    await it.backend.db.update(users).set({ loginType: 'google' }).where(mine)
    await unlinkLogin(fan.fandeck, { provider: 'google' })
    expect((await it.backend.db.select().from(users).where(mine))[0]?.loginType).toBe('phone')
  })

  test('removes the phone, which another fan can begin with; the account stays with its other way', async () => {
    const fan = await fanWithPhone()
    await fan.link('google', 'haneul@google.example')
    const answers = await Promise.all([1, 2].map(() => unlinkLogin(fan.fandeck, { provider: 'phone' })))
    expect(answers).toEqual([{ data: undefined }, { data: undefined }])
    expect(await getLoginMethods(fan.fandeck)).toEqual([
      { kind: 'google', account: 'haneul@google.example', removable: false },
    ])
    expect(await unlinkLogin(fan.fandeck, { provider: 'google' })).toMatchObject({ code: 'logins/last' })
    const mine = await it.backend.db.select().from(users).where(eq(users.phone, fan.phone))
    expect(mine).toEqual([])
    it.clock.advance(2 * MINUTE)
    const next = await fanWithPhone(fan.phone)
    expect(next.memberId).toBe(fan.phone)
    expect((await it.backend.db.select().from(users).where(eq(users.phone, fan.phone))).length).toBe(1)
    expect(await fan.kinds()).toEqual(['google'])
  })

  test('removes the password of an address, which no longer signs in', async () => {
    const fan = await fanWithPhone()
    const address = `leaving${made}@example.com`
    await it.backend.db
      .update(users)
      .set({ memberId: address, loginType: 'email', passwordHash: await hashPassword('Fandeck#2025') })
      .where(eq(users.phone, fan.phone))
    expect(await fan.kinds()).toEqual(['phone', 'email'])
    expect(await unlinkLogin(fan.fandeck, { provider: 'email' })).toEqual({ data: undefined })
    expect(await fan.kinds()).toEqual(['phone'])
    const [row] = await it.backend.db.select().from(users).where(eq(users.phone, fan.phone))
    expect(row).toMatchObject({ loginType: 'phone', passwordHash: null })
    expect(row?.memberId).not.toContain('@')
    const other = { provider: 'password', userId: address, password: 'Fandeck#2025' } as const
    await expect(signIn(sdkOn(it), other)).rejects.toMatchObject({ code: 'auth/credentials' })
  })

  test('of an unknown way is not found, and both need a session', async () => {
    const fan = await fanWithPhone()
    const { accessToken } = fan.fandeck.session.record() ?? { accessToken: '' }
    const remove = (path: string, headers: Record<string, string>) =>
      it.fetch(`http://api.localhost/mypage/login/${path}`, { method: 'DELETE', headers })
    expect((await remove('naver', { authorization: `Bearer ${accessToken}` })).status).toBe(404)
    expect(await (await remove('google', {})).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })
})
