import type { Fandeck } from '@fandeck/sdk'
import { requestPasswordCode, resetPassword, signIn } from '@fandeck/sdk/auth'
import { getLoginMethods, linkEmail, requestEmailLinkCode, unlinkLogin } from '@fandeck/sdk/logins'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { lastCode, mailedCode, sdkOn } from '../../test/sdk.ts'
import { sendPhoneCode } from '../auth/phone.ts'
import { users } from '../auth/tables.ts'
import { hashPassword } from '../limits/hashing.ts'
import { newestMails } from '../mail/outgoing.ts'

const MINUTE = 60_000
const userId = 'moonlight@example.com'
const password = 'Fandeck#2025'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(async () => {
  expect(it.errors.splice(0)).toEqual([])
  await it.close()
})

let made = 0
/** A fan who has just signed in by phone. */
async function fanWithPhone() {
  made += 1
  const phone = `010${String(40_000_000 + made)}`
  const fandeck = sdkOn(it)
  await sendPhoneCode(it.backend, phone, { address: `10.0.1.${made}`, device: undefined })
  await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
  return { fandeck, phone }
}
const kinds = async (fandeck: Fandeck) => (await getLoginMethods(fandeck)).map(({ kind }) => kind)
async function mailedTo(fandeck: Fandeck, address = userId) {
  expect((await requestEmailLinkCode(fandeck, { userId: address })).error).toBeUndefined()
  return mailedCode(it, address)
}
const enter = (address = userId, secret = password) => {
  const fandeck = sdkOn(it)
  const login = { provider: 'password', userId: address, password: secret, loginType: 'email' } as const
  return signIn(fandeck, login).then(({ user }) => ({ fandeck, user }))
}
const rowOf = async (phone: string) =>
  (await it.backend.db.select().from(users).where(eq(users.phone, phone)))[0]

describe('D80 an address with a password', () => {
  test('is linked by its mailed code, opens the same account, and the session stays', async () => {
    const { fandeck, phone } = await fanWithPhone()
    const before = fandeck.session.record()
    const sent = await requestEmailLinkCode(fandeck, { userId: 'Moonlight@Example.com' })
    expect(sent).toEqual({ data: { expiresAt: NOON + 10 * MINUTE, resendAt: NOON + MINUTE } })
    const code = await mailedCode(it, userId)
    expect(await linkEmail(fandeck, { userId: 'Moonlight@Example.com', code, password })).toEqual({
      data: undefined,
    })
    expect(fandeck.session.record()).toEqual(before)
    expect(await getLoginMethods(fandeck)).toEqual([
      { kind: 'phone', account: phone, removable: true },
      { kind: 'email', account: userId, removable: true },
    ])
    const elsewhere = await enter()
    expect(await getLoginMethods(elsewhere.fandeck)).toEqual(await getLoginMethods(fandeck))
    expect(await rowOf(phone)).toMatchObject({ loginType: 'phone', memberId: userId })
  })

  test('has its password reset by mail, and can be unlinked and linked again; the phone stays', async () => {
    const { fandeck, phone } = await fanWithPhone()
    await linkEmail(fandeck, { userId, code: await mailedTo(fandeck), password })
    expect(await unlinkLogin(fandeck, { provider: 'email' })).toEqual({ data: undefined })
    expect(await kinds(fandeck)).toEqual(['phone'])
    await expect(enter()).rejects.toMatchObject({ code: 'auth/credentials' })
    expect((await rowOf(phone))?.memberId).not.toContain('@')
    it.clock.advance(MINUTE)
    await linkEmail(fandeck, { userId, code: await mailedTo(fandeck), password })
    await requestPasswordCode(sdkOn(it), { userId })
    const next = 'Moonn1ght#'
    await resetPassword(sdkOn(it), { userId, code: await mailedCode(it, userId), password: next })
    expect((await enter(userId, next)).user.memberId).toBe(userId)
  })

  test('stays when the phone, with which the account began, is unlinked; it is then the last', async () => {
    const { fandeck } = await fanWithPhone()
    await linkEmail(fandeck, { userId, code: await mailedTo(fandeck), password })
    expect(await unlinkLogin(fandeck, { provider: 'phone' })).toEqual({ data: undefined })
    expect(await kinds(fandeck)).toEqual(['email'])
    expect(await unlinkLogin(fandeck, { provider: 'email' })).toMatchObject({ code: 'logins/last' })
    expect((await enter()).user).toMatchObject({ memberId: userId, loginType: 'email' })
  })
})

test('D80 an account that began with Google links the address that is its id, and no other account has it', async () => {
  const google = { memberId: userId, loginType: 'google', level: 'K103' } as const
  const { id, headers } = await it.member(google)
  const post = async (path: string, json: object) => {
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }
    const reply = await it.fetch(`http://api.localhost${path}`, { ...init, body: JSON.stringify(json) })
    return reply.status
  }
  const { fandeck } = await fanWithPhone()
  const code = await mailedTo(fandeck)
  expect(await linkEmail(fandeck, { userId, code, password })).toMatchObject({ code: 'logins/taken' })
  it.clock.advance(MINUTE)
  expect(await post('/mypage/login/email/code', { mbr_id: userId })).toBe(200)
  const link = { mbr_id: userId, auth_num: await mailedCode(it, userId), pwd: password }
  expect(await post('/mypage/login/email', link)).toBe(200)
  const [row] = await it.backend.db.select().from(users).where(eq(users.id, id))
  expect(row).toMatchObject({ loginType: 'google', memberId: userId })
  expect((await enter()).user).toMatchObject({ memberId: userId, loginType: 'google' })
})

describe('D80 an address of another fan', () => {
  test('is refused and never moved, and asking for its code does not reveal it', async () => {
    await it.member({ memberId: userId, loginType: 'email', passwordHash: await hashPassword('Sunset#2026') })
    const { fandeck } = await fanWithPhone()
    const code = await mailedTo(fandeck)
    expect(await linkEmail(fandeck, { userId, code, password })).toEqual({
      error: '이미 다른 팬이 쓰고 있는 이메일이에요. 다른 이메일로 연결해 주세요.',
      code: 'logins/taken',
    })
    expect(await kinds(fandeck)).toEqual(['phone'])
    await expect(enter()).rejects.toMatchObject({ code: 'auth/credentials' })
    expect((await enter(userId, 'Sunset#2026')).user.memberId).toBe(userId)
  })

  test('is refused when a sign-up takes it between the check and the link', async () => {
    const { fandeck } = await fanWithPhone()
    const code = await mailedTo(fandeck)
    it.onFailpoint(async (place) => {
      if (place === 'logins:email') await it.member({ memberId: userId, loginType: 'email' })
    })
    expect(await linkEmail(fandeck, { userId, code, password })).toMatchObject({ code: 'logins/taken' })
    expect(await kinds(fandeck)).toEqual(['phone'])
  })

  test('is linked by one of two fans who link it at once', async () => {
    const fans = [await fanWithPhone(), await fanWithPhone()]
    const [first] = fans
    const code = first ? await mailedTo(first.fandeck) : ''
    const answers = await Promise.all(
      fans.map(({ fandeck }) => linkEmail(fandeck, { userId, code, password })),
    )
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1)
    const linked = await Promise.all(fans.map(({ fandeck }) => kinds(fandeck)))
    expect(linked.flat().filter((kind) => kind === 'email')).toHaveLength(1)
  })
})

describe('D80 a link of an address', () => {
  test('has one effect when it is sent again, and a second address is refused', async () => {
    const { fandeck } = await fanWithPhone()
    const code = await mailedTo(fandeck)
    const given = { userId, code, password }
    const answers = await Promise.all([linkEmail(fandeck, given), linkEmail(fandeck, given)])
    expect(answers).toEqual([{ data: undefined }, { data: undefined }])
    expect(await linkEmail(fandeck, given)).toEqual({ data: undefined })
    const other = { code: 'logins/other-linked' }
    expect(await linkEmail(fandeck, { ...given, password: 'Moonn1ght#' })).toMatchObject(other)
    expect(await linkEmail(fandeck, { ...given, userId: 'second@example.com' })).toMatchObject(other)
    expect(await requestEmailLinkCode(fandeck, { userId: 'second@example.com' })).toMatchObject(other)
    expect((await enter()).user.memberId).toBe(userId)
  })

  test('needs a fresh sign-in for the code and for the link', async () => {
    const { fandeck } = await fanWithPhone()
    it.clock.advance(5 * MINUTE)
    const code = await mailedTo(fandeck)
    it.clock.advance(6 * MINUTE)
    const again = { error: '안전을 위해 다시 로그인한 다음 바꿔 주세요.', code: 'logins/sign-in-again' }
    expect(await requestEmailLinkCode(fandeck, { userId })).toEqual(again)
    expect(await linkEmail(fandeck, { userId, code, password })).toEqual(again)
    expect(await kinds(fandeck)).toEqual(['phone'])
  })

  test('refuses wrong codes, five of which end it, and expired ones', async () => {
    const { fandeck } = await fanWithPhone()
    const code = await mailedTo(fandeck)
    const link = (digits: string) => linkEmail(fandeck, { userId, code: digits, password })
    for (let n = 0; n < 4; n++) expect(await link(wrong(code))).toMatchObject({ code: 'auth/wrong-code' })
    expect(await link(wrong(code))).toMatchObject({ code: 'auth/too-many-tries' })
    expect(await link(code)).toMatchObject({ code: 'auth/too-many-tries' })
    expect(await requestEmailLinkCode(fandeck, { userId })).toMatchObject({ code: 'auth/too-soon' })
    const late = await fanWithPhone()
    const old = await mailedTo(late.fandeck, 'late@example.com')
    it.clock.advance(10 * MINUTE - 1)
    const given = { userId: 'late@example.com', password }
    expect(await linkEmail(late.fandeck, { ...given, code: wrong(old) })).toMatchObject({
      code: 'auth/wrong-code',
    })
    it.clock.advance(1)
    expect(await linkEmail(late.fandeck, { ...given, code: old })).toMatchObject({
      error: '인증번호가 만료됐어요. 다시 받아 주세요.',
      code: 'auth/code-expired',
    })
  })

  test('refuses weak passwords and what is no address, and mails no code for it', async () => {
    const { fandeck } = await fanWithPhone()
    const code = await mailedTo(fandeck)
    for (const weak of [
      'short',
      'moonlight#A1',
      'fandeck#2025',
      'FANDECK#2025',
      'Fandeck2025',
      'Faaan#2025',
    ]) {
      expect(await linkEmail(fandeck, { userId, code, password: weak })).toMatchObject({
        error: '비밀번호가 규칙에 맞지 않아요. 다시 정해 주세요.',
        code: 'auth/weak-password',
      })
    }
    for (const bad of ['moonlight', 'a..b@example.com', 'fan@example.info', '달빛@example.com']) {
      const refusal = { error: '이메일 주소를 다시 확인해 주세요.', code: 'auth/bad-user-id' }
      expect(await requestEmailLinkCode(fandeck, { userId: bad })).toEqual(refusal)
      expect(await linkEmail(fandeck, { userId: bad, code, password })).toEqual(refusal)
    }
    expect(await newestMails(it.backend.db)).toHaveLength(1)
    // The code is still valid.
    expect(await linkEmail(fandeck, { userId, code, password })).toEqual({ data: undefined })
  })

  test('needs a session and values of the right type', async () => {
    const { token } = await it.member()
    const paths = { '/mypage/login/email/code': { mbr_id: userId } } as const
    const bodies = { ...paths, '/mypage/login/email': { mbr_id: userId, auth_num: '481902', pwd: password } }
    for (const [path, body] of Object.entries(bodies)) {
      const post = (json: object, headers: Record<string, string> = {}) =>
        it.fetch(`http://api.localhost${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(json),
        })
      expect(await (await post(body)).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
      const authorization = { authorization: `Bearer ${token}` }
      for (const field of Object.keys(body)) {
        expect((await post({ ...body, [field]: 7 }, authorization)).status, `${path} ${field}`).toBe(400)
      }
      expect((await post({}, authorization)).status).toBe(400)
    }
  })
})
