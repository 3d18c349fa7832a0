import type { KeyValueStorage } from './platform.ts'

/** A storage that lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/**
 * A storage that never throws: when the browser's one is full, denied or partitioned, values live in memory until
 * the page closes, and `onFallback` hears of it once.
 *
 * @see spec §9 local storage (S9.11)
 */
export function safeStorage(storage: KeyValueStorage, onFallback: (error: unknown) => void): KeyValueStorage {
  const memory = memoryStorage()
  let told = false
  const attempt = <T>(act: () => T, otherwise: () => T): T => {
    try {
      return act()
    } catch (error) {
      if (!told) onFallback(error)
      told = true
      return otherwise()
    }
  }
  return {
    getItem: (key) =>
      memory.getItem(key) ??
      attempt(
        () => storage.getItem(key),
        () => null,
      ),
    setItem(key, value) {
      attempt(
        () => {
          storage.setItem(key, value)
          memory.removeItem(key)
        },
        () => {
          memory.setItem(key, value)
          // What could not be replaced must not come back after a reload as if it were current.
          attempt(
            () => storage.removeItem(key),
            () => {},
          )
        },
      )
    },
    removeItem(key) {
      memory.removeItem(key)
      attempt(
        () => storage.removeItem(key),
        () => {},
      )
    },
  }
}
