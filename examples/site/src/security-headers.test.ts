import { describe, expect, test } from 'vitest'
import { securityHeaders } from '../security-headers.ts'

const base = 'https://fandeck.example'
const servers = {
  api: 'https://api.example',
  pay: 'https://pay.example',
  wallet: 'https://wallet.example',
}
const headers = (path: string) => securityHeaders(path, base, servers)
const directives = (policy = '') =>
  new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]))
const policyOf = (path: string) => directives(headers(path)['Content-Security-Policy'])

describe('the content policy', () => {
  test('SEC-5 allows no inline, evaluated or foreign scripts', () => {
    const policy = policyOf('/')
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", 'https://t1.daumcdn.net'])
    expect(policy.get('style-src')).toEqual(["'self'"])
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"])
    policy.delete('style-src-attr')
    expect([...policy.values()].flat().filter((value) => /unsafe|^\*$|^https?:$/.test(value))).toEqual([
      "'wasm-unsafe-eval'",
      // Pictures and videos.
      'https:',
      'https:',
    ])
    expect(policy.get('worker-src')).toEqual(['blob:'])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['fandeck-scripts', 'fandeck-reader'])
  })

  test('names the origin of each base URL once, without its path', () => {
    const { 'Content-Security-Policy': policy = '' } = securityHeaders('/', base, {
      ...servers,
      main: 'https://main.example/v1',
      cdn: 'https://files.example/cards',
    })
    const apis = ['https://api.example', 'https://main.example', 'https://files.example']
    const named = directives(policy)
    expect(named.get('connect-src')).toEqual(["'self'", ...apis, 'https://wallet.example'])
    expect(named.get('img-src')?.slice(-3)).toEqual(apis)
    expect(named.get('media-src')?.slice(-3)).toEqual(apis)
  })

  test('D44 names Kakao only for a site with its key', () => {
    const { 'Content-Security-Policy': policy } = securityHeaders('/', base, {
      ...servers,
      kakaoAppKey: 'key',
    })
    const shared = directives(policy)
    expect(shared.get('script-src')).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      'https://t1.daumcdn.net',
      'https://t1.kakaocdn.net',
    ])
    expect(shared.get('form-action')).toEqual(['https://sharer.kakao.com'])
    expect(policyOf('/').get('form-action')).toEqual(["'none'"])
  })

  test('S7.67 S7.68 S7.69 names the configured services, and none without them', () => {
    const telemetry = { ga4: { id: 'G-1' }, sentry: { dsn: 'https://key@errors.example/1' } }
    const { 'Content-Security-Policy': policy = '' } = securityHeaders('/', base, { ...servers, telemetry })
    const named = directives(policy)
    expect(named.get('script-src')?.at(-1)).toBe('https://www.googletagmanager.com')
    expect(named.get('connect-src')?.slice(3)).toEqual([
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://errors.example',
    ])
    expect(named.get('trusted-types')).toEqual(['fandeck-scripts', 'fandeck-reader', 'default'])
    expect(policy).not.toContain('clarity')
    const proxied = securityHeaders('/', base, {
      ...servers,
      telemetry: { clarity: { id: 'a', origin: 'https://stats.example' } },
    })['Content-Security-Policy']
    expect(proxied).toContain('https://stats.example')
    expect(proxied).not.toMatch(/clarity|google/)
  })

  test('differs in development only by a nonce and a socket', () => {
    const development = { nonce: 'abc', socket: 'wss://fandeck.example' }
    const built = headers('/drops/1')['Content-Security-Policy']
    const developed = securityHeaders('/drops/1', base, servers, development)['Content-Security-Policy']
    expect(developed?.replaceAll(" 'nonce-abc'", '').replace(' wss://fandeck.example', '')).toBe(built)
  })
})

test.each([
  '/',
  '/drops/101',
  '/mypage',
  '/account/login',
  '/account/handover',
  '/account/handover?origin=https%3A%2F%2Fbrand.example',
  '/payment/return/',
  '/payment/return%2F',
  '/payment/returned',
  '/payment/Return',
  '/mypage?x=/payment/return',
  '//payment/return',
])('D46 %s is framed by no page', (path) => {
  expect(policyOf(path).get('frame-ancestors')).toEqual(["'none'"])
  expect(headers(path)['X-Frame-Options']).toBe('DENY')
})

test('D20 the page after a payment is framed by our own pages only', () => {
  const path = '/payment/return?minting_seq=101'
  expect(policyOf(path).get('frame-ancestors')).toEqual(["'self'"])
  expect(headers(path)['X-Frame-Options']).toBe('SAMEORIGIN')
})

test('S4.45 the video of an upgrade may come from our API, the site and any secure host', () => {
  expect(policyOf('/fcseoul-2025/upgrade').get('media-src')).toEqual(["'self'", 'https:', servers.api])
})

test('every page has nosniff and sends no path as referrer', () => {
  expect(headers('/mypage')).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  })
})
