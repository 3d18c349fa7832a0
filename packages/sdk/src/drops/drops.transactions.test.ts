import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ok } from '../testing/fake-server.ts'
import { aTransaction, aTransactionDetail } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { Transaction, TransactionListReply, TransactionReply } from './drops.transactions.schema.ts'
import { getTransaction, getTransactions } from './drops.transactions.ts'

describe('S7.48 GET /mypage/transaction', () => {
  test('returns a page and the cursor of the next', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const last = aTransaction({ orderId: 'order-2', carrier: null, invoiceNumber: null })
    server.on('GET /mypage/transaction', ({ query }) =>
      query.has('cursor')
        ? ok(TransactionListReply, { rows: [last], next: null })
        : ok(TransactionListReply, { rows: [aTransaction()], next: 'c2' }),
    )
    const first = await getTransactions(fandeck)
    expect(first).toEqual({ rows: [aTransaction()], next: 'c2' })
    expect(await getTransactions(fandeck, { cursor: first.next })).toEqual({ rows: [last], next: undefined })
    expect(server.requests.map(({ query }) => query.get('cursor'))).toEqual([null, 'c2'])
  })

  test('is private', async () => {
    const { fandeck, server } = testKit()
    await expect(getTransactions(fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
    expect(server.requests).toEqual([])
  })

  test('is decoded from the wire names', () => {
    const wire = {
      order_id: 'order-1',
      minting_seq: 1,
      title: 'ORBLIT 1st Deck 카드팩',
      thumb: '/thumb.webp',
      amount: 2,
      payment_amount: 24000,
      payment_method: 'M',
      status: 'PAID',
      dttm: '2026-11-20 12:00:00',
    } as const
    expect(z.decode(Transaction, wire)).toMatchObject({ amount: 2, delivery: false, method: 'phoneBill' })
    expect(
      z.decode(Transaction, { ...wire, delivery_yn: 'Y', carrier: 'CJ', invoice_no: '601' }),
    ).toMatchObject({ delivery: true, carrier: 'CJ', invoiceNumber: '601' })
  })
})

describe('D17 GET /mypage/transaction/{order_id}', () => {
  test('returns the parcel and the receipt of one purchase', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /mypage/transaction/order-1', () => ok(TransactionReply, aTransactionDetail()))
    expect(await getTransaction(fandeck, { orderId: 'order-1' })).toEqual(aTransactionDetail())
  })

  test('is private', async () => {
    const { fandeck, server } = testKit()
    await expect(getTransaction(fandeck, { orderId: 'order-1' })).rejects.toMatchObject({
      code: 'session/no-session',
    })
    expect(server.requests).toEqual([])
  })

  test('D79 is decoded with a delivered parcel and a refused return', () => {
    const wire = {
      ...z.encode(TransactionReply, aTransactionDetail()),
      delivered_dttm: '2026-11-23 10:00:00',
      return_until_dttm: '2026-12-01 00:00:00',
      return: {
        return_reason: 'W' as const,
        dttm: '2026-11-24 09:00:00',
        refusal_reason: '사용한 굿즈예요.',
      },
    }
    const decoded = z.decode(TransactionReply, wire)
    expect(decoded).toMatchObject({
      deliveredAt: Date.parse('2026-11-23T10:00:00+09:00'),
      returnUntil: Date.parse('2026-12-01T00:00:00+09:00'),
      returnRequest: {
        reason: 'wrongGoods',
        at: Date.parse('2026-11-24T09:00:00+09:00'),
        refusal: '사용한 굿즈예요.',
      },
    })
    expect(z.encode(TransactionReply, decoded)).toEqual(wire)
  })

  test('is decoded from the wire names, with or without a parcel', () => {
    const wire = {
      ...z.encode(Transaction, aTransaction()),
      one_time_qty: 3,
      receipt_type: 'personal' as const,
      delivery: null,
      cards: [],
    }
    expect(z.decode(TransactionReply, wire)).toMatchObject({
      orderId: 'order-1',
      cardsPerPack: 3,
      receiptType: 'personal',
      address: null,
      opened: false,
    })
  })
})
