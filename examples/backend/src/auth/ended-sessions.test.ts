import { createHash } from 'node:crypto'
import {
  HandoverReply,
  LoginReply,
  PasswordBody,
  type SessionRecord,
  WalletTokenBody,
} from '@fandeck/sdk/wire'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { hashPassword } from '../limits/hashing.ts'
import { followEndedSessions } from './ended-sessions.ts'
import { endSession } from './families.ts'
import { handovers, tokenFamilies } from './tables.ts'

const BRAND = 'http://partner.localhost'
const WALLET = 'http://wallet.localhost'
const login = { login_type: 'B', mbr_id: 'moonlight@example.com', pwd: 'Fandeck#2025' }
const verifier = 'ab'.repeat(32)
const challenge = createHash('sha256').update(verifier).digest('hex')
const Code = z.object({ data: HandoverReply })

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
  const passwordHash = await hashPassword(login.pwd)
  await it.member({ memberId: login.mbr_id, loginType: 'email', level: 'K103', passwordHash })
})
afterEach(() => it.close())

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  it.fetch(url.startsWith('/') ? `http://api.localhost${url}` : url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` })

async function session(): Promise<SessionRecord> {
  const reply = await post('/auth/login', login)
  return z.parse(z.object({ data: LoginReply }), await reply.json()).data.token
}
const codeBy = (token: SessionRecord) =>
  post('/auth/handover', { origin: BRAND, challenge }, bearer(token.accessToken))
const redeem = (code: string) => post('/auth/handover/session', { code, verifier }, { origin: BRAND })
const change = (token: SessionRecord) =>
  post(
    '/mypage/password',
    z.encode(PasswordBody, { current: login.pwd, next: 'Sunrise#2026' }),
    bearer(token.accessToken),
  )
const walletOpens = ({ walletRefreshToken }: SessionRecord) =>
  post(`${WALLET}/api/session`, { wallet_refresh_token: walletRefreshToken }, { origin: WALLET })

describe('the access token of an ended session', () => {
  const CALLS = [
    ['GET', '/mypage/userinfo'],
    ['POST', '/minting'],
    ['POST', '/mypage/nickname'],
    ['POST', '/mypage/genderBirth'],
    ['POST', '/mypage/wallet/cnct'],
  ] as const
  const answers = (token: SessionRecord) =>
    Promise.all(
      CALLS.map(async ([method, path]) => {
        const headers = { ...bearer(token.accessToken), 'content-type': 'application/json' }
        const body = method === 'GET' ? undefined : '{}'
        const reply = await it.fetch(`http://api.localhost${path}`, {
          method,
          headers,
          ...(body && { body }),
        })
        return reply.status === 401
      }),
    )

  test.each<[string, (stolen: SessionRecord) => Promise<unknown>]>([
    ['a sign-out', (stolen) => endSession(it.backend, stolen.refreshToken)],
    ['a password change', async () => change(await session())],
    [
      'another process',
      async () => {
        await it.backend.db.update(tokenFamilies).set({ revokedAt: it.clock.now() })
        await followEndedSessions(it.backend)
      },
    ],
  ])('D87 reads and changes nothing after %s', async (_, end) => {
    const stolen = await session()
    expect((await answers(stolen))[0]).toBe(false)
    await end(stolen)
    expect(await answers(stolen)).toEqual(CALLS.map(() => true))
  })
})

describe('an ended session begins no other session', () => {
  test('D46 its access token gets no handover code after a password change or a sign-out', async () => {
    const [stolen, left, own] = [await session(), await session(), await session()]
    expect((await change(own)).status).toBe(200)
    await endSession(it.backend, left.refreshToken)
    for (const ended of [stolen, left]) {
      const reply = await codeBy(ended)
      expect(await reply.json()).toMatchObject({ status: '2009' })
    }
    expect(await it.backend.db.select().from(handovers)).toEqual([])
    expect((await codeBy(own)).status).toBe(200)
  })

  test('D46 a handover code requested before its end begins no session', async () => {
    const stolen = await session()
    const { data } = z.parse(Code, await (await codeBy(stolen)).json())
    await endSession(it.backend, stolen.refreshToken)
    expect((await redeem(data.code)).status).toBe(403)
  })

  test('D46 a session that ends during the redemption of a code begins no session', async () => {
    const stolen = await session()
    const { data } = z.parse(Code, await (await codeBy(stolen)).json())
    const before = (await it.backend.db.select().from(tokenFamilies)).length
    it.onFailpoint((place) =>
      place === 'auth:handover' ? endSession(it.backend, stolen.refreshToken) : undefined,
    )
    expect((await redeem(data.code)).status).toBe(401)
    expect(await it.backend.db.select().from(tokenFamilies)).toHaveLength(before)
  })

  test('S7.36 its access token cannot change the password, even with the current one', async () => {
    const stolen = await session()
    await endSession(it.backend, stolen.refreshToken)
    expect(await (await change(stolen)).json()).toMatchObject({ status: '2009' })
  })

  test('S7.56 its wallet token opens and validates no wallet', async () => {
    const [stolen, own] = [await session(), await session()]
    await endSession(it.backend, stolen.refreshToken)
    expect((await walletOpens(stolen)).status).toBe(401)
    const me = await it.fetch(`${WALLET}/api/me`, { headers: bearer(stolen.walletRefreshToken) })
    expect(me.status).toBe(401)
    const mine = z.encode(WalletTokenBody, { walletToken: stolen.walletRefreshToken ?? '' })
    const checked = await post('/mypage/wallet/validate', mine, bearer(own.accessToken))
    expect(checked.status).toBe(400)
    expect((await walletOpens(own)).status).toBe(200)
  })

  test('D8 the cookie of a wallet opened before returns no session', async () => {
    const stolen = await session()
    const cookie = (await walletOpens(stolen)).headers.get('set-cookie')?.split(';')[0] ?? ''
    const confirm = () => post(`${WALLET}/api/confirm`, {}, { origin: WALLET, cookie })
    expect((await confirm()).status).toBe(200)
    expect((await change(await session())).status).toBe(200)
    expect((await confirm()).status).toBe(401)
  })
})
