import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { designs } from '../cards/tables.ts'
import { type Asker, createPictures, onPublicPixels, publicPixels } from './pixels.ts'

const here: Asker = { address: '203.0.113.7', isGone: () => false }
const gone: Asker = { address: '203.0.113.7', isGone: () => true }

/** Occupies the queue until `end`. */
function busyQueue() {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const running = [1, 2].map((n) => onPublicPixels({ ...here, address: `busy ${n}` }, () => promise))
  return {
    async end() {
      end()
      await Promise.all(running)
    },
  }
}

describe('kept pictures', () => {
  test('are made once for all who ask at the same time, and kept', async () => {
    const pictureOf = createPictures<number>(2)
    let made = 0
    const ask = (key: string) => pictureOf(key, here, (all) => onPublicPixels(all, async () => ++made))
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
    expect(await ask('a')).toBe(1)
    expect(await ask('c')).toBe(3)
    expect(await ask('a')).toBe(4)
  })

  test('are not made once all who asked have gone, and are made for one who asks later', async () => {
    const pictureOf = createPictures<string>(9)
    const busy = busyQueue()
    const make = vi.fn(async () => 'drawn')
    const ask = (key: string, asker: Asker) => pictureOf(key, asker, (all) => onPublicPixels(all, make))
    const dropped = expect(ask('dropped', gone)).rejects.toMatchObject({ http: 408 })
    const wanted = [ask('wanted', gone), ask('wanted', here)]
    await busy.end()
    await dropped
    expect(await Promise.all(wanted)).toEqual(['drawn', 'drawn'])
    expect(make).toHaveBeenCalledTimes(1)
    expect(await ask('dropped', here)).toBe('drawn')
  })
})

describe('pictures that everybody may ask for', () => {
  let shop: TestBackend
  beforeAll(async () => {
    shop = await testBackend({ seeded: true })
  })
  afterAll(() => shop.close())
  const get = (path: string, headers: Record<string, string> = {}) =>
    shop.fetch(`http://api.localhost${path}`, { headers })
  const optimised = (url: string, query = 'w=64', headers: Record<string, string> = {}) =>
    get(`/_next/image?url=${encodeURIComponent(url)}&${query}`, headers)

  test('are drawn and encoded once, whatever else the address says', async () => {
    const queued = vi.spyOn(publicPixels, 'run')
    const ask = async (query: string) =>
      expect((await optimised(`/cdn/art/event/1.webp?v=${query.length}`, query)).status).toBe(200)
    await ask('w=64')
    // Fewer if the process has done it for another test file.
    expect(queued.mock.calls.length).toBeLessThanOrEqual(2)
    queued.mockClear()
    for (const query of ['w=64&q=75', 'w=64&q=74', 'w=64&q=80&x=1']) await ask(query)
    expect((await get('/cdn/art/event/1.webp?v=7&w=640')).status).toBe(200)
    expect(queued).not.toHaveBeenCalled()
    queued.mockRestore()
  })

  test('SEC-10 of one address wait in a share of the queue, and beyond it are refused', async () => {
    const busy = busyQueue()
    const cards = await shop.backend.db.select({ id: designs.cardId }).from(designs).limit(10)
    const asked = cards.flatMap(({ id }) =>
      [64, 128, 180, 256].map((width) => get(`/cdn/art/card/${id}.webp?w=${width}`)),
    )
    expect(asked).toHaveLength(40)
    await vi.waitFor(() => expect(publicPixels.refusalFor('127.0.0.1')).toBeDefined())
    for (const path of [
      '/cdn/art/event/resized/1_16.webp',
      '/_next/image?url=%2Fcdn%2Fart%2Fevent%2F1.webp&w=128',
    ]) {
      const reply = await get(path)
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '2'])
    }
    await busy.end()
    const drawn = (await Promise.all(asked)).filter(({ status }) => status === 200)
    // More if the process has kept one for another test file.
    expect(drawn.length).toBeGreaterThanOrEqual(32)
    expect(drawn.length).toBeLessThan(40)
  })

  test('that do not exist are 404 and write nothing to the log', async () => {
    const written = vi.spyOn(console, 'error')
    for (const path of ['/cdn/art/event/9999.webp', '/cdn/art/none/1.webp', '/cdn/none'])
      expect((await optimised(path)).status, path).toBe(404)
    expect(written).not.toHaveBeenCalled()
    expect(shop.errors).toEqual([])
  })
})
