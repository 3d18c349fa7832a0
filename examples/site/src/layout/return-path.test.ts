import { signInSearch } from '@fandeck/widgets'
import { describe, expect, test } from 'vitest'
import { accountPath, returnPath, sessionRequiredPath } from './return-path.ts'

const base = 'https://fandeck.example/account/login'
const from = (retUrl: string) => returnPath(`?retUrl=${encodeURIComponent(retUrl)}`, base)

describe('returnPath', () => {
  test('keeps path, query and hash of this site', () => {
    expect(from('/drops/101?count=2#terms')).toBe('/drops/101?count=2#terms')
    expect(from('https://fandeck.example/mypage')).toBe('/mypage')
  })

  test('is home for a missing, foreign, malformed or relative address', () => {
    expect(returnPath('', base)).toBe('/')
    for (const bad of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'mypage',
    ])
      expect(from(bad)).toBe('/')
  })

  test('never leads to a page that only redirects', () => {
    expect(from('/account/login?retUrl=%2F')).toBe('/')
    expect(from('/account/logout')).toBe('/')
    expect(from('/account/verify')).toBe('/account/verify')
  })

  test('is passed on without nesting between login and logout', () => {
    const place = { pathname: '/account/login', search: '?retUrl=%2Fdrops%2F101%3Fcount%3D2', hash: '' }
    expect(accountPath('logout', place, base)).toBe('/account/logout?retUrl=%2Fdrops%2F101%3Fcount%3D2')
    expect(accountPath('login', { pathname: '/drops/101', search: '?count=2', hash: '' }, base)).toBe(
      '/account/login?retUrl=%2Fdrops%2F101%3Fcount%3D2',
    )
  })

  test('S2.21 a page that requires a member leads to the login with reason and way back', () => {
    const place = { pathname: '/mypage/point', search: '?page=2', hash: '#end' }
    const { search } = new URL(sessionRequiredPath(place, 'https://fandeck.example'), base)
    expect(new URLSearchParams(search).get('error')).toBe('SessionRequired')
    expect(returnPath(signInSearch(search, base), base)).toBe('/mypage/point?page=2#end')
    const login = { pathname: '/account/login', search, hash: '' }
    expect(accountPath('login', login, base)).toBe('/account/login?retUrl=%2Fmypage%2Fpoint%3Fpage%3D2%23end')
  })
})
