import { afterEach, expect, test, vi } from 'vitest'
import { createSharedStore } from './shared-store.ts'

afterEach(() => vi.unstubAllGlobals())

/** A connection of the browser, with one value; a closed one refuses transactions as browsers do. */
function aConnection() {
  let open = true
  const connection = {
    onclose: () => {},
    onversionchange: () => {},
    close: () => {
      open = false
    },
    transaction() {
      if (!open) throw new DOMException('The database connection is closing.', 'InvalidStateError')
      return { objectStore: () => ({ get: () => succeeding('kept') }) }
    },
  }
  return connection
}

type Connection = ReturnType<typeof aConnection>

function succeeding(result: unknown) {
  const request = { result, onsuccess: () => {} }
  queueMicrotask(() => request.onsuccess())
  return request
}

/** An IndexedDB whose next openings fail as often as said. */
function aDatabase(failures = 0) {
  const connections: Connection[] = []
  let left = failures
  vi.stubGlobal('indexedDB', {
    open() {
      const request = { result: aConnection(), error: new Error('no disk'), onsuccess() {}, onerror() {} }
      const fails = left-- > 0
      if (!fails) connections.push(request.result)
      queueMicrotask(() => (fails ? request.onerror() : request.onsuccess()))
      return request
    },
  })
  return { connections, marker: createSharedStore('test') }
}

test('one connection serves every use', async () => {
  const { marker, connections } = aDatabase()
  for (let use = 0; use < 3; use++) expect(await marker?.get('key')).toBe('kept')
  expect(connections).toHaveLength(1)
})

test.each([
  [
    'the browser has closed it',
    (one: Connection) => {
      one.close()
      one.onclose()
    },
  ],
  ['the browser clears the data of the site', (one: Connection) => one.onversionchange()],
  ['it has ended without a word', (one: Connection) => one.close()],
])('a new connection is opened after %s', async (_, end) => {
  const { marker, connections } = aDatabase()
  await marker?.get('key')
  for (const one of connections) end(one)
  expect(await marker?.get('key')).toBe('kept')
  expect(connections).toHaveLength(2)
})

test('a clearing of the data does not wait for this page', async () => {
  const { marker, connections } = aDatabase()
  await marker?.get('key')
  connections[0]?.onversionchange()
  expect(() => connections[0]?.transaction()).toThrow('closing')
})

test('a failed opening is not kept', async () => {
  const { marker } = aDatabase(2)
  await expect(marker?.get('key')).rejects.toThrow('no disk')
  expect(await marker?.get('key')).toBe('kept')
})
