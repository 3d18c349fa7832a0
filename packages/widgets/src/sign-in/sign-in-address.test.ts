import { expect, test } from 'vitest'
import { signInCallback, signInReturn, signInSearch, signInVisit } from './sign-in-address.ts'

const BASE = 'https://site.example/account/login'
const ofGoogle = encodeURIComponent(signInCallback('google', '?retUrl=%2Fmypage', BASE))

test.each([
  ['?retUrl=%2Fmypage%3Ftab%3D1', '/mypage?tab=1'],
  ['?error=SessionRequired&callbackUrl=https%3A%2F%2Fsite.example%2Fmypage%3Ftab%3D1', '/mypage?tab=1'],
  [`?error=OAuthCallback&callbackUrl=${ofGoogle}`, '/mypage'],
  ['?callbackUrl=https%3A%2F%2Fevil.example%2Fmypage', undefined],
  ['?callbackUrl=javascript%3Aalert(1)', undefined],
  ['?retUrl=%2F%2Fevil.example', undefined],
  ['?retUrl=https%3A%2F%2Fsite.example%2F%2Fevil.example', undefined],
  ['', undefined],
])('S2.9 D52 the sign-in with %s leads to %s', (search, path) => {
  expect(signInReturn(search, BASE)).toBe(path)
})

test('S2.9 the query keeps the way back alone', () => {
  expect(signInSearch('?error=x&retUrl=%2Fmypage', BASE)).toBe('?retUrl=%2Fmypage')
  expect(signInSearch('?error=x', BASE)).toBe('')
})

test('S2.9 the callback address for Google keeps the return path and the page’s own parameters', () => {
  expect(signInCallback('google', '?retUrl=%2Fmypage&error=x', BASE)).toBe(
    'https://site.example/account/login?retUrl=%2Fmypage&via=google',
  )
  expect(signInCallback('kakao', '?lang=en', BASE)).toBe(
    'https://site.example/account/login?lang=en&via=kakao',
  )
})

test.each([
  ['?via=google', true],
  ['?via=newsletter', false],
  ['?via=kakao&error=OAuthCallback', false],
  ['', false],
])('S7.62 %s is a return: %s', (search, returning) => {
  expect(signInVisit(search).returning).toBe(returning)
})
