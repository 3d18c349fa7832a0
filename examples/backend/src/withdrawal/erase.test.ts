import { emptyCollection } from '@fandeck/sdk/collections'
import { eq, sum } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { audit } from '../../test/rush/audit.ts'
import { mailedCode } from '../../test/sdk.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { tracesOf } from '../../test/traces.ts'
import { accountOf } from '../auth/account-limits.ts'
import { identities, linkedAccounts, users } from '../auth/tables.ts'
import { editions } from '../cards/tables.ts'
import { collections } from '../collections/tables.ts'
import { gatewayApp } from '../demo/payment/gateway.ts'
import { sandboxPayments } from '../demo/payment/sandbox.ts'
import { orders, savedDeliveries } from '../drops/tables.ts'
import { entries } from '../entries/tables.ts'
import { rememberDevice } from '../limits/devices.ts'
import { hashPassword } from '../limits/hashing.ts'
import { refundDue } from '../payment/refunds.ts'
import { earnPoints } from '../points/store.ts'
import { pointChanges } from '../points/tables.ts'
import { shopListed } from '../shop-files/tables.ts'
import { inquiries } from '../support/tables.ts'
import { uploads } from '../uploads/tables.ts'
import { createErasure } from './erasure.ts'
import { orderArchive } from './tables.ts'

const PHONE = '01077771234'
const EMAIL = 'gone.fan@example.com'
const NAME = '홍길동전'
const NICKNAME = '사라질팬이름'
const ADDRESS = '서울 성동구 사라질로 88'
const TEXTS = [PHONE, EMAIL, NAME, NICKNAME, ADDRESS]
const IDENTITY = { name: NAME, birth: '1998-04-12', gender: 'F', phone: PHONE } as const
const HOME = {
  deliveryName: NAME,
  deliveryPhone: PHONE,
  postNumber: '04766',
  address: ADDRESS,
  addressDetail: '1203호',
  deliveryRequest: '',
}

let shop: Shop
let fan: Member
beforeEach(async () => {
  shop = await openShop({ shipsGoods: true, maxPerOrder: 9, maxPerMember: 9 })
  const { db, backend } = shop
  const passwordHash = await hashPassword('Fandeck#2025')
  const account = { memberId: EMAIL, loginType: 'email', passwordHash } as const
  fan = await shop.member({ ...account, phone: PHONE, nickname: NICKNAME })
  const { id: userId } = fan
  const at = backend.now()
  const check = { ...IDENTITY, userId, familyId: fan.familyId, createdAt: at, expiresAt: at + 600_000 }
  await db.insert(identities).values([
    { verificationId: 'imp_old', ...check, usedBy: userId, usedAt: at },
    { verificationId: 'imp_now', ...check },
  ])
  await db
    .insert(linkedAccounts)
    .values({ provider: 'google', subject: EMAIL, email: EMAIL, userId, createdAt: at })
  await db.insert(savedDeliveries).values({ userId, delivery: HOME, savedAt: at })
  await db.insert(shopListed).values([PHONE, EMAIL].map((member) => ({ list: 'opening', member })))
  await db.insert(collections).values({
    userId,
    key: 'k-1',
    englishName: EMAIL,
    koreanName: NICKNAME,
    linkName: 'gone-fan',
    details: { ...emptyCollection(), description: NAME },
    createdAt: at,
  })
  await earnPoints(db, userId, { amount: 700, title: '카드 등록', at })
  await db
    .insert(entries)
    .values({ userId, title: '응모', enteredAt: at, announcedAt: at, result: 'waiting' })
  const question = {
    category: '카드',
    title: `${NAME}입니다`,
    content: `${PHONE}으로 연락 주세요`,
    images: [],
  }
  await db.insert(inquiries).values({ userId, key: 'k', ...question, askedAt: at })
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c4122f' } })
    .webp()
    .toBuffer()
  await db.insert(uploads).values({ id: 'u-1', userId, bytes, createdAt: at })
  await rememberDevice(backend, undefined, { subjects: [accountOf(backend, 'email', EMAIL)] })
  for (const [path, body] of [
    ['/auth/phone/code', { phone: PHONE }],
    ['/auth/password/code', { mbr_id: EMAIL }],
  ] as const) {
    await shop.post(path, body)
  }
})
afterEach(() => shop.close())

const press = (paymentUrl: string, action: string) =>
  gatewayApp(shop.backend, shop.fetch).request(new URL(paymentUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action }),
  })

/** Orders packs with the member's name, phone and address. */
async function order(amount = 1) {
  const receipt = {
    payment_method: 'B',
    receipt_type: 'personal',
    receipt_info_type: 'phone',
    receipt_info: PHONE,
  }
  const reserved = await shop.reserve(fan, amount, { buyer_name: NAME, ...receipt })
  await shop.post(`/minting/order/${reserved.orderId}/delivery`, HOME, fan.headers, 'PUT')
  return reserved
}
const withdraw = () => shop.post('/mypage/withdrawal', { imp_uid: 'imp_now' }, fan.headers)

describe('S7.51 a withdrawal erases the member', () => {
  test('SEC-6 the phones of earlier checks go too, with their codes and texts', async () => {
    const former = '01055551234'
    const at = shop.backend.now()
    const check = { ...IDENTITY, phone: former, createdAt: at, expiresAt: at + 600_000 }
    await shop.db
      .insert(identities)
      .values({ verificationId: 'imp_former', ...check, usedBy: fan.id, usedAt: at })
    await shop.post('/auth/phone/code', { phone: former })
    expect((await tracesOf(shop.db, [former])).found).not.toEqual([])
    await withdraw()
    expect((await tracesOf(shop.db, [former])).found).toEqual([])
  })

  test('SEC-6 no column of any table but the archive has the phone, email, name or address', async () => {
    const paid = await order()
    expect((await press(paid.paymentUrl, 'approve')).status).toBe(200)
    await order()
    const before = await tracesOf(shop.db, TEXTS)
    expect(before.tables.length).toBeGreaterThan(40)
    const named = new Set(before.found.map((hit) => hit.split(':')[0]))
    expect([...named]).toEqual(
      expect.arrayContaining([
        'collections',
        'identities',
        'inquiries',
        'linked_accounts',
        'mails',
        'orders',
        'saved_deliveries',
        'shop_listed',
        'sms',
        'users',
      ]),
    )
    expect(await withdraw()).toMatchObject({ http: 200 })
    const { found } = await tracesOf(shop.db, TEXTS)
    expect(found.filter((hit) => !hit.startsWith('order_archive:'))).toEqual([])
    expect(await shop.db.select().from(uploads).where(eq(uploads.userId, fan.id))).toEqual([])
    const [record, ...more] = await shop.db.select().from(orderArchive)
    expect(more).toEqual([])
    expect(record).toMatchObject({ orderId: paid.orderId, buyerName: NAME, contact: PHONE, delivery: HOME })
  })

  test('nor the address that an account has linked (D80)', async () => {
    const [phone, mbr_id] = ['01077775678', 'linked.fan@example.com']
    const { headers } = await shop.member({ memberId: phone, phone, loginType: 'phone' })
    await shop.post('/mypage/login/email/code', { mbr_id }, headers)
    const link = { mbr_id, auth_num: await mailedCode(shop, mbr_id), pwd: 'Moonn1ght#' }
    expect(await shop.post('/mypage/login/email', link, headers)).toMatchObject({ http: 200 })
    await shop.post('/auth/login', { login_type: 'B', mbr_id, pwd: link.pwd })
    await shop.post('/mypage/withdrawal/email', { mbr_id }, headers)
    const named = (await tracesOf(shop.db, [mbr_id])).found.map((hit) => hit.split(':')[0])
    expect(new Set(named)).toEqual(new Set(['mails', 'users']))
    const code = await mailedCode(shop, mbr_id)
    expect(await shop.post('/mypage/withdrawal/all', { auth_num: code }, headers)).toMatchObject({
      http: 200,
    })
    expect((await tracesOf(shop.db, [mbr_id, phone])).found).toEqual([])
    expect(await shop.post('/auth/login', { login_type: 'B', mbr_id, pwd: link.pwd })).toMatchObject({
      http: 401,
    })
  })

  test('orders, stock, cards, points and payments balance', async () => {
    const paid = await order(2)
    await press(paid.paymentUrl, 'approve')
    await shop.open(fan, paid.orderId)
    await order(3)
    expect(await shop.stock()).toBe(15)
    await withdraw()
    // The reservation went back; the sold packs did not.
    expect(await shop.stock()).toBe(18)
    expect(await audit(shop.db, 1)).toMatchObject({
      sold: 2,
      miscounted: 0,
      wrongCards: 0,
      paidWithoutCard: 0,
    })
    const held = await shop.db.select().from(editions).where(eq(editions.userId, fan.id))
    expect(held).toHaveLength(6)
    const [points] = await shop.db
      .select({ total: sum(pointChanges.amount) })
      .from(pointChanges)
      .where(eq(pointChanges.userId, fan.id))
    expect(Number(points?.total)).toBe(0)
    expect(await shop.db.select().from(users).where(eq(users.id, fan.id))).toMatchObject([
      { points: 0, nickname: '탈퇴한 회원', withdrawnAt: NOON },
    ])
  })

  test('a payment that ends later is refunded and gives no cards', async () => {
    const late = await order()
    await withdraw()
    await shop.callback({ orderId: late.orderId })
    const state = async () =>
      (await shop.db.select().from(orders).where(eq(orders.id, late.orderId)))[0]?.status
    expect(await state()).toBe('REFUND_DUE')
    await refundDue(shop.backend, sandboxPayments(shop.backend))
    expect(await shop.db.select().from(editions).where(eq(editions.userId, fan.id))).toEqual([])
    expect(await shop.stock()).toBe(20)
  })

  test('what a request under way wrote is erased once its token has expired', async () => {
    await withdraw()
    const work = createErasure(shop.backend)
    const row = { category: '카드', title: NAME, content: PHONE, images: [], askedAt: NOON }
    await shop.db.insert(inquiries).values({ userId: fan.id, key: 'late', ...row })
    await work()
    expect((await tracesOf(shop.db, [NAME])).found).toEqual(['inquiries: 홍길동전'])
    shop.clock.advance(30 * 60_000)
    await work()
    expect((await tracesOf(shop.db, TEXTS)).found).toEqual([])
  })

  test('the archive is deleted after five years, not before', async () => {
    const paid = await order()
    await press(paid.paymentUrl, 'approve')
    await withdraw()
    const work = createErasure(shop.backend)
    const YEAR = 365.25 * 24 * 3_600_000
    shop.clock.advance(5 * YEAR - 1)
    await work()
    expect(await shop.db.select().from(orderArchive)).toHaveLength(1)
    shop.clock.advance(1)
    await work()
    expect(await shop.db.select().from(orderArchive)).toEqual([])
  })
})
