import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { itKeepsMedia } from './stores.test-helper.ts'
import { mediaStore } from './stores.ts'
import { mediaBytes } from './tables.ts'

const folder = mkdtempSync(join(tmpdir(), 'fandeck-media-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A backend that keeps its media in a place. */
const withMedia = ({ backend }: TestBackend, path: string) => ({
  ...backend,
  config: { ...backend.config, media: { folder: path } },
})

describe.each([
  ['PostgreSQL', undefined],
  ['PGlite', 'memory'],
])('of %s', (_name, databaseUrl) => {
  let shop: TestBackend
  beforeAll(async () => {
    shop = await testBackend(databaseUrl ? { config: { databaseUrl } } : {})
  }, 60_000)
  afterAll(() => shop.close())

  itKeepsMedia(() => mediaStore(shop.backend))

  test('puts and removes in the transaction that it joins', async () => {
    const [store, bytes] = [mediaStore(shop.backend), randomBytes(10)]
    const undone = shop.backend.db.transaction(async (tx) => {
      await store.put('undone.png', bytes, tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await store.read('undone.png')).toBeUndefined()
    await shop.backend.db.transaction((tx) => store.put('done.png', bytes, tx))
    expect(await store.read('done.png')).toEqual(bytes)
    await shop.backend.db.transaction((tx) => store.remove('done.png', tx))
    expect(await store.read('done.png')).toBeUndefined()
  })
})

describe('of a folder', () => {
  let shop: TestBackend
  beforeAll(async () => {
    shop = await testBackend()
  })
  afterAll(() => shop.close())

  itKeepsMedia(() => mediaStore(withMedia(shop, folder)))

  test('leaves no partial file and nothing in the database', async () => {
    const store = mediaStore(withMedia(shop, join(folder, 'own')))
    await Promise.all([1, 2, 3].map(() => store.put('aa11.png', randomBytes(50_000))))
    expect(await readdir(join(folder, 'own/aa'))).toEqual(['aa11.png'])
    expect(await shop.backend.db.$count(mediaBytes)).toBe(0)
  })

  test('reads and removes what the database keeps from before', async () => {
    const bytes = randomBytes(20)
    await mediaStore(shop.backend).put('before.webp', bytes)
    const store = mediaStore(withMedia(shop, folder))
    expect(await store.read('before.webp')).toEqual(bytes)
    await store.remove('before.webp')
    expect(await mediaStore(shop.backend).read('before.webp')).toBeUndefined()
  })

  test('that cannot be used is 503 with the time to ask again, and is logged', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o600)
    const store = mediaStore(withMedia(shop, file))
    for (const work of [() => store.read('aa.png'), () => store.put('aa.png', randomBytes(1))]) {
      await expect(work()).rejects.toMatchObject({ http: 503, code: 'OUTAGE', retryAfterS: 5 })
    }
    expect(shop.errors).toHaveLength(2)
    expect(shop.errors[0]).toContain('media.away')
  })
})
