import type { SharedStore } from './platform.ts'

const STORE = 'markers'

/** A key-value store in IndexedDB, `undefined` without IndexedDB. Reads see the writes of other tabs immediately. */
export function createSharedStore(name: string): SharedStore | undefined {
  const factory = globalThis.indexedDB
  if (!factory) return undefined

  let database: Promise<IDBDatabase> | undefined
  // A connection ends when the browser closes it or clears the site's data; the next use opens another one.
  const forget = () => {
    database = undefined
  }
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onsuccess = () => {
        const { result } = request
        result.onclose = forget
        result.onversionchange = () => {
          result.close()
          forget()
        }
        resolve(result)
      }
      request.onerror = () => reject(request.error)
      request.onblocked = () => reject(new Error('IndexedDB is blocked.'))
    })
  async function openStore(mode: IDBTransactionMode, mayRepeat = true): Promise<IDBObjectStore> {
    try {
      database ??= open()
      return (await database).transaction(STORE, mode).objectStore(STORE)
    } catch (error) {
      forget()
      if (!mayRepeat) throw error
      return openStore(mode, false)
    }
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

  return {
    async get(key) {
      const request = (await openStore('readonly')).get(key)
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(text(request.result))
        request.onerror = () => reject(request.error)
      })
    },
    async update(key, change) {
      const store = await openStore('readwrite')
      return new Promise((resolve, reject) => {
        let value = ''
        const request = store.get(key)
        request.onsuccess = () => {
          value = change(text(request.result))
          store.put(value, key)
        }
        store.transaction.oncomplete = () => resolve(value)
        store.transaction.onabort = () => reject(store.transaction.error)
      })
    },
  }
}
