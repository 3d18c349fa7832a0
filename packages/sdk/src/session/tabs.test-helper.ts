import type { Channel, KeyValueStorage, Locks, SharedStore } from '../kernel/platform.ts'
import { memoryStorage } from '../kernel/storage.ts'
import type { FakeServer } from '../testing/fake-server.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'

/** One channel end per tab; a message reaches the other tabs one turn later. */
function sharedChannel(): () => Channel {
  const ends: Set<(message: unknown) => void>[] = []
  return () => {
    const own = new Set<(message: unknown) => void>()
    ends.push(own)
    return {
      post(message) {
        for (const end of ends) {
          if (end !== own) queueMicrotask(() => end.forEach((listener) => void listener(message)))
        }
      },
      listen(listener) {
        own.add(listener)
        return () => void own.delete(listener)
      },
    }
  }
}

function sharedLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(_name, _limitMs, task) {
      const mine = last.then(task, task)
      last = mine.catch(() => {})
      return mine
    },
  }
}

function sharedMarker(): SharedStore {
  const values = new Map<string, string>()
  return {
    get: async (key) => values.get(key),
    async update(key, change) {
      const value = change(values.get(key))
      values.set(key, value)
      return value
    },
  }
}

/**
 * Tabs of one browser with shared storage, lock, marker and channel, on the first tab's server and clock. With
 * `staleReads`, each tab keeps reading what it saw first or wrote itself, as browsers may for a moment.
 */
export function tabs(count: number, stored: string, { staleReads = false } = {}) {
  const storage = memoryStorage()
  storage.setItem('user', stored)
  const channel = sharedChannel()
  const shared = { locks: sharedLocks(), sharedStore: sharedMarker() }
  const kits: TestKit[] = []
  for (let tab = 0; tab < count; tab++) {
    const first = kits[0]
    const own = first && { fetch: first.server.fetch, ...first.clock }
    let seen: string | null = stored
    const stale: KeyValueStorage = {
      getItem: (key) => (key === 'user' ? seen : storage.getItem(key)),
      setItem(key, value) {
        if (key === 'user') seen = value
        storage.setItem(key, value)
      },
      removeItem: storage.removeItem,
    }
    const view = staleReads ? stale : storage
    kits.push(testKit({ platform: { ...shared, storage: view, channel: channel(), ...own } }))
  }
  const [first] = kits
  if (!first) throw new Error('A browser has at least one tab.')
  const server: FakeServer = first.server
  return { kits, server, clock: first.clock, storage }
}
