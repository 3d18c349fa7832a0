import { describe, expect, test } from 'vitest'
import { aDrop, NOON } from '../testing/fixtures.ts'
import {
  initialPayment,
  isCashReceiptUsable,
  isDeliveryComplete,
  maxCount,
  paymentPopupSize,
  phaseOf,
  withMethod,
  withReceiptInfoType,
  withReceiptType,
} from './drops.rules.ts'
import type { Delivery } from './drops.schema.ts'

const { info } = aDrop({ info: { startAt: NOON, endAt: NOON + 1000 } })

describe('phaseOf', () => {
  test.each([
    [-1, 'upcoming'],
    [0, 'open'],
    [999, 'open'],
    [1000, 'closed'],
  ])('is half-open: %d ms after the start it is %s', (ms, phase) => {
    expect(phaseOf(info, NOON + ms)).toBe(phase)
  })

  test('D68 is sold out only when a server has reported it', () => {
    expect(phaseOf(info, NOON, 0)).toBe('soldOut')
    expect(phaseOf(info, NOON, 1)).toBe('open')
    expect(phaseOf(info, NOON, undefined)).toBe('open')
    expect(phaseOf(info, NOON - 1, 0)).toBe('upcoming')
    expect(phaseOf(info, NOON + 1000, 0)).toBe('closed')
  })

  test('D88 a paused drop is paused until its end, and a state of a later version is closed', () => {
    const paused = { ...info, enabled: false, state: 'paused' }
    expect([-1, 0, 999, 1000].map((ms) => phaseOf(paused, NOON + ms, 0))).toEqual([
      'paused',
      'paused',
      'paused',
      'closed',
    ])
    expect(phaseOf({ ...paused, state: 'frozen' }, NOON)).toBe('closed')
  })

  test('D61 a disabled drop is closed at any time', () => {
    for (const ms of [-1, 0, 1000]) expect(phaseOf({ ...info, enabled: false }, NOON + ms)).toBe('closed')
  })
})

describe('maxCount', () => {
  test.each([
    [undefined, undefined, 5],
    [3, undefined, 3],
    [undefined, 2, 2],
    [4, 1, 1],
    [9, 9, 5],
    [0, 9, 0],
    [-1, 9, 0],
  ])('with %s possible and %s left is %d', (possible, remaining, most) => {
    expect(maxCount({ maxPerOrder: 5 }, possible, remaining)).toBe(most)
  })
})

describe('a payment', () => {
  test('S3.16 starts as a normal one by phone bill', () => {
    expect(initialPayment).toMatchObject({
      type: 'normal',
      orderId: undefined,
      payment: { redirectUrl: undefined, method: 'phoneBill' },
    })
  })

  test('S3.19 starts without a cash receipt, its info type phone', () => {
    expect(initialPayment.cashReceipt).toEqual({
      receiptType: 'none',
      receiptInfoType: 'phone',
      receiptInfo: '',
    })
  })

  const filled = {
    ...initialPayment,
    cashReceipt: { receiptType: 'business', receiptInfoType: 'business', receiptInfo: '123-45-67890' },
  } as const

  test('S4.49 changing the method resets the cash receipt', () => {
    const next = withMethod(filled, 'bankTransfer')
    expect(next.payment.method).toBe('bankTransfer')
    expect(next.cashReceipt).toEqual(initialPayment.cashReceipt)
  })

  test('S4.50 changing the receipt type resets info type and info', () => {
    expect(withReceiptType(filled, 'personal').cashReceipt).toEqual({
      receiptType: 'personal',
      receiptInfoType: 'phone',
      receiptInfo: '',
    })
  })

  test('S4.51 changing the info type resets the info alone', () => {
    expect(withReceiptInfoType(filled, 'card').cashReceipt).toEqual({
      receiptType: 'business',
      receiptInfoType: 'card',
      receiptInfo: '',
    })
  })

  test.each([
    ['none', '01012345678', false],
    ['personal', '', false],
    ['personal', '  ', false],
    ['personal', '01012345678', true],
    ['business', '123-45-67890', true],
  ] as const)(
    'S5.12 a cash receipt of type %s with info %o is usable: %s',
    (receiptType, receiptInfo, usable) => {
      expect(isCashReceiptUsable({ receiptType, receiptInfoType: 'phone', receiptInfo })).toBe(usable)
    },
  )
})

describe('a delivery', () => {
  const fields = ['deliveryName', 'deliveryPhone', 'postNumber', 'address', 'addressDetail'] as const
  const empty: Delivery = { ...initialPayment.delivery }
  const of = (bits: number, value: string): Delivery => ({
    ...empty,
    ...Object.fromEntries(fields.map((field, at) => [field, bits & (1 << at) ? value : ''])),
  })

  test('S3.17 starts empty', () => {
    expect(Object.values(empty)).toEqual(['', '', '', '', '', ''])
  })

  test('S3.18 is complete only with all five fields: 1 of 32', () => {
    const complete = Array.from({ length: 32 }, (_, bits) => bits).filter((bits) =>
      isDeliveryComplete(of(bits, '값')),
    )
    expect(complete).toEqual([31])
  })

  test.each([null, undefined, {}, { deliveryName: '김하늘' }, { address: 7 }])(
    'S3.18 %o is not a complete delivery',
    (delivery) => {
      const given: unknown = delivery
      // An untyped page may pass anything.
      expect(Reflect.apply(isDeliveryComplete, undefined, [given])).toBe(false)
    },
  )

  test.each([null, undefined, {}, { receiptType: 'personal' }, { receiptInfo: '010' }])(
    'S5.12 %o is not a usable cash receipt',
    (receipt) => {
      const given: unknown = receipt
      expect(Reflect.apply(isCashReceiptUsable, undefined, [given])).toBe(false)
    },
  )

  test('S3.18 spaces do not count, and the request is optional', () => {
    expect(isDeliveryComplete(of(31, ' '))).toBe(false)
    const nameless: Delivery = { ...of(30, '값'), deliveryRequest: '문 앞' }
    expect(isDeliveryComplete(nameless)).toBe(false)
  })
})

test.each([
  ['phoneBill', 500, 690],
  ['bankTransfer', 500, 620],
  ['easyPay', 700, 490],
  ['card', 700, 490],
  ['kakaoPay', 500, 667],
  ['toss', 500, 667],
] as const)('S9.4 the payment window for %s is %d × %d', (method, width, height) => {
  expect(paymentPopupSize(method)).toEqual({ width, height })
})
