import { createLocks } from './locks.ts'
import type { Channel, KeyValueStorage, Platform, Visibility } from './platform.ts'
import { createSharedStore } from './shared-store.ts'
import { memoryStorage } from './storage.ts'

/** Returns a feature of the browser; a sandboxed page and blocked cookies make some throw when they are asked for. */
function permitted<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** Returns a storage of the page, or memory when it is missing or denied. */
const pageStorage = (kind: 'localStorage' | 'sessionStorage'): KeyValueStorage =>
  // Node's own storage warns on every access.
  permitted(() => (typeof document === 'undefined' ? undefined : globalThis[kind])) ?? memoryStorage()

function pageVisibility(): Visibility {
  const never = () => () => {}
  if (typeof document === 'undefined') return { visible: () => true, onReturn: never, onVisible: never }
  return {
    visible: () => document.visibilityState === 'visible',
    onReturn(listener) {
      const whenVisible = () => document.visibilityState === 'visible' && listener()
      document.addEventListener('visibilitychange', whenVisible)
      const events = ['pageshow', 'focus', 'online'] as const
      for (const event of events) window.addEventListener(event, whenVisible)
      return () => {
        document.removeEventListener('visibilitychange', whenVisible)
        for (const event of events) window.removeEventListener(event, whenVisible)
      }
    },
    onVisible(listener) {
      const whenVisible = () => document.visibilityState === 'visible' && listener()
      document.addEventListener('visibilitychange', whenVisible)
      return () => document.removeEventListener('visibilitychange', whenVisible)
    },
  }
}

function pageChannel(name: string): Channel | undefined {
  if (typeof BroadcastChannel === 'undefined' || typeof document === 'undefined') return undefined
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const heard = (event: MessageEvent) => listener(event.data)
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
  }
}

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** Returns a UUID of version 4; `crypto.randomUUID` is missing on a page without https. */
const uuid = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ ((bytes(1)[0] ?? 0) & (15 >> (Number(digit) / 4)))).toString(16),
  )

/** Returns the browser's implementation of `Platform`; safe to call outside a browser. */
export function browserPlatform(channelName: string): Platform {
  const timers: Platform['timers'] = {
    setTimeout: (run, ms) => setTimeout(run, ms),
    // A number in browsers, an object with a number in Node.
    clearTimeout: (handle) => clearTimeout(Number(handle)),
  }
  const manager = globalThis.navigator?.locks
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    storage: pageStorage('localStorage'),
    sessionStorage: pageStorage('sessionStorage'),
    sharedStore: permitted(() => createSharedStore(channelName)),
    locks: manager && createLocks(manager, timers),
    channel: permitted(() => pageChannel(channelName)),
    now: () => Date.now(),
    monotonic: () => performance.now(),
    timers,
    visibility: pageVisibility(),
    random: {
      uuid,
      bytes,
    },
    navigate: (href) => globalThis.location?.assign(href),
    openWindow: (url, name, features) => globalThis.open?.(url, name, features) ?? undefined,
    beacon: (url, body) => globalThis.navigator?.sendBeacon?.(url, body) ?? false,
    location: () => (typeof document === 'undefined' ? undefined : new URL(document.location.href)),
    logger: globalThis.console,
  }
}
