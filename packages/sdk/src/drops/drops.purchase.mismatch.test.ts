import { expect, test } from 'vitest'
import { anOrder } from '../testing/fixtures.ts'
import { back, buying } from './purchase.test-helper.ts'

const paid = anOrder({ status: 'PAID' })

test.each([
  ['another sum', { ...paid, paymentAmount: 1 }],
  ['another order', { ...paid, orderId: 'order-2' }],
])('D20 a paid order of %s is not a success', async (_, order) => {
  const it = buying()
  await it.purchase.reserve(back)
  it.order.now = order
  await it.purchase.check()
  expect(it.purchase.getState()).toMatchObject({
    step: 'failed',
    error: { code: 'drops/order-mismatch' },
  })
  expect(it.events.at(-1)).toEqual(['failed', { dropId: 1, code: 'drops/order-mismatch' }])
})

test('D20 the reserved order with its amount is paid', async () => {
  const it = buying()
  await it.purchase.reserve(back)
  it.order.now = paid
  await it.purchase.check()
  expect(it.purchase.getState()).toMatchObject({ step: 'paid' })
})

test('unsubscribing twice does not stop another listener’s polling', async () => {
  const it = buying()
  await it.purchase.reserve(back)
  const leave = it.purchase.subscribe(() => {})
  it.purchase.subscribe(() => {})
  leave()
  leave()
  it.order.now = paid
  await it.clock.advance(4000)
  expect(it.purchase.getState().step).toBe('paid')
})
