import type { SharedMarker } from './platform.ts'

const STORE = 'markers'

/** A key-value store in IndexedDB, `undefined` without IndexedDB. Reads see the writes of other tabs immediately. */
export function createMarker(name: string): SharedMarker | undefined {
  const factory = globalThis.indexedDB
  if (!factory) return undefined

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
      request.onblocked = () => reject(new Error('IndexedDB is blocked.'))
    })
  let database: Promise<IDBDatabase> | undefined
  async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    database ??= open()
    return (await database).transaction(STORE, mode).objectStore(STORE)
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
