import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import type { Member } from '../../test/shop.ts'
import { openPayment } from '../demo/payment/gateway.ledger.ts'
import { sandboxPayments } from '../demo/payment/sandbox.ts'
import { orders } from '../drops/tables.ts'
import { refundParts } from '../payment/part-refunds.ts'
import { gwPayments, orderRefunds } from '../payment/tables.ts'
import { operatorActions } from './tables.ts'

let desk: Desk
let fan: Member
let orderId: string
beforeEach(async () => {
  desk = await openDesk()
  fan = await desk.member({ nickname: '달빛', phone: '01024814821' })
  orderId = (await desk.reserve(fan, 2)).orderId
  const paying = {
    orderId,
    amount: 2000,
    merchant: '',
    product: '',
    method: 'card',
    redirectUrl: '',
  } as const
  await openPayment(desk.backend, paying)
  await desk.db.update(gwPayments).set({ status: 'PAID' })
  await desk.callback({ orderId, amount: 2000 })
})
afterEach(() => desk.close())

const path = () => `/orders/${orderId}/refund-part`
const confirm = (amount: string) => desk.get(`${path()}?amount=${encodeURIComponent(amount)}`)
const form = (fields: Record<string, string> = {}) =>
  desk.post(path(), { amount: '700', seen: '0', reason: '굿즈가 늦었어요.', ...fields })

test('the refund of a part says what it will do, and is made once by the form that is sent twice', async () => {
  expect(await desk.page(`/orders/${orderId}`)).toContain('2,000원까지 환불할 수 있어요.')
  const asked = await (await confirm('1,700')).text()
  for (const words of ['2,000원', '1,700원 환불하기', '<dd>300원</dd>', '회원에게 그대로 있어요'])
    expect(asked).toContain(words)
  expect(await desk.db.$count(orderRefunds)).toBe(0)

  const replies = await Promise.all([form(), form(), form()])
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303])
  expect(await desk.db.$count(orderRefunds)).toBe(1)
  const actions = await desk.db.select().from(operatorActions).where(eq(operatorActions.subject, orderId))
  expect(actions.map(({ action, detail }) => [action, detail])).toEqual([['refund-part', '700원']])
  const timeline = async () => (await desk.page(`/members/${fan.id}`)).replace(/\s+/g, ' ')
  expect(await timeline()).toContain('700원을 돌려드리기로 했어요. 이유: 굿즈가 늦었어요.')
  expect(await timeline()).toContain('결제사에 700원 환불을 요청하고 있어요.')
  await refundParts(desk.backend, sandboxPayments(desk.backend))
  expect(await timeline()).toContain('700원을 돌려드렸어요. 카드는 회원에게 그대로 있어요.')
  expect(await desk.db.select().from(gwPayments)).toMatchObject([{ status: 'PAID', refunded: 700 }])
  expect(await desk.page(`/orders/${orderId}`)).toContain('1,300원까지 환불할 수 있어요.')
})

test('an amount that is none, or too much, and a form that another operator has overtaken are refused', async () => {
  for (const amount of ['', '0', '-5', '1.5', '천원', '1,00', '2001', '99999999999']) {
    const reply = await confirm(amount)
    expect([amount, reply.status]).toEqual([amount, 400])
    expect(await reply.text()).toContain('role="alert"')
    expect((await form({ amount })).status).toBe(400)
  }
  expect((await form({ reason: ' ' })).status).toBe(400)
  expect((await form({ reason: 'a'.repeat(201) })).status).toBe(400)
  await form()
  const late = await form({ amount: '800' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('그사이 이 주문의 환불 금액이 바뀌었어요.')
  expect(await desk.db.$count(orderRefunds)).toBe(1)
  await desk.db.update(orders).set({ status: 'REFUND_DUE' })
  expect((await confirm('100')).status).toBe(409)
  expect((await form({ seen: '700' })).status).toBe(409)
})
