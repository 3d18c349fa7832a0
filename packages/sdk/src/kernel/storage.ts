import type { KeyValueStorage } from './platform.ts'

/** Creates a storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/**
 * Wraps a storage so that it never throws: when it is full, denied or partitioned, values stay in memory until the page
 * closes, and `onFallback` is called once.
 *
 * @see S9.11
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
          // A value that could not be replaced must not reappear as current after a reload.
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
