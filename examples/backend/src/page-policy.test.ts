import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addIdentityCheck } from '../test/identity.ts'
import { openShop, type Shop } from '../test/shop.ts'
import { oauthSandbox } from './demo/oauth/sandbox.ts'

let shop: Shop
let check: string
beforeAll(async () => {
  shop = await openShop()
  check = await addIdentityCheck(shop.backend, await shop.member())
})
afterAll(() => shop.close())

const PAGES: Record<string, () => Promise<Response> | Response> = {
  'the list of desks': () => shop.api.request('/staff'),
  'the development cards': () => shop.fetch('http://api.localhost/dev/cards'),
  'the identity check': () => shop.pay.request(`/identity/${check}`),
  'the refused identity check': () => shop.pay.request('/identity/identity-made-up'),
  'the choice of an account': () =>
    oauthSandbox(shop.backend.config).request(
      '/authorize?client_id=sandbox-google&redirect_uri=https%3A%2F%2Fsite.example%2Fapi%2Fauth%2Fcallback%2Fgoogle',
    ),
  'the refused choice of an account': () => oauthSandbox(shop.backend.config).request('/authorize'),
  'the wallet': () => shop.fetch('http://wallet.localhost/login'),
}

test.each(Object.keys(PAGES))(
  '%s runs and shows only what its policy names, and is framed by no page',
  async (name) => {
    const reply = await PAGES[name]?.()
    expect(reply?.headers.get('content-type')).toContain('text/html')
    const policy = reply?.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; /)
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe')
    expect(reply?.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply?.headers.get('referrer-policy')).toBe('no-referrer')
    expect(reply?.headers.get('x-frame-options')).toBe('DENY')
    const text = (await reply?.text()) ?? ''
    for (const [, attributes = '', content = ''] of text.matchAll(
      /<(?:style|script)([^>]*)>([\s\S]*?)<\/(?:style|script)>/g,
    )) {
      const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1]
      const named = nonce ? `'nonce-${nonce}'` : `'sha256-${hash('sha256', content, 'base64')}'`
      expect(policy).toContain(named)
    }
  },
)

test('only the allowed sites can frame the payment page', async () => {
  const { paymentUrl } = await shop.reserve(await shop.member())
  for (const address of [paymentUrl]) {
    const policy = (await shop.fetch(address)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-ancestors https://site.example http://partner.localhost')
    expect(policy).not.toContain('unsafe')
  }
})

test.each([
  '/health',
  '/nowhere',
  '/mypage/userinfo',
  '/minting/1',
  '/api/auth/session',
  '/cdn/art/crest/seoul.svg',
  '/cdn/share/AAAAAAAAAAAAAAAAAAAAAA.jpg',
])('the reply of %s is neither framed nor executed', async (path) => {
  const { headers } = await shop.fetch(`http://api.localhost${path}`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
