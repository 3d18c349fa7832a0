import type { Fandeck } from '@fandeck/sdk'
import {
  identityReturn,
  isVerified,
  loadUser,
  requestIdentity,
  verifyIdentity,
  withoutIdentityReturn,
} from '@fandeck/sdk/account'
import { requestPhoneCode, signIn } from '@fandeck/sdk/auth'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { lastCode, sdkOn } from '../../test/sdk.ts'
import { beginSession } from '../auth/families.ts'
import { sms, tokenFamilies, users } from '../auth/tables.ts'
import { newestMails } from '../mail/outgoing.ts'

const RETURN = 'https://site.example/account/verify?retUrl=%2Fmypage'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(async () => {
  expect(it.errors).toEqual([])
  await it.close()
})

const submit = (url: string, fields: Record<string, string>) =>
  it.fetch(url, { method: 'POST', body: new URLSearchParams(fields) })

const PERSON = { name: '김하늘', birth: '1998-04-12', gender: 'F', phone: '01024814821', action: 'approve' }

/** Begins a check of a member; returns the address of its page. */
async function begun({ headers }: { headers: Record<string, string> }, redirect_url = RETURN) {
  const reply = await it.fetch('http://api.localhost/mypage/identity', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ redirect_url }),
  })
  return { http: reply.status, url: (await reply.json()).data?.identity_url ?? '' }
}

async function approved(
  member: { headers: Record<string, string> },
  person: Partial<typeof PERSON> = {},
): Promise<string> {
  const reply = await submit((await begun(member)).url, { ...PERSON, ...person })
  expect(reply.status).toBe(303)
  const back = new URL(reply.headers.get('location') ?? '')
  expect(back.searchParams.get('success')).toBe('true')
  return back.searchParams.get('imp_uid') ?? ''
}

const bearerOf = (fandeck: Fandeck) => ({
  headers: { authorization: `Bearer ${fandeck.session.record()?.accessToken}` },
})
const post = async (path: string, { headers }: { headers: Record<string, string> }, imp_uid: string) => {
  const reply = await it.fetch(`http://api.localhost${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ imp_uid }),
  })
  return { http: reply.status, ...(await reply.json()) }
}
const rowOf = async ({ id }: { id: string }) =>
  (await it.backend.db.select().from(users).where(eq(users.id, id)))[0]

async function fan(phone: string) {
  const fandeck = sdkOn(it)
  await requestPhoneCode(fandeck, { phone })
  await signIn(fandeck, { provider: 'phone', phone, code: await lastCode(it, phone) })
  return fandeck
}

describe('identity', () => {
  test('S7.50 S6.5 a check lifts the level to K201, and the session reads it immediately', async () => {
    const fandeck = await fan('01024814821')
    expect(isVerified(fandeck)).toBe(false)
    await verifyIdentity(fandeck, { verificationId: await approved(bearerOf(fandeck)) })
    expect(isVerified(fandeck)).toBe(true)
    expect(await loadUser(fandeck)).toMatchObject({ level: 'K201', phone: '01024814821' })
  })

  test('D86 the SDK begins a check, and reads its return in the same tab only', async () => {
    const fandeck = await fan('01024814821')
    const { data } = await requestIdentity(fandeck, { returnUrl: RETURN })
    const reply = await submit(data?.url ?? '', PERSON)
    const { search } = new URL(reply.headers.get('location') ?? '')
    expect(identityReturn(await fan('01055556666'), { search })).toBeUndefined()
    const result = identityReturn(fandeck, { search })
    expect(await verifyIdentity(fandeck, { verificationId: result?.verificationId ?? '' })).toEqual({})
    expect(withoutIdentityReturn(search)).toBe('?retUrl=%2Fmypage')
  })

  test('S7.49 adds a phone to a member without one, unless it belongs to another member', async () => {
    const member = await it.member({ loginType: 'email', level: 'K103', memberId: 'a@example.com' })
    await it.member({ phone: '01011112222' })
    const taken = await post('/mypage/phone', member, await approved(member, { phone: '01011112222' }))
    expect(taken).toMatchObject({ code: 'IDENTITY_USED' })
    const added = await post('/mypage/phone', member, await approved(member, { phone: '01033334444' }))
    expect(added.http).toBe(200)
    expect(await rowOf(member)).toMatchObject({ phone: '01033334444', level: 'K201' })
  })

  test.each([
    ['01055556666', '01077778888'],
    ['linked@example.com', 'linked@example.com'],
  ])('S7.49 D80 a new phone is the id of a phone account whose id is %s as %s', async (memberId, next) => {
    const member = await it.member({ memberId, phone: '01055556666', loginType: 'phone' })
    await post('/mypage/genderBirth', member, await approved(member, { phone: '01055556666' }))
    const reply = await post('/mypage/phone', member, await approved(member, { phone: '01077778888' }))
    expect(reply.http).toBe(200)
    expect(await rowOf(member)).toMatchObject({ memberId: next, phone: '01077778888' })
  })

  test('can be used once, within ten minutes, by its member alone', async () => {
    const fandeck = await fan('01024814821')
    const verificationId = await approved(bearerOf(fandeck))
    await verifyIdentity(fandeck, { verificationId })
    const other = await fan('01055556666')
    const refusal = async (verificationId: string) => (await verifyIdentity(other, { verificationId })).error
    const unknown = '본인 인증 결과를 찾을 수 없어요. 다시 인증해 주세요.'
    expect(await refusal(verificationId)).toBe(unknown)
    expect(await refusal('imp_made_up')).toBe(unknown)
    const late = await approved(bearerOf(other))
    it.clock.advance(10 * 60_000)
    expect(await refusal(late)).toBe(unknown)
  })

  test('D55 accepts the same check again from a client whose reply was lost', async () => {
    const fandeck = await fan('01024814821')
    const verificationId = await approved(bearerOf(fandeck))
    expect(await verifyIdentity(fandeck, { verificationId })).toEqual({ data: undefined })
    it.clock.advance(10 * 60_000)
    expect(await verifyIdentity(fandeck, { verificationId })).toEqual({ data: undefined })
  })

  test('returns without a result when the fan cancels', async () => {
    const { url } = await begun(await it.member())
    const reply = await submit(url, { action: 'cancel' })
    const back = new URL(reply.headers.get('location') ?? '')
    expect(back.searchParams.get('success')).toBe('false')
    expect(back.searchParams.get('imp_uid')).toBeNull()
    expect(back.searchParams.get('retUrl')).toBe('/mypage')
  })

  test.each(['https://evil.example/account/verify', 'javascript:alert(1)'])(
    'D52 begins no check that returns to %s',
    async (foreign) => {
      expect(await begun(await it.member(), foreign)).toEqual({ http: 400, url: '' })
    },
  )

  test('D86 a page without a check that a member began opens nothing, nor half an hour later', async () => {
    const { url } = await begun(await it.member())
    it.clock.advance(30 * 60_000)
    for (const address of [url, 'http://pay.localhost/identity/identity-made-up']) {
      expect((await it.fetch(address)).status).toBe(400)
      expect((await submit(address, PERSON)).status).toBe(400)
    }
  })

  test('D86 a member begins twenty checks in ten minutes', async () => {
    const member = await it.member()
    for (let count = 0; count < 20; count += 1) expect((await begun(member)).http).toBe(200)
    expect((await begun(member)).http).toBe(429)
    expect((await begun(await it.member())).http).toBe(200)
  })

  test('escapes its parameters', async () => {
    const query = new URLSearchParams({ name: '"><script>alert(1)</script>' })
    const page = await it.fetch(`${(await begun(await it.member())).url}?${query}`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('<script')
  })
})

describe('D86 a link with the result of another', () => {
  const PATHS = ['/mypage/phone', '/mypage/genderBirth', '/mypage/withdrawal', '/mypage/withdrawal/all']

  test.each(PATHS)('changes nothing by %s: it is as unknown as one that was made up', async (path) => {
    const attacker = await it.member()
    const victim = await it.member({ loginType: 'email', level: 'K103', memberId: 'a@example.com' })
    const before = await rowOf(victim)
    const stolen = await post(path, victim, await approved(attacker, { phone: '01066667777' }))
    const madeUp = await post(path, victim, 'imp_made_up')
    expect(stolen).toMatchObject({ http: 404, code: 'IDENTITY_NOT_FOUND' })
    expect(stolen).toEqual(madeUp)
    expect(await rowOf(victim)).toEqual(before)
  })

  test('nor that of another session of the same member', async () => {
    const member = await it.member({ loginType: 'email', level: 'K103', memberId: 'a@example.com' })
    const verificationId = await approved(member)
    const user = await rowOf(member)
    if (!user) throw new Error('no member')
    const { accessToken } = await beginSession(it.backend, user)
    const other = { headers: { authorization: `Bearer ${accessToken}` } }
    expect(await post('/mypage/phone', other, verificationId)).toMatchObject({ http: 404 })
    expect(await post('/mypage/phone', member, verificationId)).toMatchObject({ http: 200 })
  })
})

describe('D87 a stolen token', () => {
  const OLD = '01055556666'
  const NEW = '01077778888'
  const phoneFan = () => it.member({ memberId: OLD, phone: OLD, loginType: 'phone' })
  const end = ({ familyId }: { familyId: string }) =>
    it.backend.db.update(tokenFamilies).set({ revokedAt: NOON }).where(eq(tokenFamilies.id, familyId))

  test.each(['/mypage/phone', '/mypage/genderBirth'])(
    'of an ended session gets nothing by %s',
    async (path) => {
      const member = await it.member({ loginType: 'email', level: 'K103', memberId: 'a@example.com' })
      const verificationId = await approved(member)
      await end(member)
      expect(await post(path, member, verificationId)).toMatchObject({ status: '2009' })
      expect((await begun(member)).http).toBe(401)
      expect(await rowOf(member)).toMatchObject({ phone: null, level: 'K103' })
    },
  )

  test('a first phone needs its check alone, days after the sign-in', async () => {
    const member = await it.member({ loginType: 'kakao', level: 'K103', memberId: 'kakao-1' })
    it.clock.advance(20 * 60_000)
    expect(await post('/mypage/phone', member, await approved(member, { phone: NEW }))).toMatchObject({
      http: 200,
    })
  })

  test('a later phone needs a fresh sign-in', async () => {
    const member = await phoneFan()
    await post('/mypage/genderBirth', member, await approved(member, { phone: OLD }))
    it.clock.advance(10 * 60_000 + 1)
    const refused = await post('/mypage/phone', member, await approved(member, { phone: NEW }))
    expect(refused).toMatchObject({ http: 403, code: 'SIGN_IN_AGAIN' })
    expect(await rowOf(member)).toMatchObject({ phone: OLD })
  })

  test('also where the former one was unlinked', async () => {
    const member = await it.member({ loginType: 'email', memberId: 'a@example.com', birth: '1998-04-12' })
    it.clock.advance(10 * 60_000 + 1)
    const refused = await post('/mypage/phone', member, await approved(member, { phone: NEW }))
    expect(refused).toMatchObject({ http: 403, code: 'SIGN_IN_AGAIN' })
  })

  test('a later phone needs the person of the former one, whoever was checked in between', async () => {
    const member = await phoneFan()
    const thief = { name: '남의이름', birth: '1990-01-01', phone: NEW }
    await post('/mypage/genderBirth', member, await approved(member, thief))
    const refused = await post('/mypage/phone', member, await approved(member, thief))
    expect(refused).toMatchObject({ http: 403, code: 'IDENTITY_MISMATCH' })
    expect(await rowOf(member)).toMatchObject({ phone: OLD })
    await post('/mypage/genderBirth', member, await approved(member, { phone: OLD }))
    expect((await post('/mypage/phone', member, await approved(member, thief))).http).toBe(403)
    expect((await post('/mypage/phone', member, await approved(member, { phone: NEW }))).http).toBe(200)
  })

  test('a session that was handed over is never fresh', async () => {
    const member = await phoneFan()
    await it.backend.db
      .update(tokenFamilies)
      .set({ parentId: member.familyId })
      .where(eq(tokenFamilies.id, member.familyId))
    await post('/mypage/genderBirth', member, await approved(member, { phone: OLD }))
    expect(await post('/mypage/phone', member, await approved(member, { phone: NEW }))).toMatchObject({
      code: 'SIGN_IN_AGAIN',
    })
  })

  test('the owner gets a message at the address or the phone on file', async () => {
    const byMail = await it.member({ loginType: 'email', level: 'K103', memberId: 'a@example.com' })
    await post('/mypage/phone', byMail, await approved(byMail, { phone: '01012121212' }))
    expect(await newestMails(it.backend.db)).toMatchObject([
      { recipient: 'a@example.com', subject: '로그인 방법이 바뀌었어요' },
    ])
    const byPhone = await phoneFan()
    await post('/mypage/genderBirth', byPhone, await approved(byPhone, { phone: OLD }))
    await post('/mypage/phone', byPhone, await approved(byPhone, { phone: NEW }))
    expect((await it.backend.db.select().from(sms)).filter(({ phone }) => phone === OLD)).toMatchObject([
      { body: expect.stringContaining('휴대폰 번호로 로그인할 수 있게 됐어요.') },
    ])
  })
})

test('S7.34 S7.35 returns empty fields for a member without wallet and portrait', async () => {
  const { headers } = await it.member()
  const wallet = await it.fetch('http://api.localhost/mypage/wallet/user', { headers })
  expect(await wallet.json()).toMatchObject({ data: { wallet_cnct: 'N', wallet_address: null } })
  const info = await it.fetch('http://api.localhost/mypage/userinfo', { headers })
  expect(await info.json()).toMatchObject({ data: { total_point: 0, image: null } })
})
