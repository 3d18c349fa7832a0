import { DropReply, FirstMintReply, TransactionListReply, TransactionReply } from '@fandeck/sdk/wire'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { gatewayApp } from '../demo/payment/gateway.ts'
import { sandboxPayments } from '../demo/payment/sandbox.ts'
import { refundDue } from '../payment/refunds.ts'
import { gwPayments } from '../payment/tables.ts'
import { RESERVATION_MS } from './reserve.ts'

let shop: Shop

async function open(drop: Parameters<typeof openShop>[0] = {}) {
  shop = await openShop(drop)
  return shop
}
afterEach(() => shop.close())

const HOME = {
  deliveryName: '하늘',
  deliveryPhone: '01055550100',
  postNumber: '04766',
  address: '서울 성동구 왕십리로 83-21',
  addressDetail: '101호',
  deliveryRequest: '',
}
const put = (fan: Member, orderId: string, delivery: unknown = HOME) =>
  shop.post(`/minting/order/${orderId}/delivery`, delivery, fan.headers, 'PUT')

/** Submits a button of the payment page. */
const press = (paymentUrl: string, action: string) =>
  gatewayApp(shop.backend, shop.fetch).request(new URL(paymentUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action }),
  })

describe('a drop that ships goods (D22)', () => {
  it('requires an address before the payment (S3.18)', async () => {
    const { member, reserve, get, orderOf } = await open({ shipsGoods: true })
    const fan = await member()
    const drop = (await get('/minting/1')).data
    expect(z.decode(DropReply, drop as z.input<typeof DropReply>).info.delivery).toBe(true)
    const { orderId, paymentUrl } = await reserve(fan)
    const refused = await press(paymentUrl, 'approve')
    expect([refused.status, await refused.text()]).toEqual([409, '배송지를 먼저 입력해 주세요.'])
    expect((await orderOf(fan, orderId)).status).toBe('RESERVED')
    expect(await put(fan, orderId)).toMatchObject({ status: '200' })
    expect((await press(paymentUrl, 'approve')).status).toBe(200)
    expect((await orderOf(fan, orderId)).status).toBe('PAID')
  })

  it.each(Object.keys(HOME).filter((name) => name !== 'deliveryRequest'))(
    'refuses an address without %s (S3.18)',
    async (name) => {
      const { member, reserve } = await open({ shipsGoods: true })
      const fan = await member()
      const { orderId } = await reserve(fan)
      expect((await put(fan, orderId, { ...HOME, [name]: '  ' })).http).toBe(400)
    },
  )

  it('stores the address of an own order once, before the payment; a repetition is accepted', async () => {
    const { member, reserve, callback } = await open({ shipsGoods: true })
    const fan = await member()
    const { orderId } = await reserve(fan)
    expect(await put(await member(), orderId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await put(fan, orderId)).toMatchObject({ status: '200' })
    await callback({ orderId })
    expect(await put(fan, orderId)).toMatchObject({ status: '200' })
    expect(await put(fan, orderId, { ...HOME, addressDetail: '102호' })).toMatchObject({
      code: 'DELIVERY_CLOSED',
    })
  })

  it('delivers the cards of a free drop once it has an address (D22, D61)', async () => {
    const { member, reserve, orderOf } = await open({ shipsGoods: true, paid: false })
    const fan = await member()
    const { orderId } = await reserve(fan)
    expect((await orderOf(fan, orderId)).status).toBe('RESERVED')
    expect(await put(fan, orderId)).toMatchObject({ status: '200' })
    expect(await orderOf(fan, orderId)).toMatchObject({ status: 'PAID' })
    expect((await shop.open(fan, orderId)).cards).toHaveLength(3)
    expect(await put(fan, orderId)).toMatchObject({ status: '200' })
  })

  it('refuses an address for a drop without a delivery', async () => {
    const { member, reserve } = await open()
    const fan = await member()
    expect(await put(fan, (await reserve(fan)).orderId)).toMatchObject({ code: 'DELIVERY_INVALID' })
  })
})

describe('the purchases of a member', () => {
  const page = async (fan: Member, cursor = '') => {
    const { data } = await shop.get(`/mypage/transaction?cursor=${cursor}`, fan)
    return z.decode(TransactionListReply, data as z.input<typeof TransactionListReply>)
  }

  it('are listed by page, newest first, with the parcel once it is shipped (S7.48, D17)', async () => {
    const { member, reserve, callback, post, clock } = await open({
      shipsGoods: true,
      totalPacks: 60,
      remaining: 60,
      maxPerMember: 60,
    })
    const fan = await member()
    await reserve(await member())
    const made: string[] = []
    for (let n = 0; n < 25; n++) {
      clock.advance(1)
      made.unshift((await reserve(fan)).orderId)
    }
    const [newest = ''] = made
    await callback({ orderId: newest })
    const parcel = { order_id: newest, carrier: 'CJ', invoice_no: '601234563387' }
    expect(await post('/dev/ship', parcel)).toMatchObject({ status: '200' })
    expect(await post('/dev/ship', { ...parcel, order_id: made[1] })).toMatchObject({ http: 404 })
    const first = await page(fan)
    const second = await page(fan, first.next ?? '')
    expect(first.rows).toHaveLength(20)
    expect([...first.rows, ...second.rows].map(({ orderId }) => orderId)).toEqual(made)
    expect(second.next).toBeUndefined()
    expect(first.rows[0]).toMatchObject({
      carrier: 'CJ',
      invoiceNumber: '601234563387',
      delivery: true,
      status: 'PAID',
    })
    expect((await page(fan, 'junk')).rows).toHaveLength(20)
  })

  it('have a page each, with the address, the parcel and the receipt (D17)', async () => {
    const { member, reserve, callback, get, post } = await open({ shipsGoods: true })
    const fan = await member()
    const { orderId } = await reserve(fan, 2, {
      payment_method: 'B',
      receipt_type: 'personal',
      receipt_info: '01055550100',
    })
    const shown = async () => {
      const { data } = await get(`/mypage/transaction/${orderId}`, fan)
      return z.decode(TransactionReply, data as z.input<typeof TransactionReply>)
    }
    expect(await shown()).toMatchObject({ status: 'RESERVED', address: null })
    await put(fan, orderId)
    await callback({ orderId, amount: 2000 })
    await post('/dev/ship', { order_id: orderId, carrier: 'CJ', invoice_no: '601234563387' })
    expect(await shown()).toMatchObject({
      orderId,
      status: 'PAID',
      amount: 2,
      cardsPerPack: 3,
      opened: false,
      cards: [],
      // Goods that are on their way must come back first.
      cancelUntil: null,
      paymentAmount: 2000,
      method: 'bankTransfer',
      receiptType: 'personal',
      address: HOME,
      carrier: 'CJ',
      invoiceNumber: '601234563387',
    })
    const path = `/mypage/transaction/${orderId}`
    expect(await get(path)).toMatchObject({ http: 401 })
    expect(await get(path, await member())).toMatchObject({ http: 404, data: undefined })
    expect(await get('/mypage/transaction/fd-none', fan)).toMatchObject({ http: 404 })
  })

  it('end by themselves when nobody has paid, also on their page', async () => {
    const { member, reserve, get, clock } = await open()
    const fan = await member()
    const { orderId } = await reserve(fan)
    clock.advance(RESERVATION_MS)
    expect((await get(`/mypage/transaction/${orderId}`, fan)).data).toMatchObject({ status: 'EXPIRED' })
  })

  it('report whether a purchase in a drop is the first (S7.30)', async () => {
    const { member, reserve, callback, get } = await open()
    const fan = await member()
    const first = async () =>
      z.decode(FirstMintReply, (await get('/minting/1/first', fan)).data as z.input<typeof FirstMintReply>)
        .first
    expect(await first()).toBe(true)
    const { orderId } = await reserve(fan)
    expect(await first()).toBe(true)
    await callback({ orderId })
    expect(await first()).toBe(false)
    expect(await get('/minting/1/first')).toMatchObject({ http: 401 })
    expect(await get('/minting/9/first', fan)).toMatchObject({ http: 404 })
  })
})

describe('a refund', () => {
  /** Pays an order at the gateway after another member has bought the last pack. */
  async function late() {
    await open({ totalPacks: 1, remaining: 1 })
    const fan = await shop.member()
    const { orderId, paymentUrl } = await shop.reserve(fan)
    shop.clock.advance(RESERVATION_MS)
    await shop.reserve(await shop.member())
    await press(paymentUrl, 'approve')
    const status = async () => (await shop.orderOf(fan, orderId)).status
    expect(await status()).toBe('REFUND_DUE')
    return { orderId, status }
  }
  const atGateway = async () => (await shop.db.select().from(gwPayments)).map(({ status }) => status)

  it('is made once and recorded in both ledgers', async () => {
    const { status } = await late()
    const payments = sandboxPayments(shop.backend)
    await Promise.all([1, 2, 3].map(() => refundDue(shop.backend, payments)))
    expect(await status()).toBe('REFUNDED')
    expect(await atGateway()).toEqual(['REFUNDED'])
    expect(shop.errors).toEqual([])
  })

  it.each(['refund/send', 'refund/store'])('G6 is made once when the process dies at %s', async (place) => {
    const { status } = await late()
    const payments = sandboxPayments(shop.backend)
    shop.onFailpoint((at) => {
      if (at === place) throw new Error('killed')
    })
    await refundDue(shop.backend, payments)
    expect(await status()).toBe('REFUND_DUE')
    shop.onFailpoint(() => {})
    // Retried later after the failure.
    await refundDue(shop.backend, payments)
    expect(await status()).toBe('REFUND_DUE')
    shop.clock.advance(1000)
    await refundDue(shop.backend, payments)
    expect(await status()).toBe('REFUNDED')
    expect(await atGateway()).toEqual(['REFUNDED'])
  })
})
