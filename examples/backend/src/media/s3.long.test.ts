import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { openSignedS3 } from '../../test/signed-s3.ts'
import { admitMedium } from './admit.ts'
import { plain } from './pictures.test-helper.ts'
import { itKeepsMedia } from './stores.test-helper.ts'
import { mediaStore } from './stores.ts'
import { mediaBytes } from './tables.ts'

let s3: Awaited<ReturnType<typeof openSignedS3>>
let shop: TestBackend
beforeAll(async () => {
  s3 = await openSignedS3()
  shop = await testBackend({ config: { media: s3.media } })
})
afterAll(async () => {
  await shop.close()
  await s3.close()
})

const storeWith = (media: Partial<typeof s3.media>) => {
  const { config, ...backend } = shop.backend
  return mediaStore({ ...backend, config: { ...config, media: { ...s3.media, ...media } } })
}

itKeepsMedia(() => mediaStore(shop.backend))

test('every request is signed by version 4', async () => {
  await mediaStore(shop.backend).put('signed.png', randomBytes(10))
  expect(s3.refused).toEqual([])
})

test('a medium is in the bucket, and is served from there', async () => {
  const { sha256, ext } = await admitMedium(shop.backend, await plain('png'))
  expect(await shop.backend.db.$count(mediaBytes)).toBe(0)
  const reply = await shop.fetch(`http://api.localhost/cdn/m/${sha256}.${ext}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test.each([
  ['a wrong key', () => ({ secretAccessKey: 'wrong' })],
  ['another bucket', () => ({ url: s3.media.url.replace('/media/', '/none/') })],
  ['a host that is away', () => ({ url: 'http://127.0.0.1:9/media' })],
])('%s is 503', async (_name, change) => {
  const store = storeWith(change())
  for (const work of [() => store.read('a.png'), () => store.put('a.png', randomBytes(1))]) {
    await expect(work()).rejects.toMatchObject({ http: 503, retryAfterS: 5 })
  }
})
