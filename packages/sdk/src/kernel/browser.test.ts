import { expect, test, vi } from 'vitest'
import { browserPlatform } from './browser.ts'

test('a cleared timer does not run, and does not keep Node alive', async () => {
  const { timers } = browserPlatform('browser.test')
  const cleared = vi.fn()
  const kept = vi.fn()
  const before = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const handle = timers.setTimeout(cleared, 1)
  timers.clearTimeout(handle)
  expect(process.getActiveResourcesInfo().filter((name) => name === 'Timeout')).toHaveLength(before)
  timers.setTimeout(kept, 5)
  await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce())
  expect(cleared).not.toHaveBeenCalled()
})

test('a page without https, which lacks `crypto.randomUUID`, has UUIDs of version 4', () => {
  const missing = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
  const { random } = browserPlatform('browser.test')
  const ids = new Set(Array.from({ length: 1_000 }, random.uuid))
  expect(ids.size).toBe(1_000)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  missing.mockRestore()
})

test('a page that may use no storage, no channel and no database has a platform without them', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener() {},
    location: { href: 'about:srcdoc' },
  })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        refused()
      }
    },
  )
  const features = ['localStorage', 'sessionStorage', 'indexedDB'] as const
  const before = features.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of features) Object.defineProperty(globalThis, name, { configurable: true, get: refused })
  try {
    const { storage, sessionStorage, channel, sharedStore } = browserPlatform('browser.test')
    expect([channel, sharedStore]).toEqual([undefined, undefined])
    for (const memory of [storage, sessionStorage]) {
      memory.setItem('a', '1')
      expect(memory.getItem('a')).toBe('1')
    }
  } finally {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(globalThis, name)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
    }
    vi.unstubAllGlobals()
  }
})
