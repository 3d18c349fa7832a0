import { resizedImage } from '@fandeck/sdk/images'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { admitMedium } from './admit.ts'
import { type Medium, nameOf } from './medium.ts'
import { plain } from './pictures.test-helper.ts'
import { mediaStore } from './stores.ts'
import { signedMediumUrl } from './urls.ts'

const HOUR = 3_600_000
const API = 'http://api.localhost'

let shop: TestBackend
let photograph: Medium
beforeAll(async () => {
  shop = await testBackend()
  photograph = await admitMedium(shop.backend, await plain('jpeg', 900, 600))
})
afterAll(() => shop.close())

const pathOf = (medium: Medium) => `/cdn/m/${nameOf(medium)}`
const get = (path: string, headers: Record<string, string> = {}) =>
  shop.fetch(new URL(path, API), { headers })
const pictureIn = async (reply: Response) => sharp(Buffer.from(await reply.arrayBuffer())).metadata()
const unknown = { sha256: 'a'.repeat(64), ext: 'jpg', width: 1, height: 1, colour: null } as const

describe('D91 a medium', () => {
  test('is served by its hash, never changes, and is 304 for who has it', async () => {
    const reply = await get(pathOf(photograph))
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await pictureIn(reply)).toMatchObject({ format: 'jpeg', width: 900, height: 600 })
    const again = await get(pathOf(photograph), { 'if-none-match': reply.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('S9.7 S9.9 D43 has WebP copies beside it at the offered widths only, never larger than itself', async () => {
    for (const [wanted, width] of [
      [16, 16],
      [64, 64],
      [128, 128],
      [640, 640],
      [1080, 900],
      [1920, 900],
    ] as const) {
      const kind = wanted > 128 ? 'large' : 'small'
      const reply = await get(resizedImage(API + pathOf(photograph), wanted, kind))
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await pictureIn(reply)).toMatchObject({ format: 'webp', width })
    }
    const other = await get(`/cdn/m/resized/${photograph.sha256}_641.webp`)
    expect(other.status).toBe(404)
  })

  test('S7.66 goes through the optimiser at an offered width', async () => {
    const url = encodeURIComponent(pathOf(photograph))
    const reply = await get(`/_next/image?url=${url}&w=640`, { accept: 'image/webp' })
    expect([reply.status, (await pictureIn(reply)).width]).toEqual([200, 640])
    expect((await get(`/_next/image?url=${url}&w=641`)).status).toBe(400)
  })

  test('that is unknown, or of another type, is 404 and writes nothing to the log', async () => {
    const wrong = pathOf({ ...photograph, ext: 'png' })
    const optimised = (path: string) => `/_next/image?url=${encodeURIComponent(path)}&w=640`
    for (const path of [
      pathOf(unknown),
      wrong,
      optimised(wrong),
      optimised(pathOf(unknown)),
      `/cdn/m/resized/${unknown.sha256}_640.webp`,
      pathOf(photograph).replace('.jpg', '.svg'),
      '/cdn/m/../secret.jpg',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect(shop.errors).toEqual([])
  })

  test('whose bytes the store has lost is 404', async () => {
    const lost = await admitMedium(shop.backend, await plain('png', 71, 71))
    await mediaStore(shop.backend).remove(nameOf(lost))
    for (const path of [pathOf(lost), `/cdn/m/resized/${lost.sha256}_64.webp`]) {
      expect((await get(path)).status).toBe(404)
    }
  })
})

test('a private medium has a signed address, which expires and is no other', async () => {
  const { backend, clock } = shop
  const hidden = await admitMedium(backend, await plain('png', 300, 200), { visibility: 'private' })
  const other = await admitMedium(backend, await plain('png', 301, 200), { visibility: 'private' })
  const address = signedMediumUrl(backend, hidden)
  const copy = resizedImage(address, 640)
  const optimised = (url: string) => `/_next/image?w=640&url=${encodeURIComponent(url.replace(API, ''))}`
  const addresses = [address, copy, optimised(address)]
  for (const url of addresses) {
    const reply = await get(url)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
  }
  const { search } = new URL(address)
  const later = search.replace(/until=\d+/, `until=${NOON + 999 * HOUR}`)
  for (const url of [
    pathOf(hidden),
    pathOf(hidden) + later,
    pathOf(other) + search,
    `${pathOf(hidden)}?until=x&sign=`,
  ]) {
    expect((await get(url)).status, url).toBe(404)
    expect((await get(optimised(url))).status, url).toBe(404)
  }
  clock.advance(HOUR - 1)
  expect((await get(address)).status).toBe(200)
  clock.advance(HOUR + 1)
  for (const url of addresses) {
    const reply = await get(url)
    expect([reply.status, (await reply.json()).code]).toEqual([403, 'LINK_EXPIRED'])
  }
  clock.set(NOON)
})

test('a store that is away is 503 with the time to ask again', async () => {
  const { databaseUrl, secrets } = shop.backend.config
  const away = await testBackend({
    config: { databaseUrl, secrets, media: { folder: '/dev/null' } },
  })
  try {
    for (const path of [pathOf(photograph), `/cdn/m/resized/${photograph.sha256}_640.webp`]) {
      const reply = await away.fetch(new URL(path, API))
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await reply.json()).toMatchObject({ code: 'OUTAGE' })
    }
  } finally {
    await away.close()
  }
})

test('two backends on one database show the media of each other', async () => {
  const { databaseUrl, secrets } = shop.backend.config
  const second = await testBackend({ config: { databaseUrl, secrets } })
  try {
    const medium = await admitMedium(second.backend, await plain('webp', 55, 44))
    expect((await get(pathOf(medium))).status).toBe(200)
    expect((await second.fetch(new URL(pathOf(photograph), API))).status).toBe(200)
  } finally {
    await second.close()
  }
})
