import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import {
  continuationAddress,
  continuationPage,
  continuationPath,
  outsideAddress,
  readContinuation,
  setContinuationPage,
} from './continuation.address.ts'
import {
  createContinuationEndpoint,
  redeemContinuationEndpoint,
  takePurchaseEndpoint,
} from './continuation.endpoints.ts'
import { forgetContinuation, pendingContinuation } from './continuation.memory.ts'
import { PagePath } from './continuation.schema.ts'
import { createContinuation, redeemContinuation, takePurchase } from './continuation.ts'

const TOKEN = 'aB3-'.repeat(10).concat('xyz')
const TICKET = '6f1c2d9a-4b1e-4c55-9d3a-2f0b8e7a9c10'
const redeemed = { path: '/drops/1', dropId: 1, count: 2, method: 'card', purchase: true } as const

describe('D108 a link', () => {
  test('is made of the page, the choice and the key, by their wire names', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(createContinuationEndpoint, { token: TOKEN, expiresAt: NOON })
    const content = {
      path: '/drops/1?a=b',
      dropId: 1,
      count: 2,
      method: 'card',
      purchaseKey: 'key-of-app',
    } as const
    expect(await createContinuation(fandeck, content)).toEqual({ token: TOKEN, expiresAt: NOON })
    expect(server.requests[0]).toMatchObject({
      path: '/continuation',
      body: {
        path: '/drops/1?a=b',
        minting_seq: 1,
        amount: 2,
        payment_method: 'C',
        idempotency_key: 'key-of-app',
      },
    })
  })

  test('is redeemed without a token of a session, and kept for the way to the sign-in', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(redeemContinuationEndpoint, redeemed)
    await redeemContinuation(fandeck, { token: TOKEN, ticket: TICKET })
    expect(server.requests[0]?.headers.get('authorization')).toBeNull()
    expect(pendingContinuation(fandeck)).toEqual({ ticket: TICKET, redeemed })
    forgetContinuation(fandeck)
    expect(pendingContinuation(fandeck)).toBeUndefined()
  })

  test.each([
    ['CONTINUATION_USED', 409, 'continuation/used'],
    ['CONTINUATION_EXPIRED', 410, 'continuation/expired'],
  ])('that is refused by %s keeps nothing', async (code, http, expected) => {
    const { fandeck, server } = testKit()
    server.answer(redeemContinuationEndpoint, () => refuse(http, '…', code))
    await expect(redeemContinuation(fandeck, { token: TOKEN, ticket: TICKET })).rejects.toMatchObject({
      code: expected,
    })
    expect(pendingContinuation(fandeck)).toBeUndefined()
  })

  test('has its secret in the fragment, which is read back', () => {
    const address = continuationAddress('https://shop.example/continue', TOKEN)
    expect(address).toBe(`https://shop.example/continue#${TOKEN}`)
    expect(readContinuation(new URL(address).hash)).toBe(TOKEN)
    for (const hash of ['', '#', '#short', `#${TOKEN}x`, `#${TOKEN.replace('-', '/')}`])
      expect(readContinuation(hash)).toBeUndefined()
  })

  test('is offered once its page is named, by client', () => {
    const [{ fandeck }, other] = [testKit(), testKit()]
    expect(continuationPage(fandeck)).toBeUndefined()
    setContinuationPage(fandeck, 'https://shop.example/continue')
    expect(continuationPage(fandeck)).toBe('https://shop.example/continue')
    expect(continuationPage(other.fandeck)).toBeUndefined()
  })
})

const HOSTILE = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/a//evil.example',
  '/\tevil',
  'javascript:alert(1)',
  '/drops/1#fragment',
  'drops/1',
  '',
  `/${'a'.repeat(500)}`,
]
describe('D108 the path of a link', () => {
  test.each(['/', '/drops/1', '/drops/1?seq=2&b=%2F', '/fcanyang-2025/', '/mypage/binder/%EA%B0%80'])(
    '%s is one',
    (path) => {
      expect(z.safeParse(PagePath, path).success).toBe(true)
      expect(continuationPath(path, 'https://shop.example/continue')).toBe(path)
    },
  )
  test.each(HOSTILE)('%s is none', (path) => {
    expect(z.safeParse(PagePath, path).success).toBe(false)
  })
  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/..//evil.example'])(
    'a server that sends %s leads home',
    (path) => {
      expect(continuationPath(path, 'https://shop.example/continue')).toBe('/')
    },
  )
})

describe('D108 the way out of an app', () => {
  const link = `https://shop.example/continue#${TOKEN}`
  test.each([
    [
      'KakaoTalk',
      'Mozilla/5.0 (Linux; Android 14; wv);KAKAOTALK 2410920',
      `kakaotalk://web/openExternal?url=${encodeURIComponent(link)}`,
    ],
    [
      'LINE',
      'Mozilla/5.0 (iPhone) Safari Line/14.18.1',
      `https://shop.example/continue?openExternalBrowser=1#${TOKEN}`,
    ],
    [
      'another app on Android',
      'Mozilla/5.0 (Linux; Android 14; wv) Instagram 358',
      `intent://shop.example/continue#${TOKEN}#Intent;scheme=https;action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`,
    ],
    ['another app on iOS', 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 358', undefined],
  ])('%s', (_app, userAgent, expected) => {
    expect(outsideAddress(link, userAgent)).toBe(expected)
  })
})

describe('D108 the purchase of a link', () => {
  const taken = {
    dropId: 1,
    count: 2,
    method: 'card',
    purchaseKey: 'key-of-app',
    deliveryDue: false,
  } as const

  test('goes to its member', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(takePurchaseEndpoint, taken)
    expect(await takePurchase(fandeck, { ticket: TICKET })).toEqual(taken)
    expect(server.requests[0]).toMatchObject({ path: '/continuation/purchase', body: { ticket: TICKET } })
  })

  test('goes to no other one, and to no visitor', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(takePurchaseEndpoint, () => refuse(403, '…', 'OTHER_MEMBER'))
    await expect(takePurchase(fandeck, { ticket: TICKET })).rejects.toMatchObject({
      code: 'continuation/other-member',
    })
    await expect(takePurchase(testKit().fandeck, { ticket: TICKET })).rejects.toMatchObject({
      code: 'session/no-session',
    })
  })
})
