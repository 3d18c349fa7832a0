import { describe, expect, test, vi } from 'vitest'
import { aSessionRecord, aStoredSession } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import type { KeyValueStorage } from './platform.ts'
import { memoryStorage, safeStorage } from './storage.ts'

/** A storage whose writes throw from the given index on, counted from 0. */
function filling(from: number): { storage: KeyValueStorage; inner: KeyValueStorage } {
  const inner = memoryStorage()
  let writes = 0
  return {
    inner,
    storage: {
      ...inner,
      setItem(key, value) {
        if (writes++ >= from) throw new DOMException('full', 'QuotaExceededError')
        inner.setItem(key, value)
      },
    },
  }
}

const denied: KeyValueStorage = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}

describe('safeStorage', () => {
  test('passes through while the storage works', () => {
    const inner = memoryStorage()
    const storage = safeStorage(inner, () => expect.unreachable())
    storage.setItem('a', '1')
    expect(inner.getItem('a')).toBe('1')
    inner.setItem('a', 'of another tab')
    expect(storage.getItem('a')).toBe('of another tab')
    storage.removeItem('a')
    expect(inner.getItem('a')).toBeNull()
  })

  test.each([0, 1, 2, 3, 4])('S9.11 no value is lost when it is full from write %d on', (from) => {
    const { storage: broken, inner } = filling(from)
    let warnings = 0
    const storage = safeStorage(broken, () => warnings++)
    for (let write = 0; write < 5; write++) {
      storage.setItem('user', `value ${write}`)
      expect(storage.getItem('user')).toBe(`value ${write}`)
    }
    expect(warnings).toBe(1)
    expect(inner.getItem('user')).toBeNull()
    storage.removeItem('user')
    expect(storage.getItem('user')).toBeNull()
  })

  test('S9.11 a denied storage falls back to memory and reports it once', () => {
    let warnings = 0
    const storage = safeStorage(denied, () => warnings++)
    expect(storage.getItem('a')).toBeNull()
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(storage.getItem('a')).toBeNull()
    expect(warnings).toBe(1)
  })

  test('a full storage with room again stores the value', () => {
    const inner = memoryStorage()
    let full = true
    const storage = safeStorage(
      {
        ...inner,
        setItem(key, value) {
          if (full) throw new Error('full')
          inner.setItem(key, value)
        },
      },
      () => {},
    )
    storage.setItem('a', '1')
    full = false
    storage.setItem('a', '2')
    expect(inner.getItem('a')).toBe('2')
    expect(storage.getItem('a')).toBe('2')
  })
})

describe('a client', () => {
  test.each([
    // A denied storage fails before any listener can be added.
    { state: 'denied', storage: denied, told: 0 },
    { state: 'full', storage: filling(0).storage, told: 1 },
  ])('S9.11 signs in and works until the page closes when it is $state', async ({ storage, told }) => {
    const { fandeck, logged } = testKit({ platform: { storage } })
    let events = 0
    fandeck.on('session:memory-only', () => events++)
    fandeck.session.begin(aSessionRecord())
    fandeck.session.begin(aSessionRecord({ refreshToken: 'refresh-2' }))
    expect(await fandeck.session.token('member')).toBe(aSessionRecord().accessToken)
    expect(logged.filter((line) => line.includes('could not be stored'))).toHaveLength(1)
    expect(events).toBe(told)
    expect(logged.join()).not.toContain('refresh-2')
  })

  test('S9.11 keeps the session under the key `user`, or under its own', () => {
    const main = testKit()
    main.fandeck.session.begin(aSessionRecord())
    expect(main.storage.getItem('user')).toBe(aStoredSession())
    const partner = testKit({ options: { storageKey: 'partner:user' } })
    partner.fandeck.session.begin(aSessionRecord())
    expect(partner.storage.getItem('user')).toBeNull()
    expect(partner.storage.getItem('partner:user')).toBe(aStoredSession())
  })

  test('D75 keeps the session in memory beside a value of the page, and says so once', async () => {
    const { fandeck, storage, logged } = testKit({ loggedIn: '{"name":"도원"}' })
    const told = vi.fn()
    fandeck.on('session:memory-only', told)
    expect(fandeck.session.getState().loggedIn).toBe(false)
    fandeck.session.begin(aSessionRecord())
    fandeck.session.begin(aSessionRecord({ refreshToken: 'refresh-2' }))
    expect(await fandeck.session.token('member')).toBe(aSessionRecord().accessToken)
    fandeck.session.end()
    expect(fandeck.session.record()).toBeUndefined()
    expect(storage.getItem('user')).toBe('{"name":"도원"}')
    expect(logged).toHaveLength(1)
    expect(told).toHaveBeenCalledOnce()
  })
})
