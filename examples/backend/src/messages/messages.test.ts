// Messages to fans: their content and channel, that each is sent once, and sending one again from the desk.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { SOLAPI_KEYS, solapi } from '../../test/solapi.ts'
import { sms, users } from '../auth/tables.ts'
import { mintings, orders } from '../drops/tables.ts'
import { mails } from '../mail/tables.ts'
import { operatorActions } from '../operations/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { refundDue } from '../payment/refunds.ts'
import { inquiries } from '../support/tables.ts'
import { createFanMessageWork } from './outgoing.ts'
import { fanMessages, messageTemplates } from './tables.ts'

const HOUR_MS = 3_600_000
const PHONE = '01024814821'
const MAIL = 'fan@example.com'
let desk: Desk
beforeEach(async () => {
  desk = await openDesk({ shipsGoods: true })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await desk.close()
})

const told = () => desk.db.select().from(fanMessages).orderBy(fanMessages.id)
const send = () => createFanMessageWork(desk.backend)()
const mailed = () => desk.db.select().from(mails).orderBy(mails.id)

/** A paid order with goods of a fan. */
async function paid(fan: { id: string; headers: { authorization: string } }): Promise<string> {
  const member = { ...fan, familyId: '', token: '' }
  const { orderId } = await desk.reserve(member)
  const delivery = {
    ...{
      deliveryName: '하늘',
      deliveryPhone: PHONE,
      postNumber: '04766',
      address: '서울',
      addressDetail: '1호',
    },
    deliveryRequest: '',
  }
  await desk.db.update(orders).set({ delivery }).where(eq(orders.id, orderId))
  await desk.callback({ orderId })
  return orderId
}
const mailFan = () => desk.member({ memberId: MAIL, loginType: 'email', nickname: '하늘' })
const step = async (path: string, fields: Record<string, string> = {}) =>
  expect((await desk.post(path, fields)).status).toBe(303)
const ship = (orderId: string) =>
  step(`/orders/${orderId}/ship`, { carrier: 'CJ대한통운', invoice_no: '601234563387' })

test('a fan is told once of a parcel, an answer, a cancellation and a refund', async () => {
  const fan = await mailFan()
  const shipped = await paid(fan)
  await ship(shipped)
  const cancelled = await paid(fan)
  await desk.call(`/minting/order/${cancelled}/cancel`, { cancel_reason: 'M' }, fan.headers)
  await desk.call(`/minting/order/${cancelled}/cancel`, { cancel_reason: 'M' }, fan.headers)
  await refundDue(desk.backend, { refund: async () => {} })
  await desk.callback({ orderId: cancelled, kind: 'refunded' })
  const [asked] = await desk.db
    .insert(inquiries)
    .values({
      userId: fan.id,
      key: 'k',
      category: '기타',
      title: '언제 와요?',
      content: '?',
      images: [],
      askedAt: 0,
    })
    .returning()
  await step(`/inquiries/${asked?.inquiryId}/answer`, { answer: '내일 도착해요.' })

  expect((await told()).map(({ name, subject, turn }) => [name, subject, turn])).toEqual([
    ['shipped', shipped, 1],
    ['cancelled', cancelled, 1],
    ['refunded', cancelled, 1],
    ['answered', String(asked?.inquiryId), 1],
  ])
  await send()
  expect(
    (await mailed()).map(({ recipient, subject, body }) => [recipient, subject, body.split('\n')[0]]),
  ).toEqual([
    [MAIL, '주문한 상품을 보냈어요', `하늘님, 주문 ${shipped}의 상품을 보냈어요.`],
    [MAIL, '주문을 취소했어요', `하늘님, 주문 ${cancelled}(시험 팩)을 취소했어요.`],
    [MAIL, '결제 금액을 돌려드렸어요', `하늘님, 주문 ${cancelled}의 1,000원을 결제한 수단으로 돌려드렸어요.`],
    [MAIL, '문의에 답변했어요', "하늘님, '언제 와요?' 문의에 답변했어요."],
  ])
  expect((await mailed())[0]?.body).toBe(
    `하늘님, 주문 ${shipped}의 상품을 보냈어요.\nCJ대한통운 601234563387\n배송 상황은 https://site.example/mypage에서 볼 수 있어요.`,
  )
  expect((await told()).every(({ channel }) => channel === 'mail')).toBe(true)
})

test('several processes send each message once', async () => {
  const fan = await mailFan()
  for (let n = 0; n < 2; n++) await ship(await paid(fan))
  await Promise.all([send(), send(), send(), send()])
  await send()
  expect(await mailed()).toHaveLength(2)
})

test('nothing is told of a step that is rolled back', async () => {
  const fan = await mailFan()
  const orderId = await paid(fan)
  await ship(orderId)
  expect(
    (await desk.post(`/orders/${orderId}/ship`, { carrier: 'CJ대한통운', invoice_no: '601234563388' }))
      .status,
  ).toBe(409)
  expect((await desk.post(`/orders/${orderId}/cancel`, {})).status).toBe(409)
  expect(await told()).toHaveLength(1)
})

describe('the way of a message', () => {
  const withSolapi = (channel?: string) => {
    desk.backend.config.solapi = { ...SOLAPI_KEYS, ...(channel !== undefined && { channel }) }
    return solapi()
  }
  const template = {
    name: 'shipped',
    subject: '발송',
    body: '{order}, {invoice}',
    kakaoTemplate: 'KA01TP1',
  } as const
  const shipTo = async (fields: Parameters<Desk['member']>[0]) => {
    const orderId = await paid(await desk.member(fields))
    await ship(orderId)
    return orderId
  }

  test('is KakaoTalk where the shop has a channel and a template', async () => {
    const service = withSolapi('KA01PF1')
    await desk.db.insert(messageTemplates).values(template)
    const orderId = await shipTo({ phone: PHONE, memberId: MAIL })
    await Promise.all([send(), send()])
    await send()
    expect(service.received).toEqual([
      {
        ...{ to: PHONE, from: SOLAPI_KEYS.from, text: `${orderId}, 601234563387` },
        kakaoOptions: {
          ...{ pfId: 'KA01PF1', templateId: 'KA01TP1' },
          variables: expect.objectContaining({
            '#{order}': orderId,
            '#{nickname}': '하늘',
            '#{carrier}': 'CJ대한통운',
            '#{invoice}': '601234563387',
          }),
        },
      },
    ])
    expect(await told()).toMatchObject([{ channel: 'kakao' }])
    expect(await mailed()).toEqual([])
  })

  test('is mail without a template, and a text message without an address', async () => {
    const service = withSolapi('KA01PF1')
    await shipTo({ phone: PHONE, memberId: MAIL })
    await shipTo({ phone: '01024814822' })
    await send()
    expect((await told()).map(({ channel }) => channel)).toEqual(['mail', 'sms'])
    expect(service.received).toMatchObject([
      { to: '01024814822', text: expect.stringContaining('님, 주문 FD-') },
    ])
    expect(service.received[0]?.kakaoOptions).toBeUndefined()
  })

  test('is shown in the panel of a demo, and none for a member without phone and mail', async () => {
    await shipTo({ phone: PHONE })
    await shipTo({})
    await send()
    expect((await told()).map(({ channel }) => channel)).toEqual(['sms', 'none'])
    expect(await desk.db.select().from(sms)).toHaveLength(1)
    expect(desk.errors).toEqual([])
  })

  test('that fails is tried again, for a day', async () => {
    const service = withSolapi()
    service.setDown(true)
    await shipTo({ phone: PHONE })
    await send()
    expect(await told()).toMatchObject([{ channel: null, endedAt: null }])
    expect(desk.errors.splice(0).join()).toContain('message')
    service.setDown(false)
    desk.clock.advance(HOUR_MS)
    await send()
    expect(await told()).toMatchObject([{ channel: 'sms' }])
    service.setDown(true)
    await desk.db.update(mintings).set({ endAt: desk.clock.now() + HOUR_MS })
    await shipTo({ phone: '01024814823' })
    await send()
    desk.clock.advance(24 * HOUR_MS)
    service.setDown(false)
    await send()
    expect(service.received).toHaveLength(1)
    expect((await told())[1]).toMatchObject({ channel: null, endedAt: desk.clock.now() })
    desk.errors.splice(0)
  })

  test('is none for a member who has left', async () => {
    const fan = await mailFan()
    await ship(await paid(fan))
    await desk.db.update(users).set({ withdrawnAt: 1 }).where(eq(users.id, fan.id))
    await send()
    expect(await mailed()).toEqual([])
    expect(await desk.db.$count(outbox, eq(outbox.kind, 'message'))).toBe(1)
  })
})

describe('the desk', () => {
  test('shows what a member was told, and sends it again once a press', async () => {
    const fan = await mailFan()
    const orderId = await paid(fan)
    await ship(orderId)
    expect(await desk.page(`/members/${fan.id}`)).toContain('보내는 중')
    await send()
    const page = await desk.page(`/members/${fan.id}`)
    expect(page).toContain(`<b>발송 안내 ${orderId}</b>`)
    expect(page).toContain(' · 메일</span>')
    const [, message = ''] = /name="message" value="(\d+)"/.exec(page) ?? []
    await step(`/members/${fan.id}/resend`, { message })
    await step(`/members/${fan.id}/resend`, { message })
    await send()
    expect(await mailed()).toHaveLength(2)
    expect((await mailed())[1]?.body).toBe((await mailed())[0]?.body)
    const again = await desk.page(`/members/${fan.id}`)
    expect(again).toContain('2번째')
    expect(again.match(/name="message"/g)).toHaveLength(1)
    const actions = await desk.db.select().from(operatorActions).where(eq(operatorActions.action, 'resend'))
    expect(actions).toHaveLength(1)
    // The message of another member.
    const other = await desk.member()
    await step(`/members/${other.id}/resend`, { message })
    expect(await told()).toHaveLength(2)
    expect((await desk.post(`/members/${fan.id}/resend`, { message: 'x' })).status).toBe(400)
  })

  test('asks a fan to change something, each time that it says so', async () => {
    const fan = await mailFan()
    const orderId = await paid(fan)
    expect(await desk.page(`/orders/${orderId}`)).toContain('name="seen" value="0"')
    const reason = '주소에 호수가 없어요.'
    await step(`/orders/${orderId}/ask-change`, { reason, seen: '0' })
    await step(`/orders/${orderId}/ask-change`, { reason, seen: '0' })
    await send()
    expect(await mailed()).toMatchObject([
      { subject: '주문을 확인해 주세요', body: expect.stringContaining(`확인해 주세요.\n${reason}\n`) },
    ])
    expect(await desk.page(`/orders/${orderId}`)).toContain('지금까지 1번 보냈어요.')
    await step(`/orders/${orderId}/ask-change`, { reason: '한 번 더 확인해 주세요.', seen: '1' })
    await send()
    expect(await mailed()).toHaveLength(2)
    expect((await desk.post(`/orders/${orderId}/ask-change`, { reason: '', seen: '2' })).status).toBe(400)
    await desk.db.update(orders).set({ status: 'REFUNDED' }).where(eq(orders.id, orderId))
    expect((await desk.post(`/orders/${orderId}/ask-change`, { reason, seen: '2' })).status).toBe(409)
  })
})
