import { describe, expect, test } from 'vitest'
import { aDrop } from '../testing/index.ts'
import {
  type CtaFacts,
  canPay,
  ctaOf,
  isInAppBrowser,
  isPaymentUrl,
  isReceiptOffered,
  receiptInfoTypes,
  totalAmount,
} from './drops.button.ts'
import { initialPayment, withReceiptType } from './drops.rules.ts'

const open: CtaFacts = { phase: 'open', held: false, loggedIn: true, listed: true, possible: 10 }

describe('the action of a drop’s button (S1.6)', () => {
  test.each<[string, Partial<CtaFacts>, string]>([
    ['sells when everything is well', {}, 'buy'],
    ['waits before the start', { phase: 'upcoming' }, 'upcoming'],
    ['is over after the end', { phase: 'closed' }, 'ended'],
    ['is over without stock', { phase: 'soldOut' }, 'soldOut'],
    ['asks for a login', { loggedIn: false, listed: 'pending', possible: 'pending' }, 'login'],
    ['says before the login that there is none left', { loggedIn: false, phase: 'soldOut' }, 'soldOut'],
    ['waits for the whitelist', { listed: 'pending' }, 'checking'],
    ['waits for the limit', { possible: 'pending' }, 'checking'],
    ['offers to ask again for the whitelist', { listed: 'failed' }, 'retry'],
    ['refuses who is not listed', { listed: false }, 'notListed'],
    ['refuses who has them all', { possible: 0 }, 'limited'],
    ['sells when the limit could not be asked for', { possible: 'failed' }, 'buy'],
    ['goes on with a held reservation after the end', { held: true, phase: 'closed' }, 'resume'],
    ['never shows one member the reservation of another', { held: true, loggedIn: false }, 'login'],
  ])('%s', (_, change, cta) => {
    expect(ctaOf({ ...open, ...change })).toBe(cta)
  })
})

describe('what can be paid', () => {
  const choice = { count: 2, max: 5, agreed: true, cashReceipt: initialPayment.cashReceipt }
  const personal = withReceiptType(initialPayment, 'personal').cashReceipt

  test.each([
    ['a plain choice', {}, true],
    ['the limit itself', { count: 5 }, true],
    ['more than the limit', { count: 6 }, false],
    ['nothing', { count: 0 }, false],
    ['terms that are not agreed to', { agreed: false }, false],
    ['a receipt without its number (S5.12)', { cashReceipt: personal }, false],
    ['a whole receipt', { cashReceipt: { ...personal, receiptInfo: '010-2481-4821' } }, true],
  ])('%s', (_, change, expected) => {
    expect(canPay({ ...choice, ...change })).toBe(expected)
  })

  test('costs the price of each pack, and nothing when the drop is free', () => {
    const { info } = aDrop()
    expect(totalAmount(info, 2)).toBe(24_000)
    expect(totalAmount({ ...info, paid: false }, 2)).toBe(0)
  })

  test('offers a cash receipt with a bank transfer only', () => {
    expect(
      (['phoneBill', 'bankTransfer', 'easyPay', 'card', 'kakaoPay', 'toss'] as const).filter(
        isReceiptOffered,
      ),
    ).toEqual(['bankTransfer'])
  })

  test('a business receipt needs a business number (D67)', () => {
    expect(receiptInfoTypes('none')).toEqual([])
    expect(receiptInfoTypes('personal')).toEqual(['phone', 'card'])
    expect(receiptInfoTypes('business')).toEqual(['business'])
  })
})

describe('where a payment is shown', () => {
  test.each([
    ['https://pay.example/1', true],
    ['http://localhost:4403/1', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['/checkout', false],
  ])('%s: %s', (address, expected) => {
    expect(isPaymentUrl(address)).toBe(expected)
  })

  test('uses the full page in an in-app browser (D20)', () => {
    expect(isInAppBrowser('Mozilla/5.0 (iPhone) AppleWebKit Mobile/15E148 KAKAOTALK 10.4.5')).toBe(true)
    expect(isInAppBrowser('Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) Version/4.0 Chrome/120')).toBe(true)
    expect(isInAppBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Safari/604.1')).toBe(false)
  })
})
