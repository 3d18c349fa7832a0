import type { SharedMarker } from './seams.ts'

const STORE = 'markers'

/** A key-value store in IndexedDB; `undefined` where the browser has none. Reads see other tabs' writes at once. */
export function createMarker(name: string): SharedMarker | undefined {
  const factory = globalThis.indexedDB
  if (!factory) return undefined

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(STORE)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
      request.onblocked = () => reject(new Error('IndexedDB is blocked by another version of the page.'))
    })
  let database: Promise<IDBDatabase> | undefined

  async function transact<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>) {
    database ??= open()
    const store = (await database).transaction(STORE, mode).objectStore(STORE)
    return new Promise<T>((resolve, reject) => {
      const request = ask(store)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }

  return {
    async get(key) {
      const value: unknown = await transact('readonly', (store) => store.get(key))
      return typeof value === 'string' ? value : undefined
    },
    async set(key, value) {
      await transact('readwrite', (store) => store.put(value, key))
    },
  }
}
