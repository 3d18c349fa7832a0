import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../http/call.ts'
import { ok, refuse, sessionInvalid } from '../testing/fake-server.ts'
import { aDrop, aDropInformation, anOrder, aReservation, aSessionRecord, NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { reserveEndpoint } from './drops.endpoints.ts'
import { OrderReply, Reservation } from './drops.orders.schema.ts'
import {
  DropReply,
  DropsInformation,
  PossibleQuantityReply,
  PurchaseBody,
  RemainTotalReply,
} from './drops.schema.ts'
import {
  checkWhitelist,
  getDrop,
  getDropsInformation,
  getOrder,
  getPurchaseLimit,
  getRemaining,
  getStock,
} from './drops.ts'

const seq = { dropId: 7 }
const bearer = `Bearer ${aSessionRecord().accessToken}`
const body = {
  dropId: 7,
  amount: 2,
  redirectUrl: 'https://site.example/drops/7',
  transferAgreement: false,
  method: 'phoneBill',
  self: true,
  receiptType: 'none',
  receiptInfoType: 'phone',
  receiptInfo: '',
  buyerName: '소하팬',
  mintTypeValue: 'NORMAL',
} as const

describe('the contracts', () => {
  test('S7.27 GET /minting/{minting_seq} goes without a token', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /minting/:seq', () => ok(DropReply, aDrop()))
    expect(await getDrop(fandeck, seq)).toEqual(aDrop())
    expect(server.requests[0]).toMatchObject({ method: 'GET', path: '/minting/7' })
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test('S3.12 S3.13 a drop is decoded from the wire names', async () => {
    const { fandeck, server } = testKit()
    const minting_info = {
      start_dttm: '2026-11-20 11:00:00',
      end_dttm: '2026-11-20 20:00:00',
      total_qty: 1000,
      max_qty_txn: 5,
      max_qty_wallet: '10',
      payment: 'Y',
      payment_amount: 12000,
      whitelist_yn: 'N',
      round: 1,
      title: 'ORBLIT 1st Deck 카드팩',
      one_time_qty: 3,
      enable: 'Y',
    }
    const vendor_info = {
      biz_nm: '주식회사 팬덱',
      biz_address: '서울특별시 마포구 덱로 17',
      biz_phone: '02-555-0117',
      bizno: '123-45-67890',
      vendor_registration_no: '2026-서울마포-0117',
    }
    server.on('GET /minting/7', () => Response.json({ status: '200', data: { minting_info, vendor_info } }))
    expect(await getDrop(fandeck, seq)).toEqual(aDrop())
  })

  test('S7.28 GET /minting/possibleQuantity/{minting_seq} sends the token if there is one', async () => {
    for (const loggedIn of [true, false]) {
      const { fandeck, server } = testKit({ loggedIn })
      server.on('GET /minting/possibleQuantity/7', () => ok(PossibleQuantityReply, { purchasablePacks: 4 }))
      expect(await getPurchaseLimit(fandeck, seq)).toBe(4)
      expect(server.requests[0]?.headers.get('authorization')).toBe(loggedIn ? bearer : null)
    }
  })

  test('S7.29 GET /minting/remainTotal/{minting_seq}', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /minting/remainTotal/7', () => ok(RemainTotalReply, { remainingPacks: 12 }))
    expect(await getRemaining(fandeck, seq)).toBe(12)
    expect(await getStock(fandeck, seq)).toBe(12)
  })

  test('S7.26 GET /whitelist/check/{minting_seq} carries the bearer', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /whitelist/check/7', () => ok(z.null(), null))
    await checkWhitelist(fandeck, seq)
    expect(server.requests[0]?.headers.get('authorization')).toBe(bearer)
  })

  test('S7.32 the drops information is a plain file of the CDN', async () => {
    const { fandeck, server } = testKit({ options: { cdnUrl: 'https://cdn.example' } })
    const file = { version: 1, updatedAt: NOON, drops: [aDropInformation()] }
    server.on('GET /static/drops/drops-information.json', () =>
      Response.json(z.encode(DropsInformation, file)),
    )
    expect(await getDropsInformation(fandeck)).toEqual([aDropInformation()])
  })

  test('S7.31 POST /minting sends exactly the keys of the requirements, the bearer and the key', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting', () => ok(Reservation, aReservation()))
    expect(await call(fandeck, reserveEndpoint, { body, idempotencyKey: 'key-1' })).toEqual(aReservation())
    expect(server.requests[0]?.body).toEqual({
      minting_seq: 7,
      amount: 2,
      redirect_url: 'https://site.example/drops/7',
      agree_yn: 'N',
      payment_method: 'M',
      self_yn: 'Y',
      receipt_type: 'none',
      receipt_info_type: 'phone',
      receipt_info: '',
      buyer_name: '소하팬',
      mint_type_value: 'NORMAL',
    })
    expect(server.requests[0]?.headers.get('authorization')).toBe(bearer)
    expect(server.requests[0]?.headers.get('idempotency-key')).toBe('key-1')
  })

  test('a backend reads back what was sent', () => {
    expect(z.decode(PurchaseBody, z.encode(PurchaseBody, body))).toEqual(body)
    expect(z.safeParse(PurchaseBody, { ...z.encode(PurchaseBody, body), amount: 0 }).success).toBe(false)
  })

  test('D20 GET /minting/order/{order_id} carries the bearer', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /minting/order/:id', (_, { id }) => ok(OrderReply, anOrder({ orderId: id ?? '' })))
    expect((await getOrder(fandeck, { orderId: 'a/b' })).orderId).toBe('a/b')
    expect(server.requests[0]).toMatchObject({ path: '/minting/order/a%2Fb' })
    expect(server.requests[0]?.headers.get('authorization')).toBe(bearer)
  })
})

describe('S5.20 the whitelist', () => {
  test('lets in only the text "200"', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /whitelist/check/7', () => Response.json({ status: '200', message: '' }))
    expect((await checkWhitelist(fandeck, seq)).listed).toBe(true)
  })

  test.each(['400', '0', '', '2000'])('rejects the status %o with the server’s message', async (status) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /whitelist/check/7', () => Response.json({ status, message: '대상이 아니에요.' }))
    expect(await checkWhitelist(fandeck, seq)).toEqual({ listed: false, message: '대상이 아니에요.' })
  })

  test.each([
    ['the number 200', () => Response.json({ status: 200 }), 'http/bad-reply'],
    ['2009', sessionInvalid, 'session/invalid'],
  ])('never accepts %s', async (_, answer, code) => {
    const kit = testKit({ loggedIn: true })
    kit.server.on('GET /whitelist/check/7', answer)
    const [result] = await Promise.all([
      Promise.allSettled([checkWhitelist(kit.fandeck, seq)]),
      kit.clock.advance(5000),
    ])
    expect(result[0]).toMatchObject({ status: 'rejected', reason: { code } })
  })
})

describe('S8.6 the remaining quantity', () => {
  const outages: [string, () => Response][] = [
    ['a 500', () => refuse(500, '점검 중이에요.')],
    ['the status "400"', () => Response.json({ status: '400', data: { remain_qty: 5 } })],
    ['the number 200 (D85)', () => Response.json({ status: 200, data: { remain_qty: 5 } })],
    ['HTML', () => new Response('<h1>hi</h1>')],
  ]
  test.each(outages)('is 0 after %s, and D68 not known as stock', async (_, answer) => {
    const kit = testKit()
    kit.server.on('GET /minting/remainTotal/7', answer)
    const both = Promise.all([getRemaining(kit.fandeck, seq), getStock(kit.fandeck, seq)])
    await kit.clock.advance(5000)
    expect(await both).toEqual([0, undefined])
  })
})
