import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../kernel/storage.ts'
import { aSessionRecord, aStoredSession, aToken } from '../testing/fixtures.ts'
import { checkLevel, isVerifiedLevel, NORMAL_LEVELS, VERIFIED_LEVELS } from './levels.ts'
import { expiresAt, formatRecord, parseRecord, recordStore } from './record.ts'
import { readTokenClaims } from './token-claims.ts'

describe('S3.1 the record', () => {
  const full = aSessionRecord({ walletRefreshToken: 'wallet-1', prevSession: { access_token: 'old' } })

  test('is stored under the wire’s names', () => {
    expect(JSON.parse(formatRecord(full))).toEqual({
      access_token: full.accessToken,
      refresh_token: 'refresh-1',
      expired: '2026-11-20 12:30:00',
      wallet_refresh_token: 'wallet-1',
      prev_session: { access_token: 'old' },
    })
  })

  test('survives the round trip, with and without its optional fields', () => {
    for (const record of [full, aSessionRecord()]) expect(parseRecord(formatRecord(record))).toEqual(record)
  })

  test('is read and written under its storage key', () => {
    const storage = memoryStorage()
    const store = recordStore(storage, 'user', vi.fn())
    expect(store.read()).toBeUndefined()
    store.write(full)
    expect(store.read()).toEqual(full)
    store.remove()
    expect(storage.getItem('user')).toBeNull()
  })

  test.each(['', '도원', '{', 'null', '{"name":"도원"}', '{"access_token":"a"}', '["a"]'])(
    'D75 leaves a value of the page alone: %o',
    (value) => {
      const storage = memoryStorage()
      storage.setItem('user', value)
      const onForeign = vi.fn()
      const store = recordStore(storage, 'user', onForeign)
      store.remove()
      expect(onForeign).not.toHaveBeenCalled()
      store.write(full)
      store.write(full)
      expect(store.read()).toEqual(full)
      expect(onForeign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"user"'))
      store.remove()
      expect(store.read()).toBeUndefined()
      expect(storage.getItem('user')).toBe(value)
    },
  )

  test('D75 returns to the storage when the page has taken its value away', () => {
    const storage = memoryStorage()
    storage.setItem('user', '{"name":"도원"}')
    const store = recordStore(storage, 'user', vi.fn())
    store.write(full)
    storage.removeItem('user')
    expect(store.read()).toEqual(full)
    store.write(aSessionRecord())
    expect(parseRecord(storage.getItem('user'))).toEqual(aSessionRecord())
    expect(store.read()).toEqual(aSessionRecord())
    storage.removeItem('user')
    expect(store.read()).toBeUndefined()
  })

  test('S3.7 reports its expiry, or undefined without one', () => {
    expect(expiresAt({ expired: '2026-11-20 12:30:00' })).toBe(Date.UTC(2026, 10, 20, 3, 30))
    expect(expiresAt({})).toBeUndefined()
    expect(expiresAt({ expired: 'soon' })).toBeUndefined()
  })

  test.each(['', '{', 'null', '[]', '1', '"user"', '{}', '{"access_token":1,"refresh_token":"a"}'])(
    'of the text %o counts as missing',
    (text) => {
      expect(parseRecord(text)).toBeUndefined()
    },
  )

  test('never throws, whatever the storage contains', () => {
    const whole = aStoredSession()
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.nat(whole.length).map((n) => whole.slice(0, n)),
        ),
        (text) => {
          parseRecord(text)
        },
      ),
      { numRuns: 2000, seed: 20261120 },
    )
  })
})

describe('S3.2 token claims', () => {
  test.each([
    ['L', 'legacy'],
    ['B', 'email'],
    ['P', 'phone'],
    ['G', 'google'],
    ['K', 'kakao'],
  ] as const)('S1.5 name the login type %s, as %s, and the level', (letter, loginType) => {
    const token = aToken({ tokenUserLoginType: letter, tokenUserLevel: 'K201' })
    expect(readTokenClaims(token)).toEqual({ loginType, level: 'K201' })
  })

  test('may hold any letters: base64url is read as UTF-8', () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify({ tokenUserLoginType: 'P', tokenUserLevel: '가?>~' }),
    )
    const payload = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    expect(readTokenClaims(`a.${payload}.b`)?.level).toBe('가?>~')
  })

  test.each(['', 'a', 'a.b', 'a.%%%.c', `a.${btoa('[]')}.c`, `a.${btoa('{"tokenUserLoginType":"X"}')}.c`])(
    'of %o are none',
    (token) => {
      expect(readTokenClaims(token)).toBeUndefined()
    },
  )
})

describe('S6.8 levels', () => {
  test('are four normal and two verified ones', () => {
    expect(NORMAL_LEVELS).toEqual(['K101', 'K102', 'K103', 'F103'])
    expect(VERIFIED_LEVELS).toEqual(['K201', 'F201'])
    expect([...NORMAL_LEVELS, ...VERIFIED_LEVELS].filter(isVerifiedLevel)).toEqual(['K201', 'F201'])
    expect(isVerifiedLevel(undefined)).toBe(false)
  })

  test.each([
    { level: 'K201', unexpired: true, allowed: undefined, passes: true },
    { level: undefined, unexpired: true, allowed: undefined, passes: true },
    { level: 'K201', unexpired: true, allowed: ['K201', 'F201'], passes: true },
    { level: 'K102', unexpired: true, allowed: ['K201', 'F201'], passes: false },
    { level: undefined, unexpired: true, allowed: ['K201'], passes: false },
    { level: 'K201', unexpired: true, allowed: [], passes: false },
    { level: 'K201', unexpired: false, allowed: undefined, passes: false },
    { level: 'K201', unexpired: false, allowed: ['K201'], passes: false },
  ])(
    'S6.9 $level, unexpired $unexpired, allowed $allowed: $passes',
    ({ level, unexpired, allowed, passes }) => {
      expect(checkLevel({ level, unexpired }, allowed)).toBe(passes)
    },
  )
})
