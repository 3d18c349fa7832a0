import { describe, expect, test } from 'vitest'
import { safeUrl } from './url.ts'

const base = 'https://site.example/account/login?retUrl=%2F'
const allow = ['https://shop.example']

describe('D52 safeUrl accepts', () => {
  test.each([
    ['/', 'https://site.example/'],
    ['/mypage', 'https://site.example/mypage'],
    ['/drops/1?tab=cards#top', 'https://site.example/drops/1?tab=cards#top'],
    ['/search?q=%EC%86%8C%ED%95%98', 'https://site.example/search?q=%EC%86%8C%ED%95%98'],
    ['/a/../b', 'https://site.example/b'],
    ['/?next=https://evil.example', 'https://site.example/?next=https://evil.example'],
    ['https://site.example/event', 'https://site.example/event'],
    ['HTTPS://SITE.EXAMPLE/event', 'https://site.example/event'],
    ['https://shop.example/cart', 'https://shop.example/cart'],
  ])('%s', (target, address) => {
    expect(safeUrl(target, { base, allow })).toBe(address)
  })

  test.each(['http://localhost:5173/a', 'http://127.0.0.1:5173/a', 'http://[::1]:5173/a'])(
    'http on localhost: %s',
    (target) => {
      expect(safeUrl(target, { base: new URL('/', target).href })).toBe(target)
    },
  )
})

describe('D52 safeUrl refuses', () => {
  test.each([
    '',
    ' ',
    'mypage',
    './mypage',
    '../mypage',
    '?a=1',
    '#top',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://site.example//evil.example',
    'https://shop.example//evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' https://site.example/',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://evil.example',
    'https://site.example.evil.example/',
    'https://site.example@evil.example/',
    'https://fan:secret@site.example/',
    'https://fan@site.example/',
    'https://site.example:8443/',
    'http://site.example/',
    'https://sub.site.example/',
    'https://shop.example.evil.example/',
    'http://shop.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    'ftp://site.example/',
    'https://[bad',
    'https://',
    '/\u0000',
    '/a\u007f',
    '/a\u0085b',
    '/\u2028',
  ])('%o', (target) => {
    expect(safeUrl(target, { base, allow })).toBeUndefined()
  })

  test.each([undefined, null, 1, {}, ['/mypage'], new URL('https://site.example/')])(
    'a value that is not text: %o',
    (target) => {
      expect(safeUrl(target, { base, allow })).toBeUndefined()
    },
  )

  test('an `allow` entry that is no exact origin', () => {
    expect(safeUrl('https://shop.example/', { base, allow: ['https://shop.example/', '*'] })).toBeUndefined()
  })
})
