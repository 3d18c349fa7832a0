import { describe, expect, test } from 'vitest'
import { nothing } from '../http/wire.ts'
import { settle } from '../testing/fake-clock.ts'
import { ok, refuse, renewed, sessionInvalid } from '../testing/fake-server.ts'
import { aSessionRecord, aToken } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getUserInfoEndpoint } from './account.endpoints.ts'
import { verifyIdentity } from './account.identity.ts'
import { type UserInfo, UserInfo as UserReply, WalletUser } from './account.schema.ts'
import { isVerified, loadUser } from './account.ts'

const user: UserInfo = {
  memberId: 'm-1',
  nickname: '소하팬',
  accountType: 'phone',
  level: 'K102',
  phone: '01024814821',
  image: null,
  totalPoint: 12_400,
  adEmail: false,
  adSms: true,
}

function member(change: Partial<UserInfo> = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.on('GET /mypage/userinfo', () => ok(UserReply, { ...user, ...change }))
  kit.server.on('GET /mypage/wallet/user', () => ok(WalletUser, { walletLinked: true, walletAddress: '0x1' }))
  kit.server.on('GET /auth/refresh_token', () =>
    renewed(aSessionRecord({ accessToken: aToken({ tokenUserLevel: 'K201' }), refreshToken: 'refresh-2' })),
  )
  return kit
}

describe('loadUser', () => {
  test('asks for no wallet of a shop without wallets', async () => {
    const { fandeck, server } = testKit({ loggedIn: true, options: { disabledParts: ['wallet'] } })
    server.answer(getUserInfoEndpoint, user)
    expect(await loadUser(fandeck)).toEqual({ ...user, walletLinked: false, walletAddress: null })
    expect(server.requests.map(({ path }) => path)).toEqual([getUserInfoEndpoint.path])
  })

  test('S7.16 S7.34 S7.35 S3.6 joins the two calls, both private', async () => {
    const { fandeck, server } = member()
    expect(await loadUser(fandeck)).toEqual({ ...user, walletLinked: true, walletAddress: '0x1' })
    expect(server.requests.map(({ path }) => path).toSorted()).toEqual([
      '/mypage/userinfo',
      '/mypage/wallet/user',
    ])
    expect(server.requests.every(({ headers }) => headers.has('authorization'))).toBe(true)
  })

  test('S4.11 S3.5 puts the member into the session', async () => {
    const { fandeck } = member()
    await loadUser(fandeck)
    expect(fandeck.session.getState().user).toEqual({
      memberId: 'm-1',
      nickname: '소하팬',
      accountType: 'phone',
      walletLinked: true,
    })
  })

  test('ignores a reply that arrives after a sign-out', async () => {
    const { fandeck } = member()
    const loading = loadUser(fandeck)
    fandeck.session.end()
    await loading.catch(() => {})
    expect(fandeck.session.getState()).toMatchObject({ loggedIn: false, user: undefined })
  })

  test('ignores a reply that arrives after another member has signed in', async () => {
    const { fandeck, server } = member()
    let answer: (response: Response) => void = () => {}
    server.on('GET /mypage/userinfo', () => new Promise<Response>((resolve) => (answer = resolve)))
    const loading = loadUser(fandeck)
    await settle()
    const other = { memberId: 'm-2', nickname: '세이팬', accountType: 'google', walletLinked: false }
    fandeck.session.begin(aSessionRecord({ refreshToken: 'of-another' }))
    fandeck.session.setUser(other)
    answer(ok(UserReply, user))
    await loading
    expect(fandeck.session.getState().user).toEqual(other)
  })

  test('throws session/no-session when signed out', async () => {
    await expect(loadUser(testKit().fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
  })
})

describe('verifyIdentity', () => {
  test.each([
    ['S7.49 D7 posts /mypage/phone when no phone is on file', null, '/mypage/phone'],
    ['S7.50 D7 posts /mypage/genderBirth when there is one', '01024814821', '/mypage/genderBirth'],
  ])('%s, then refreshes with type=new', async (_, phone, path) => {
    const { fandeck, server } = member({ phone })
    server.on(`POST ${path}`, () => ok(nothing, undefined))
    expect(await verifyIdentity(fandeck, { verificationId: 'imp_1' })).toEqual({ data: undefined })
    const [, post, refresh] = server.requests
    expect(post).toMatchObject({ method: 'POST', path, body: { imp_uid: 'imp_1' } })
    expect(refresh).toMatchObject({ path: '/auth/refresh_token' })
    expect(refresh?.query.get('type')).toBe('new')
    expect(isVerified(fandeck)).toBe(true)
    expect(fandeck.session.record()?.prevSession).toMatchObject({ refresh_token: 'refresh-1' })
  })

  test('S8.7 D64 a refusal resolves the server’s message and keeps session and level', async () => {
    const { fandeck, server } = member()
    server.on('POST /mypage/genderBirth', () => refuse(409, '다른 계정에 쓰였어요.', 'IDENTITY_USED'))
    expect(await verifyIdentity(fandeck, { verificationId: 'imp_1' })).toEqual({
      error: '다른 계정에 쓰였어요.',
      code: 'account/identity-used',
    })
    expect(isVerified(fandeck)).toBe(false)
    expect(fandeck.session.record()?.refreshToken).toBe('refresh-1')
  })

  test.each<[string, () => Response, string]>([
    ['an outage', () => refuse(503, '점검 중이에요.'), 'http/refused'],
    ['no network', () => Response.error(), 'http/network'],
    ['an ended session', sessionInvalid, 'session/invalid'],
  ])('D64 D55 throws for %s', async (_, answer, code) => {
    const { fandeck, server } = member()
    server.on('POST /mypage/genderBirth', answer)
    await expect(verifyIdentity(fandeck, { verificationId: 'imp_1' })).rejects.toMatchObject({ code })
    expect(isVerified(fandeck)).toBe(false)
  })

  test('D55 can be retried after an outage of the renewal', async () => {
    const { fandeck, server, clock } = member()
    server.on('POST /mypage/genderBirth', () => ok(nothing, undefined))
    server.on('GET /auth/refresh_token', () => refuse(503, '점검 중이에요.'))
    const first = verifyIdentity(fandeck, { verificationId: 'imp_1' }).catch((error: unknown) => error)
    await clock.advance(2000)
    expect(await first).toMatchObject({ code: 'session/unavailable', retryable: true })
    server.on('GET /auth/refresh_token', () =>
      renewed(aSessionRecord({ accessToken: aToken({ tokenUserLevel: 'K201' }), refreshToken: 'refresh-2' })),
    )
    expect(await verifyIdentity(fandeck, { verificationId: 'imp_1' })).toEqual({ data: undefined })
    expect(isVerified(fandeck)).toBe(true)
  })
})
