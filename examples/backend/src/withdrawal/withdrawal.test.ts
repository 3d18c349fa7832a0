import { loadUser } from '@fandeck/sdk/account'
import { signIn } from '@fandeck/sdk/auth'
import { withdrawAllEndpoint } from '@fandeck/sdk/wire'
import { getWithdrawal, requestWithdrawalCode, withdraw } from '@fandeck/sdk/withdrawal'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testBackend } from '../../test/backend.ts'
import { addIdentityResult } from '../../test/identity.ts'
import { lastCode, mailedCode, sdkFor, sdkOn, signUpByMail } from '../../test/sdk.ts'
import { type Answer, codes, type Member, openShop, type Shop, times } from '../../test/shop.ts'
import { rotate } from '../auth/families.ts'
import { identities, tokenFamilies, users } from '../auth/tables.ts'
import { followWithdrawals } from '../auth/withdrawn.ts'
import { orders } from '../drops/tables.ts'
import { pointChanges } from '../points/tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

let made = 0
const phoneFan = (fields: Parameters<Shop['member']>[0] = {}) => {
  made += 1
  const phone = `010${String(20_000_000 + made)}`
  return shop.member({ phone, memberId: phone, ...fields }).then((member) => ({ ...member, phone }))
}
const mailFan = () => {
  made += 1
  const memberId = `fan${made}@example.com`
  return shop.member({ memberId, loginType: 'email' }).then((member) => ({ ...member, memberId }))
}
const identityOf = (fan: Member, phone: string, fields: { birth?: string } = {}) =>
  addIdentityResult(shop.backend, fan, { phone, ...fields })
const post = (path: string, body: unknown, { headers }: Member): Promise<Answer> =>
  shop.post(`/mypage/withdrawal${path}`, body, headers)
const withdrawnAt = async ({ id }: Member) =>
  (await shop.db.select().from(users).where(eq(users.id, id)))[0]?.withdrawnAt

describe('S7.55 what will be lost', () => {
  test('counts cards, points and orders in progress, and names the proofs', async () => {
    const fan = await phoneFan({ points: 1200 })
    const open = await shop.reserve(fan)
    expect(await getWithdrawal(sdkFor(shop, fan))).toEqual({
      cards: 0,
      benefits: 0,
      totalPoint: 1200,
      walletLinked: false,
      orders: [{ orderId: open.orderId, title: expect.any(String), state: 'paying' }],
      proofs: ['identity', 'sms'],
    })
    await shop.callback({ orderId: open.orderId })
    const states = async () => (await getWithdrawal(sdkFor(shop, fan))).orders.map(({ state }) => state)
    expect(await states()).toEqual(['unopened'])
    const change = (fields: Partial<typeof orders.$inferInsert>) =>
      shop.db.update(orders).set(fields).where(eq(orders.id, open.orderId))
    await change({ returnReason: 'damaged', returnRequestedAt: shop.backend.now() })
    expect(await states()).toEqual(['returning'])
    await change({ returnRefusedAt: shop.backend.now() })
    expect(await states()).toEqual(['unopened'])
    await shop.open(fan, open.orderId)
    expect(await states()).toEqual([])
    const { proofs } = await getWithdrawal(sdkFor(shop, await mailFan()))
    expect(proofs).toEqual(['email'])
    const kakao = await shop.member({ memberId: 'kakao-9', loginType: 'kakao' })
    expect((await getWithdrawal(sdkFor(shop, kakao))).proofs).toEqual(['identity'])
  })
})

describe('S7.51 by an identity check', () => {
  test('closes the account, and every session ends', async () => {
    const fan = await phoneFan()
    const fandeck = sdkFor(shop, fan)
    expect(await withdraw(fandeck, { verificationId: await identityOf(fan, fan.phone) })).toEqual({
      data: undefined,
    })
    expect(fandeck.session.getState().loggedIn).toBe(false)
    expect(await shop.db.select().from(tokenFamilies).where(eq(tokenFamilies.userId, fan.id))).toEqual([])
    for (const path of ['/mypage/userinfo', '/mypage/transaction', '/claim/usable/list']) {
      expect(await shop.get(path, fan)).toMatchObject({ status: '2009' })
    }
    expect(await shop.buy(fan)).toMatchObject({ status: '2009' })
  })

  test('of another person, a used one or none is refused', async () => {
    const [fan, other] = [await phoneFan({ birth: '1990-01-01' }), await phoneFan()]
    const mail = await mailFan()
    const refused = [
      await post('', { imp_uid: await identityOf(fan, other.phone) }, fan),
      await post('', { imp_uid: await identityOf(fan, fan.phone) }, fan),
      await post('', { imp_uid: 'imp_unknown' }, fan),
      await post('', {}, fan),
      await post('', { imp_uid: await identityOf(mail, '01012341234') }, mail),
    ]
    expect(codes(refused)).toEqual([
      'IDENTITY_MISMATCH',
      'IDENTITY_MISMATCH',
      'IDENTITY_NOT_FOUND',
      'BAD_REQUEST',
      'IDENTITY_MISMATCH',
    ])
    const late = await identityOf(fan, fan.phone, { birth: '1990-01-01' })
    await shop.db.update(identities).set({ usedBy: other.id }).where(eq(identities.verificationId, late))
    expect(await post('', { imp_uid: late }, fan)).toMatchObject({ code: 'IDENTITY_NOT_FOUND' })
    expect(await withdrawnAt(fan)).toBeNull()
  })

  test('of an account without phone and address is any that no other member has', async () => {
    const kakao = await shop.member({ memberId: 'kakao-1', loginType: 'kakao' })
    const holder = await phoneFan()
    expect(await post('', { imp_uid: await identityOf(kakao, holder.phone) }, kakao)).toMatchObject({
      code: 'IDENTITY_MISMATCH',
    })
    expect(await post('', { imp_uid: await identityOf(kakao, '01098760001') }, kakao)).toMatchObject({
      http: 200,
    })
  })
})

describe('S7.52 by a code', () => {
  test('S7.54 mailed to the own address', async () => {
    const fan = await mailFan()
    const fandeck = sdkFor(shop, fan)
    const sent = await requestWithdrawalCode(fandeck, { userId: fan.memberId })
    expect(sent.data?.expiresAt).toBe(shop.clock.now() + 600_000)
    const wrong = await withdraw(fandeck, { code: '000000' })
    expect(wrong).toMatchObject({ code: 'withdrawal/wrong-code' })
    expect(fandeck.session.getState().loggedIn).toBe(true)
    expect(await withdraw(fandeck, { code: await mailedCode(shop, fan.memberId) })).toEqual({
      data: undefined,
    })
    expect(await withdrawnAt(fan)).toBe(shop.clock.now())
  })

  test('S7.53 sent to the own phone, with hyphens too; and the body may have an identity instead', async () => {
    const fan = await phoneFan()
    const dashed = `${fan.phone.slice(0, 3)}-${fan.phone.slice(3, 7)}-${fan.phone.slice(7)}`
    expect(await requestWithdrawalCode(sdkFor(shop, fan), { phone: dashed })).toMatchObject({ data: {} })
    expect(await post('/all', { auth_num: await lastCode(shop, fan.phone) }, fan)).toMatchObject({
      http: 200,
    })
    const other = await phoneFan()
    expect(withdrawAllEndpoint.path).toBe('/mypage/withdrawal/all')
    const imp_uid = await identityOf(other, other.phone)
    expect(await post('/all', { imp_uid, auth_num: '000000' }, other)).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await post('/all', {}, other)).toMatchObject({ code: 'BAD_REQUEST' })
    expect(await post('/all', { imp_uid }, other)).toMatchObject({ http: 200 })
  })

  test('S7.53 S7.54 goes to no other phone or address', async () => {
    const [fan, mail] = [await phoneFan(), await mailFan()]
    const other = await phoneFan()
    for (const [path, body, member] of [
      ['/sms', { phone: other.phone }, fan],
      ['/email', { mbr_id: mail.memberId }, fan],
      ['/sms', { phone: '' }, fan],
      ['/email', { mbr_id: 'someone@example.com' }, mail],
    ] as const) {
      const { code } = await post(path, body, member)
      expect(['NOT_ON_FILE', 'BAD_REQUEST']).toContain(code)
    }
    await expect(lastCode(shop, other.phone)).rejects.toThrow('no code')
  })

  test('expires, is locked after five wrong ones, and is not one of the sign-in', async () => {
    const fan = await phoneFan()
    await shop.post('/auth/phone/code', { phone: fan.phone })
    const login = await lastCode(shop, fan.phone).catch(() => '111111')
    expect(await post('/all', { auth_num: login }, fan)).toMatchObject({ code: 'CODE_EXPIRED' })
    await post('/sms', { phone: fan.phone }, fan)
    expect(await post('/sms', { phone: fan.phone }, fan)).toMatchObject({ code: 'TOO_SOON' })
    const right = await lastCode(shop, fan.phone)
    const wrong = right === '999999' ? '999998' : '999999'
    const tries: Answer[] = []
    for (let tried = 0; tried < 5; tried++) tries.push(await post('/all', { auth_num: wrong }, fan))
    expect(codes(tries)).toEqual([...Array<string>(4).fill('WRONG_CODE'), 'TOO_MANY_TRIES'])
    expect(await post('/all', { auth_num: right }, fan)).toMatchObject({ code: 'TOO_MANY_TRIES' })
    expect(await withdrawnAt(fan)).toBeNull()
  })
})

describe('S7.51 S7.52 one effect', () => {
  test('of twenty submits at the same time, and of a repeat after a lost answer', async () => {
    const fan = await phoneFan({ points: 300 })
    const imp_uid = await identityOf(fan, fan.phone)
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('', { imp_uid }, fan)))
    expect(times(codes(answers), '200')).toBe(20)
    expect(await post('', { imp_uid }, fan)).toMatchObject({ http: 200 })
    const changes = await shop.db.select().from(pointChanges).where(eq(pointChanges.userId, fan.id))
    expect(changes.map(({ amount }) => amount)).toEqual([-300])
  })

  test('an ended session closes no account', async () => {
    const fan = await phoneFan()
    await shop.db.update(tokenFamilies).set({ revokedAt: 1 }).where(eq(tokenFamilies.id, fan.familyId))
    expect(await post('', { imp_uid: await identityOf(fan, fan.phone) }, fan)).toMatchObject({
      status: '2009',
    })
    expect(await withdrawnAt(fan)).toBeNull()
  })

  test('another process refuses the tokens of the member, too', async () => {
    const { databaseUrl, secrets } = shop.backend.config
    const second = await testBackend({ config: { databaseUrl, secrets } })
    try {
      const fan = await phoneFan()
      const read = () => second.fetch('http://api.localhost/mypage/transaction', { headers: fan.headers })
      expect((await read()).status).toBe(200)
      await post('', { imp_uid: await identityOf(fan, fan.phone) }, fan)
      await followWithdrawals(second.backend)
      expect(await (await read()).json()).toMatchObject({ status: '2009' })
    } finally {
      await second.close()
    }
  })

  test('a refresh token begins nothing, and the same address can sign up again', async () => {
    const test = await testBackend()
    try {
      const account = { userId: 'again@example.com', password: 'Sunset#2025' }
      const fandeck = sdkOn(test)
      await signUpByMail(test, fandeck, { ...account, agreed: ['service', 'privacy'] })
      await signIn(fandeck, { provider: 'password', ...account })
      const before = fandeck.session.record()
      await requestWithdrawalCode(fandeck, { userId: account.userId })
      await withdraw(fandeck, { code: await mailedCode(test, account.userId) })
      const old = rotate(test.backend, before?.refreshToken ?? '', false)
      await expect(old).rejects.toMatchObject({ status: '2009' })
      const again = signIn(fandeck, { provider: 'password', ...account })
      await expect(again).rejects.toMatchObject({ code: 'auth/credentials' })
      await signUpByMail(test, fandeck, { ...account, agreed: ['service', 'privacy'] })
      await signIn(fandeck, { provider: 'password', ...account })
      expect(await loadUser(fandeck)).toMatchObject({ memberId: account.userId, totalPoint: 0 })
    } finally {
      await test.close()
    }
  })
})

test('S7.51 S7.52 S7.53 S7.54 S7.55 need a session', async () => {
  const none = { headers: {} }
  const answers = [
    await shop.get('/mypage/nft/withdrawal'),
    await shop.post('/mypage/withdrawal', { imp_uid: 'a' }, none.headers),
    await shop.post('/mypage/withdrawal/all', { auth_num: '123456' }),
    await shop.post('/mypage/withdrawal/sms', { phone: '01011112222' }),
    await shop.post('/mypage/withdrawal/email', { mbr_id: 'a@example.com' }),
  ]
  expect(codes(answers)).toEqual(Array(5).fill('LOGIN_REQUIRED'))
})
