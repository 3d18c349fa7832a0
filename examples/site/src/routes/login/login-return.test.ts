import { expect, test } from 'vitest'
import { returnPath } from '../../layout/return-path.ts'
import { callbackAddress, loginSearch } from './login-return.ts'

const BASE = 'https://site.example/account/login'

test.each([
  ['?retUrl=%2Fmypage%3Ftab%3D1', '/mypage?tab=1'],
  ['?error=SessionRequired&callbackUrl=https%3A%2F%2Fsite.example%2Fmypage%3Ftab%3D1', '/mypage?tab=1'],
  [
    `?error=OAuthCallback&callbackUrl=${encodeURIComponent(callbackAddress('google', '?retUrl=%2Fmypage', BASE))}`,
    '/mypage',
  ],
  ['?callbackUrl=https%3A%2F%2Fevil.example%2Fmypage', '/'],
  ['?callbackUrl=javascript%3Aalert(1)', '/'],
  ['?retUrl=%2F%2Fevil.example', '/'],
  ['', '/'],
])('S2.9 D52 the login with %s leads to %s', (search, path) => {
  expect(returnPath(loginSearch(search, BASE), BASE)).toBe(path)
})

test('S2.9 the callback address for Google keeps the return path', () => {
  expect(callbackAddress('google', '?retUrl=%2Fmypage&error=x', BASE)).toBe(
    'https://site.example/account/login?retUrl=%2Fmypage&via=google',
  )
})
