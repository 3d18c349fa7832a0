import { describe, expect, test } from 'vitest'
import { nothing } from '../http/wire.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aDelivery, anOrder, aReservation } from '../testing/fixtures.ts'
import { type CallState, idle } from './drops.call-state.ts'
import { OrderReply, Reservation } from './drops.orders.schema.ts'
import type { PurchaseState } from './drops.purchase.state.ts'
import { back, buying } from './purchase.test-helper.ts'

type Name = keyof PurchaseState['calls']

const NAMES: readonly Name[] = ['reserve', 'delivery', 'order']
const ROUTES: Record<Name, string> = {
  reserve: 'POST /minting',
  delivery: 'PUT /minting/order/:id/delivery',
  order: 'GET /minting/order/:id',
}
const ANSWERS: Record<Name, () => Response> = {
  reserve: () => ok(Reservation, aReservation()),
  delivery: () => ok(nothing, undefined),
  order: () => ok(OrderReply, anOrder()),
}

/** A purchase that is about to make a call, a function that makes it, and the flags that it showed. */
async function before(name: Name) {
  const { purchase, server } = buying()
  purchase.setDelivery(aDelivery())
  server.on(ROUTES.delivery, name === 'delivery' ? () => refuse(500, '잠시만요.') : ANSWERS.delivery)
  const reserve = () => purchase.reserve({ ...back, delivery: true })
  if (name !== 'reserve') await reserve()
  const make = { reserve, delivery: () => purchase.deliver(), order: () => purchase.check() }[name]
  const others = () =>
    NAMES.filter((other) => other !== name).map((other) => purchase.getState().calls[other])
  const shown: CallState[] = []
  let last = purchase.getState().calls[name]
  purchase.subscribe(({ calls }) => {
    if (last !== calls[name]) shown.push(calls[name])
    last = calls[name]
  })
  return { purchase, server, make, others, shown }
}
const loading = { ...idle, loading: true }
const done = { ...idle, done: true }

describe.each(NAMES)('S3.15 the call %s', (name) => {
  test('raises `loading` while it runs and `done` after it, and leaves the other calls alone', async () => {
    const { server, make, others, shown } = await before(name)
    server.on(ROUTES[name], ANSWERS[name])
    const beside = name === 'reserve' ? undefined : others()
    await make()
    expect(shown.slice(0, 2)).toEqual([loading, done])
    if (beside) expect(others()).toEqual(beside)
  })

  test('that is refused raises `error` and records its code, message and status', async () => {
    const { server, make, shown } = await before(name)
    server.on(ROUTES[name], () => refuse(409, '모두 판매됐어요.', 'SOLD_OUT'))
    await make()
    const errorInfo = { code: 'drops/sold-out', serverMessage: '모두 판매됐어요.', status: 409 }
    expect(shown).toEqual([loading, { ...idle, error: true, errorInfo: expect.objectContaining(errorInfo) }])
  })

  test('clears the error of the last attempt when it is made again', async () => {
    const { server, make, shown } = await before(name)
    server.on(ROUTES[name], () => refuse(409, '주소를 확인해 주세요.', 'DELIVERY_INVALID'))
    await make()
    server.on(ROUTES[name], ANSWERS[name])
    await make()
    expect(shown[1]).toMatchObject({ loading: false, done: false, error: true })
    expect(shown.slice(2, 4)).toEqual([loading, done])
  })
})
