import type { Transaction } from '@fandeck/sdk'
import { describe, expect, test } from 'vitest'
import { noteOf, stateOf } from './transaction-text.ts'

const bought: Transaction = {
  orderId: 'order-1',
  dropId: 1,
  title: 'ORBLIT 1st Deck 카드팩',
  thumb: '/thumb.webp',
  amount: 2,
  paymentAmount: 24_000,
  method: 'phoneBill',
  status: 'PAID',
  at: Date.parse('2026-11-20T12:00:00+09:00'),
  delivery: false,
}
const parcel = { delivery: true, carrier: 'CJ', invoiceNumber: '601234563387' }

describe('S7.48 a purchase of the list', () => {
  test.each<[Partial<Transaction>, string, string | undefined]>([
    [{}, '결제 완료', undefined],
    [{ delivery: true }, '결제 완료', '굿즈를 준비하고 있어요'],
    [parcel, '배송 중', '운송장 6012-****-3387'],
    [{ status: 'RESERVED', delivery: true }, '결제 대기', undefined],
    [{ status: 'FAILED' }, '결제 실패', undefined],
    [{ status: 'CANCELLED' }, '결제 취소', undefined],
    [{ status: 'EXPIRED' }, '시간 초과', undefined],
    [{ status: 'REFUND_DUE' }, '환불 중', '돌려드릴 금액 24,000원'],
    [{ status: 'REFUNDED', ...parcel }, '환불 완료', '환불 금액 24,000원'],
  ])('%o is %s', (change, words, note) => {
    expect(stateOf({ ...bought, ...change })[0]).toBe(words)
    expect(noteOf({ ...bought, ...change })).toBe(note)
  })
})
