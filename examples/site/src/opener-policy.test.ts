import { expect, test } from 'vitest'
import { openerPolicy } from '../opener-policy.ts'

const base = 'https://fandeck.example'
const handover = '/account/handover?origin=https%3A%2F%2Fbrand.example&challenge=ab'
const login = (target: string, key = 'retUrl') => `/account/login?${key}=${encodeURIComponent(target)}`

test.each([
  handover,
  '/account/handover',
  login(handover),
  login(`${base}${handover}`),
  `/account/verify?retUrl=${encodeURIComponent(handover)}`,
  login(`${base}${handover}`, 'callbackUrl'),
  // Google and Kakao return to the login, and their failures nest it once more.
  `${login(handover)}&via=google`,
  `${login(`${base}${login(handover)}&via=kakao`, 'callbackUrl')}&error=OAuthCallback`,
])('D46 D53 %s keeps its opener', (path) => {
  expect(openerPolicy(path, base)).toBe('unsafe-none')
})

test.each([
  '/',
  '',
  '*',
  '/drops/101',
  '/mypage',
  '/account/logout',
  '/account/login',
  '/account/handover/',
  '/account/handover/more',
  '/account/Handover',
  '/account/handoverx',
  '/account%2Fhandover',
  '//account/handover',
  '/account/handover\\',
  '/account/handover/../../mypage',
  '/mypage?retUrl=%2Faccount%2Fhandover',
  '/account/logout?retUrl=%2Faccount%2Fhandover',
  login('/mypage'),
  login('/mypage?next=/account/handover'),
  login('/mypage#/account/handover'),
  login('/account/handover/../../mypage'),
  login('//evil.example/account/handover'),
  login('/\\evil.example/account/handover'),
  login('https://evil.example/account/handover'),
  login('https://fandeck.example.evil.example/account/handover'),
  login('https://fandeck.example@evil.example/account/handover'),
  login('http://fandeck.example/account/handover'),
  login('javascript:/account/handover'),
  login('account/handover'),
  login(' /account/handover'),
  login('/account/handover\n'),
  login('/account/%68andover'),
  login(login(login(handover))),
  // The first of several values counts, as in the page.
  `${login('/mypage')}&retUrl=%2Faccount%2Fhandover`,
  `${login('/mypage')}&callbackUrl=%2Faccount%2Fhandover`,
  `/account/login?RETURL=%2Faccount%2Fhandover`,
])('D53 %s is isolated from foreign windows', (path) => {
  expect(openerPolicy(path, base)).toBe('same-origin-allow-popups')
})
