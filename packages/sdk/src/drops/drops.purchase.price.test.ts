import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ok, refuse } from '../testing/fake-server.ts'
import { anOrder, aReservation } from '../testing/fixtures.ts'
import { serverWith } from '../testing/server-with.ts'
import { amountToPay } from './drops.button.ts'
import { Reservation } from './drops.orders.schema.ts'
import { createPurchase } from './drops.purchase.ts'
import { PriceChangedDetails } from './drops.schema.ts'
import { back, buying, keys, lost, posts } from './purchase.test-helper.ts'

const info = { paid: true, paymentAmount: 12_000 }
const changed = (paymentAmount: number) =>
  refuse(409, '가격이 바뀌었어요.', 'PRICE_CHANGED', z.encode(PriceChangedDetails, { paymentAmount }))
const agreed = (kit: Parameters<typeof posts>[0]) =>
  posts(kit).map(({ headers }) => headers.get('agreed-amount'))

describe('D83 the agreed price', () => {
  test('travels in a header; the body stays as it is, and without it no header is sent', async () => {
    const it = buying()
    await it.purchase.reserve({ ...back, agreedAmount: 24_000 })
    const other = buying()
    await other.purchase.reserve(back)
    expect([...agreed(it), ...agreed(other)]).toEqual(['24000', null])
    expect(posts(it)[0]?.body).toEqual(posts(other)[0]?.body)
  })

  test('is asked again when the server names another, and the next attempt keeps its key', async () => {
    const it = buying()
    const named: unknown[] = []
    it.kit.fandeck.on('drops:price-changed', (event) => named.push(event))
    it.kit.server.on('POST /minting', () => changed(30_000))
    it.purchase.setCount(2)
    expect(amountToPay(info, it.purchase.getState())).toBe(24_000)
    await it.purchase.reserve({ ...back, agreedAmount: 24_000 })
    expect(it.purchase.getState()).toMatchObject({
      step: 'choosing',
      quotedAmount: 30_000,
      error: { code: 'drops/price-changed', details: { paymentAmount: 30_000 } },
    })
    expect(named).toEqual([{ dropId: 1, paymentAmount: 30_000 }])
    const agreedAmount = amountToPay(info, it.purchase.getState())
    it.kit.server.on('POST /minting', () => ok(Reservation, aReservation({ paymentAmount: 30_000 })))
    await it.purchase.reserve({ ...back, agreedAmount })
    expect(it.purchase.getState().step).toBe('paying')
    expect(agreed(it)).toEqual(['24000', '30000'])
    expect(new Set(keys(it)).size).toBe(1)
  })

  test('is forgotten when the fan chooses another number of packs', async () => {
    const it = buying()
    it.kit.server.on('POST /minting', () => changed(15_000))
    await it.purchase.reserve({ ...back, agreedAmount: 12_000 })
    it.purchase.setCount(2)
    expect(amountToPay(info, it.purchase.getState())).toBe(24_000)
  })

  test('of a server that ignores the header is asked again, too, and paid once agreed', async () => {
    const it = buying()
    it.kit.server.on('POST /minting', () => ok(Reservation, aReservation({ paymentAmount: 15_000 })))
    await it.purchase.reserve({ ...back, agreedAmount: 12_000 })
    expect(it.purchase.getState()).toMatchObject({
      step: 'choosing',
      quotedAmount: 15_000,
      reservation: undefined,
    })
    await it.purchase.reserve({ ...back, agreedAmount: 15_000 })
    expect(it.purchase.getState()).toMatchObject({ step: 'paying', reservation: { paymentAmount: 15_000 } })
    expect(new Set(keys(it)).size).toBe(1)
  })

  test('of a reservation before a reload is what resuming shows', async () => {
    const it = buying()
    await it.purchase.reserve({ ...back, agreedAmount: aReservation().paymentAmount })
    const again = createPurchase(it.kit.fandeck, { dropId: 1 })
    expect(again.getState().step).toBe('resumable')
    const shown = amountToPay({ paid: true, paymentAmount: 99_000 }, again.getState())
    expect(shown).toBe(aReservation().paymentAmount)
    it.order.now = anOrder({ paymentAmount: shown })
    await again.resume()
    expect(again.getState().step).toBe('paying')
  })

  test('of a lost reply is kept with its key', async () => {
    const it = buying()
    it.kit.server.on('POST /minting', lost)
    const pressed = it.purchase.reserve({ ...back, agreedAmount: 12_000 })
    await it.clock.advance(5000)
    await pressed
    it.kit.server.on('POST /minting', () => changed(12_000))
    await it.purchase.reserve({ ...back, agreedAmount: 15_000 })
    expect(it.purchase.getState().quotedAmount).toBe(12_000)
    expect(new Set(keys(it)).size).toBe(1)
  })

  test('is refused by the test kit when its drop costs more', async () => {
    const { fandeck } = serverWith({ loggedIn: true })
    const purchase = createPurchase(fandeck, { dropId: 1 })
    await purchase.reserve({ ...back, agreedAmount: 1 })
    expect(purchase.getState().error?.code).toBe('drops/price-changed')
  })
})
