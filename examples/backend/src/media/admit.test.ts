import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { admitMedium, mediaBySources } from './admit.ts'
import { nameOf } from './medium.ts'
import { bomb, boxed, plain, sideways } from './pictures.test-helper.ts'
import { mediaStore } from './stores.ts'
import { media } from './tables.ts'

let shop: TestBackend
beforeAll(async () => {
  shop = await testBackend()
})
afterAll(() => shop.close())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const rowsOf = (address: string) => shop.backend.db.select().from(media).where(eq(media.sha256, address))

describe('D91 an admitted medium', () => {
  test('has its average colour, unless parts of it are transparent', async () => {
    const { colour } = await admitMedium(shop.backend, await sideways('#8a1c2f'))
    const channels = [0, 2, 4].map((at) => Number.parseInt(String(colour).slice(at, at + 2), 16))
    for (const [at, wanted] of [0x8a, 0x1c, 0x2f].entries())
      expect(Math.abs((channels[at] ?? 0) - wanted), String(colour)).toBeLessThan(8)
    const create = { width: 40, height: 30, channels: 4, background: '#ff000080' } as const
    const glass = await sharp({ create }).png().toBuffer()
    expect(await admitMedium(shop.backend, glass)).toMatchObject({ ext: 'png', colour: null })
    const grey = await sharp({ create: { ...create, channels: 3, background: '#777' } })
      .toColourspace('b-w')
      .png()
      .toBuffer()
    expect(await admitMedium(shop.backend, grey)).toMatchObject({ colour: '777777' })
  })

  test('is upright, has no EXIF and no place, and its address is the hash of what is stored', async () => {
    const sent = await sideways()
    expect(await sharp(sent).metadata()).toMatchObject({ width: 90, height: 60, orientation: 6 })
    expect(sent.includes('EXIF-MARK')).toBe(true)
    const medium = await admitMedium(shop.backend, sent)
    expect(medium).toMatchObject({ ext: 'jpg', width: 60, height: 90 })
    const stored = await mediaStore(shop.backend).read(nameOf(medium))
    if (!stored) throw new Error('the store has no bytes')
    expect(sha256(stored)).toBe(medium.sha256)
    const { width, height, exif, orientation } = await sharp(stored).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 60,
      height: 90,
      exif: undefined,
      orientation: undefined,
    })
    expect(stored.includes('EXIF-MARK')).toBe(false)
    expect(await rowsOf(medium.sha256)).toMatchObject([
      { visibility: 'public', stored: true, bytes: stored.length },
    ])
  })

  test('is found by the hash of the file that was sent, and is not encoded again', async () => {
    const { db } = shop.backend
    const sent = await sideways('#006341')
    expect(await mediaBySources(db, [sha256(sent)])).toEqual(new Map())
    const first = await admitMedium(shop.backend, sent)
    const again = await admitMedium(shop.backend, sent)
    expect(again).toEqual(first)
    expect(await mediaBySources(db, [sha256(sent), sha256(Buffer.from('other'))])).toEqual(
      new Map([[sha256(sent), first]]),
    )
    expect(await rowsOf(first.sha256)).toHaveLength(1)
  })

  test('of two files that differ in their EXIF only is one, found by both', async () => {
    const marked = await sideways('#222222')
    const other = await sharp(marked)
      .keepMetadata()
      .withExifMerge({ IFD0: { Artist: 'ANOTHER' } })
      .jpeg()
      .toBuffer()
    const bare = await sharp(marked).rotate().jpeg({ quality: 90 }).toBuffer()
    const found = [marked, other, bare]
    for (const file of found) await admitMedium(shop.backend, file)
    const known = await mediaBySources(shop.backend.db, found.map(sha256))
    expect(known.size).toBe(3)
    expect(known.get(sha256(marked))).toEqual(known.get(sha256(other)))
  })

  test('of two requests at the same time is one', async () => {
    const sent = await plain('png', 61, 47)
    const answers = await Promise.all([1, 2, 3].map(() => admitMedium(shop.backend, sent)))
    expect(new Set(answers.map((one) => one.sha256)).size).toBe(1)
    expect(await rowsOf(answers[0]?.sha256 ?? '')).toHaveLength(1)
  })

  test('stays public when it is sent as private later, and a private one can become public', async () => {
    const [open, closed] = [await plain('webp', 33, 33), await plain('webp', 34, 34)]
    const first = await admitMedium(shop.backend, open)
    await admitMedium(shop.backend, open, { visibility: 'private' })
    expect(await rowsOf(first.sha256)).toMatchObject([{ visibility: 'public' }])
    const second = await admitMedium(shop.backend, closed, { visibility: 'private' })
    expect(await rowsOf(second.sha256)).toMatchObject([{ visibility: 'private' }])
    await admitMedium(shop.backend, closed)
    expect(await rowsOf(second.sha256)).toMatchObject([{ visibility: 'public' }])
  })

  test.each([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
    ['gif', 'png'],
  ] as const)('of the type %s is stored as %s', async (type, ext) => {
    expect(await admitMedium(shop.backend, await plain(type, 50, 20))).toMatchObject({
      ext,
      width: 50,
      height: 20,
    })
  })

  test('is at most 4,096 px long', async () => {
    expect(await admitMedium(shop.backend, await plain('png', 6000, 300))).toMatchObject({
      width: 4096,
      height: 205,
    })
  })
})

describe('a file is refused with its remedy', () => {
  const text = (words: string) => Buffer.from(words)
  const animated = () => {
    const frames = randomBytes(8 * 16 * 3)
    return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif({ delay: [100, 100] })
      .toBuffer()
  }
  const files: [string, () => Buffer | Promise<Buffer>, string, RegExp][] = [
    ['HEIC', () => boxed('heic', 'mif1'), 'MEDIUM_HEIC', /JPG로 저장해 다시 올려 주세요/],
    ['HEIF of general brands', () => boxed('mif1', 'heix'), 'MEDIUM_HEIC', /JPG로 저장해/],
    ['SVG', () => text('<svg onload="alert(1)"/>'), 'MEDIUM_SVG', /PNG로 저장해/],
    ['SVG after a declaration', () => text('\ufeff <?xml version="1.0"?><svg/>'), 'MEDIUM_SVG', /PNG로/],
    ['ZIP', () => text('PK\x03\x04 photographs'), 'MEDIUM_ZIP', /압축을 풀고/],
    ['MP4', () => boxed('isom', 'avc1'), 'MEDIUM_FILM', /사진을 올려 주세요/],
    ['an animation', animated, 'MEDIUM_ANIMATED', /한 장면을/],
    ['a page', () => text('<html><script>alert(1)</script>'), 'MEDIUM_FORMAT', /사진 파일이 아니에요/],
    ['nothing', () => text(''), 'MEDIUM_FORMAT', /사진 파일이 아니에요/],
    ['60,000 px', () => bomb(60_000), 'MEDIUM_PIXELS', /4천만 화소 이하로/],
    ['more than 20 MB', () => Buffer.alloc(20 * 1024 * 1024 + 1, 0xff), 'MEDIUM_TOO_LARGE', /크기를 줄여/],
    [
      'a truncated JPEG',
      async () => (await plain('jpeg', 400, 400)).subarray(0, 700),
      'MEDIUM_BROKEN',
      /다시 저장해/,
    ],
    ['a JPEG in name only', () => Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]), 'MEDIUM_BROKEN', /다시 저장해/],
  ]
  test.each(files)('%s', async (_name, file, code, remedy) => {
    const before = await shop.backend.db.$count(media)
    const refused = admitMedium(shop.backend, await file())
    await expect(refused).rejects.toMatchObject({ code, message: expect.stringMatching(remedy) })
    expect(await shop.backend.db.$count(media)).toBe(before)
  })

  test('a bomb of 60,000 px is not decoded', async () => {
    const before = process.memoryUsage().rss
    const began = performance.now()
    await expect(admitMedium(shop.backend, bomb(60_000))).rejects.toMatchObject({ http: 400 })
    expect(performance.now() - began).toBeLessThan(2000)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })
})
